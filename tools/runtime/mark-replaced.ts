import type { Pool } from 'pg'

/**
 * Has the queue mark a job whose key the next one takes, with a revision below none. The next has its work, and the library sets it
 * beyond its tries: where it then fails, or its worker ends, only the mark tells it from a job that was given up, and the worker
 * removes it (lib/server/worker/held-jobs.ts). The library's table is no model of Prisma's, and on a new database no migration finds it yet.
 */
export async function markReplaced(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `SELECT 1 FROM pg_trigger WHERE tgrelid = 'graphile_worker._private_jobs'::regclass AND tgname = 'callslip_mark_replaced'`,
  )
  if (rowCount === 1) return
  // In one transaction, as several statements of one text are.
  await pool.query(`
    CREATE OR REPLACE FUNCTION graphile_worker.callslip_mark_replaced() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN NEW.revision := -1; RETURN NEW; END';
    CREATE TRIGGER callslip_mark_replaced BEFORE UPDATE OF key ON graphile_worker._private_jobs
    FOR EACH ROW WHEN (OLD.key IS NOT NULL AND NEW.key IS NULL) EXECUTE FUNCTION graphile_worker.callslip_mark_replaced()`)
}
