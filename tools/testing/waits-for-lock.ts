import { getDb } from '#lib/db.ts'

/** Whether a statement of this database waits for a lock. */
export async function waitsForLock(): Promise<boolean> {
  const [row] = await getDb().$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  return (row?.n ?? 0) > 0
}
