import type pg from 'pg'
import { newClient, type Database } from '#lib/connection.ts'
import { ReadIndex } from '#lib/read-index.ts'

/** A place in what the primary writes down, and since when that primary has been running, which tells it from any other. */
export type Position = { run: string; at: bigint }

type Seen = { standby: boolean; at: string | null; run: string | null; proof: string | null; behind: number }
type Process = { pid: number; since: string; standby: boolean }
/** Has the primary write down the next number, which is the proof. */
type Prove = () => Promise<bigint>

// A position alone proves nothing: servers that have gone different ways since a failover have the same ones. So the primary
// notes since when it runs, and a number anew for each run that is opened: who shows both has replayed what this primary wrote
// after it was asked to.
const lookAt = `SELECT pg_is_in_recovery() AS standby, (pg_last_wal_replay_lsn() - '0/0')::text AS at,
  extract(epoch FROM noted.started_at)::text AS run, noted.proof::text AS proof,
  coalesce(extract(epoch FROM now() - pg_last_xact_replay_timestamp()), 0)::float8 AS behind
  FROM (SELECT) AS always LEFT JOIN primary_runs noted ON noted.id = 1`
const processAt = `SELECT pg_backend_pid() AS pid, extract(epoch FROM pg_postmaster_start_time())::text AS since,
  pg_is_in_recovery() AS standby`

/** What is wrong with one that takes changes: nothing, where all hosts of a cluster are named. */
export const noReplica = 'it is no replica'

const everyMs = 1_000
const patienceMs = 2_000
const longestPauseMs = 16

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function processOf(client: pg.ClientBase): Promise<string> {
  const [found] = (await client.query<Process>(processAt)).rows
  // The process that the server named when the session began; a pooler names one that it has made up.
  if (!found || found.pid !== Reflect.get(client, 'processID')) throw new Error('a pooler is in between')
  if (!found.standby) throw new Error(noReplica)
  return found.since
}

/**
 * A replica for as long as its server runs: meanwhile its position only grows. One that has started again may be where it was
 * some time ago, and is another run.
 */
export class ReplicaRun {
  readonly #asker: pg.Client
  readonly #since: string
  readonly #proof: bigint
  readonly #looks = new ReadIndex(() => this.#look())
  readonly #timer: NodeJS.Timeout
  readonly #end = Promise.withResolvers<string>()
  #seen: Seen | undefined
  #isOpen = true

  private constructor(asker: pg.Client, since: string, proof: bigint) {
    this.#asker = asker
    this.#since = since
    this.#proof = proof
    asker.once('end', () => this.end('the connection ended'))
    // So that one that is silent, or a primary by now, is noticed by those who had its answer before.
    this.#timer = setInterval(() => void this.#looks.get().catch(() => {}), everyMs).unref()
  }

  /** Rejects where it doesn't answer, or isn't one. */
  static async open(database: Database, prove: Prove): Promise<ReplicaRun> {
    const asker = newClient(database, { application_name: 'callslip replica', query_timeout: patienceMs })
    try {
      await asker.connect()
      const since = await processOf(asker)
      const run = new ReplicaRun(asker, since, await prove())
      await run.#looks.get()
      return run
    } catch (error) {
      asker.end().catch(() => {})
      throw error
    }
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** With the reason, once it is over. */
  get ended(): Promise<string> {
    return this.#end.promise
  }

  get seen(): Readonly<Seen> | undefined {
    return this.#seen
  }

  /** Whether it is known to have all up to there. */
  has({ run, at }: Position): boolean {
    const seen = this.#seen
    if (!this.#isOpen || seen?.run !== run || seen.proof === null || seen.at === null) return false
    return BigInt(seen.proof) >= this.#proof && BigInt(seen.at) >= at
  }

  /** Whether it gets there soon. */
  async reaches(position: Position, withinMs: number): Promise<boolean> {
    const until = performance.now() + withinMs
    for (let wait = 1; this.#isOpen; wait = Math.min(wait * 2, longestPauseMs)) {
      const left = until - performance.now()
      if (left <= 0) return false
      await Promise.race([this.#looks.get().catch(() => {}), pause(left)])
      if (this.has(position)) return true
      await pause(wait)
    }
    return false
  }

  /** Brings up to date what is known of it. */
  look(): Promise<unknown> {
    return this.#looks.get()
  }

  /** Rejects a connection that leads elsewhere. */
  async admit(client: pg.ClientBase): Promise<void> {
    const since = await processOf(client)
    if (since !== this.#since) this.end('another server answers')
    if (!this.#isOpen) throw new Error('the replica has ended')
  }

  end(why: string): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    clearInterval(this.#timer)
    this.#end.resolve(why)
    this.#asker.end().catch(() => {})
    this.#asker.connection.stream.destroy()
  }

  async #look(): Promise<void> {
    try {
      const [seen] = (await this.#asker.query<Seen>(lookAt)).rows
      if (!seen?.standby) throw new Error(noReplica)
      this.#seen = seen
    } catch (error) {
      this.end(error instanceof Error ? error.message : String(error))
      throw error
    }
  }
}
