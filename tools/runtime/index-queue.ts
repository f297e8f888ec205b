import type { Client } from 'pg'
import type { Patience } from './patience.ts'

/**
 * Of the jobs that wait, few are in somebody's hands or have failed once, and the worker looks for those every second. The library
 * indexes what is due alone. Its table is no model of Prisma's, and on a new database no migration finds it yet.
 */
const indexes = {
  callslip_jobs_taken: '(locked_at) WHERE locked_at IS NOT NULL',
  callslip_jobs_tried_again: '(task_id) WHERE attempts > 1',
}

/**
 * Gives the queue's table what it lacks of them, while others use it; what a run that was broken off left is built again. Like any
 * index that is built so it waits for transactions that began before it.
 */
export async function indexQueue(client: Client, { say }: Pick<Patience, 'say'>): Promise<void> {
  for (const [name, what] of Object.entries(indexes)) {
    const { rows } = await client.query<{ valid: boolean }>(
      'SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)',
      [`graphile_worker.${name}`],
    )
    if (rows[0]?.valid) continue
    if (rows[0]) say(`The queue: a run that was broken off has left "${name}" behind; it is built again.`)
    await client.query(`DROP INDEX CONCURRENTLY IF EXISTS graphile_worker.${name}`)
    await client.query(`CREATE INDEX CONCURRENTLY ${name} ON graphile_worker._private_jobs ${what}`)
  }
}
