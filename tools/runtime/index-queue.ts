import type { Client } from 'pg'
import { buildIndex } from './build-index.ts'
import type { Patience } from './patience.ts'

/**
 * Of the jobs that wait, few are in somebody's hands, have failed once or were replaced, and the worker looks for those all the time. The library
 * indexes what is due alone. Its table is no model of Prisma's, and on a new database no migration finds it yet.
 */
const indexes = {
  callslip_jobs_taken: '(locked_at) WHERE locked_at IS NOT NULL',
  callslip_jobs_tried_again: '(task_id) WHERE attempts > 1',
  callslip_jobs_replaced: '(id) WHERE revision < 0',
}

/** Gives the queue's table what it lacks of them. */
export async function indexQueue(client: Client, patience: Pick<Patience, 'say'>): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) {
    const index = `"graphile_worker"."${name}"`
    const { rowCount } = await client.query(
      'SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND indisvalid',
      [index],
    )
    const sql = `CREATE INDEX CONCURRENTLY "${name}" ON graphile_worker._private_jobs ${columns}`
    if (rowCount === 0) await buildIndex(client, { index, sql, what: 'The queue' }, patience)
  }
}
