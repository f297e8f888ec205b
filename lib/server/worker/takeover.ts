import type pg from 'pg'
import { newConnection, openConnection } from '#lib/db.ts'
import { log } from '#lib/log.ts'
import { ClockWatch } from '#lib/server/worker/clock-set-back.ts'
import { dropReplaced, isLongAgo, type HeldJobs } from '#lib/server/worker/held-jobs.ts'

const sweepEveryMs = 1000
/** A worker's own strays are rare, and nobody's death: every so many sweeps is soon enough. */
const straysEvery = 5

/**
 * Takes over what a killed worker left locked. Each worker holds, on a connection of its own, an advisory lock named after
 * the pool of each of its crews; the server drops them the moment the process is gone. A pool that still has jobs and whose lock is
 * free is dead.
 */
export class Takeover {
  readonly #poolIds: readonly string[]
  readonly #held: HeldJobs
  #client: pg.Client | undefined
  #clock = new ClockWatch()
  #timer: NodeJS.Timeout | undefined
  #sweeps = 0
  #stopped = false

  constructor(poolIds: readonly string[], held: HeldJobs) {
    this.#poolIds = poolIds
    this.#held = held
  }

  async start(): Promise<void> {
    await this.#connect()
    // Whoever starts in the place of one that was killed has been waited for long enough.
    this.#plan(0)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#client?.end().catch(() => {})
  }

  async #connect(): Promise<pg.Client> {
    // A lost session of our own may have the lock until the server notices: a try that waited longer than we do would go on there.
    const client = newConnection('callslip takeover', { lock_timeout: '3000' })
    client.on('error', () => {
      if (this.#client === client) this.#client = undefined
    })
    await openConnection(client, () =>
      client.query('SELECT pg_advisory_lock(hashtextextended(pool, 0)) FROM unnest($1::text[]) pool', [this.#poolIds]),
    )
    this.#client = client
    // It may be another server's by now.
    this.#clock = new ClockWatch()
    return client
  }

  #plan(afterMs = sweepEveryMs) {
    this.#timer = setTimeout(() => {
      void this.#sweep()
        .catch((error: unknown) =>
          log.warn('takeover sweep failed', { cause: error instanceof Error ? error.message : String(error) }),
        )
        .finally(() => this.#stopped || this.#plan())
    }, afterMs)
  }

  async #sweep(): Promise<void> {
    // After a lost connection our own lock is gone too; until it is back, another worker may repeat our jobs, no more.
    const client = this.#client ?? (await this.#connect())
    // A pool takes its lock just after it is made; its first seconds are not evidence.
    const { rows } = await client.query<{ pool: string }>(
      `SELECT DISTINCT pool FROM (
         SELECT locked_by AS pool, locked_at FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL
         UNION ALL SELECT locked_by, locked_at FROM graphile_worker._private_job_queues WHERE locked_by IS NOT NULL) l
       WHERE pool <> ALL ($1::text[]) AND ${isLongAgo('2 seconds')}`,
      [this.#poolIds],
    )
    for (const { pool } of rows) {
      const got = await client.query<{ free: boolean }>(
        'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS free',
        [pool],
      )
      if (!got.rows[0]?.free) continue
      await client.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [[pool]])
      await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [pool])
      log.info('took over the jobs of a dead worker', { pool })
    }
    this.#sweeps += 1
    if (this.#sweeps % straysEvery !== 0) return
    await this.#clock.look(client)
    await this.#held.freeStrays(client, this.#poolIds)
    await this.#held.freeQueues(client, this.#poolIds)
    await dropReplaced(client)
  }
}
