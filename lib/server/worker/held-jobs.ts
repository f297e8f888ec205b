import type { WorkerEvents } from 'graphile-worker'
import type { Client } from 'pg'
import { log } from '#lib/log.ts'

/**
 * That a lock wasn't taken just now: what is under way may not be written down yet. One of a time to come was taken before the
 * database's clock was set back, and is as old as any.
 */
export const isLongAgo = (span: string) =>
  `locked_at NOT BETWEEN now() - interval '${span}' AND now() + interval '${span}'`

/**
 * Removes what was replaced while it ran (tools/runtime/mark-replaced.ts) and isn't gone with its end, for it failed or its worker is
 * gone: its successor has the work, and it would count as given up for good.
 */
export async function dropReplaced(client: Client): Promise<void> {
  await client.query('DELETE FROM graphile_worker._private_jobs WHERE revision < 0 AND locked_at IS NULL')
}

/**
 * What this worker has in hand, as opposed to what the database says it has: where a connection ended between the two, a job stays
 * locked by a worker that lives and knows nothing of it.
 */
export class HeldJobs {
  /** By the id of the job: its queue's, where it has one. */
  readonly #held = new Map<string, string | undefined>()
  #strays: ReadonlySet<string> = new Set()

  /** Listens to what a crew takes and gives back. */
  watch(events: WorkerEvents): void {
    events.on('localQueue:getJobs:complete', ({ jobs }) =>
      jobs.forEach(({ id, job_queue_id: queue }) => this.#held.set(id, queue === null ? undefined : String(queue))),
    )
    events.on('localQueue:returnJobs', ({ jobs }) => jobs.forEach(({ id }) => this.#held.delete(id)))
    events.on('job:complete', ({ job }) => this.#held.delete(job.id))
  }

  /** Frees what was locked and in nobody's hand at the last call as well: in between, what was just finished is written down. */
  async freeStrays(client: Client, poolIds: readonly string[]): Promise<void> {
    const { rows } = await client.query<{ id: string }>(
      `SELECT id::text FROM graphile_worker._private_jobs
       WHERE locked_by = ANY ($1::text[]) AND ${isLongAgo('5 seconds')} AND id <> ALL ($2::bigint[])`,
      [poolIds, [...this.#held.keys()]],
    )
    const lasting = rows.map(({ id }) => id).filter((id) => this.#strays.has(id))
    this.#strays = new Set(rows.map(({ id }) => id))
    if (lasting.length === 0) return
    await client.query(
      `WITH freed AS (
         UPDATE graphile_worker._private_jobs SET locked_by = NULL, locked_at = NULL
         WHERE id = ANY ($2::bigint[]) AND locked_by = ANY ($1::text[]) RETURNING job_queue_id)
       UPDATE graphile_worker._private_job_queues q SET locked_by = NULL, locked_at = NULL
       FROM freed f WHERE q.id = f.job_queue_id AND q.locked_by = ANY ($1::text[])`,
      [poolIds, lasting],
    )
    log.warn('freed jobs that this worker had locked and did not have', { jobs: lasting.length })
  }

  /**
   * Frees queues that are locked for no job: the job was in two workers' hands, as after a lost connection, and whoever finished it
   * first removed it without the other's lock. The other finds no job any more whose queue it could free, and everything after it
   * in the queue would wait for this worker's end.
   */
  async freeQueues(client: Client, poolIds: readonly string[]): Promise<void> {
    const { rowCount } = await client.query(
      `UPDATE graphile_worker._private_job_queues q SET locked_by = NULL, locked_at = NULL
       WHERE locked_by = ANY ($1::text[]) AND ${isLongAgo('5 seconds')} AND id <> ALL ($2::bigint[])
         AND NOT EXISTS (SELECT FROM graphile_worker._private_jobs j
           WHERE j.job_queue_id = q.id AND j.locked_by = ANY ($1::text[]) AND j.locked_at IS NOT NULL)`,
      [poolIds, [...this.#held.values()].filter((queue) => queue !== undefined)],
    )
    if (rowCount) log.warn('freed queues that this worker had locked for no job', { queues: rowCount })
  }
}
