import type pg from 'pg'
import { DatabaseClient } from '#lib/database-client.ts'
import { openPool, requestLimits, type Database } from '#lib/connection.ts'
import { openPrisma, type Db } from '#lib/db.ts'
import { lastingPool, statementName, type Ask } from '#lib/driver.ts'
import { getEnv } from '#lib/env.ts'
import { causeOf, log } from '#lib/log.ts'
import { ReplicaRun } from '#lib/replica-run.ts'

const restMs = { ended: 5_000, behind: 2_000 }

/** A server of DATABASE_REPLICA_URL, which is there or isn't. */
export class Replica {
  readonly name: string
  readonly #pool: pg.Pool
  readonly ask: Ask
  readonly #database: Database
  readonly #prove: () => Promise<bigint>
  readonly #clients = new Set<DatabaseClient>()
  #db: Db | undefined
  #run: ReplicaRun | undefined
  #opening: Promise<void> | undefined
  #restsUntil = 0
  #failure: string | undefined = 'it has not been reached yet'
  #isClosed = false

  constructor(name: string, database: Database, prove: () => Promise<bigint>) {
    this.name = name
    this.#database = database
    this.#prove = prove
    const admit = async (client: pg.ClientBase) => {
      if (client instanceof DatabaseClient) {
        this.#clients.add(client)
        client.once('end', () => void this.#clients.delete(client))
      }
      if (!this.#run) throw new Error('the replica has ended')
      await this.#run.admit(client)
    }
    this.#pool = openPool(database, {
      settings: { ...requestLimits, TimeZone: 'UTC', default_transaction_read_only: 'on' },
      max: getEnv().DATABASE_POOL,
      application_name: 'callslip reads',
      // The pool waits for it, whatever its types say.
      onConnect: admit as (client: pg.ClientBase) => void,
    })
    this.ask = lastingPool(this.#pool)
  }

  get db(): Db {
    return (this.#db ??= openPrisma(this.#pool, statementName))
  }

  /** Its run, unless it is left alone. Where it isn't there it is looked for, and nobody waits for that. */
  get run(): ReplicaRun | undefined {
    if (performance.now() < this.#restsUntil) return undefined
    if (!this.#run) void this.reopen()
    return this.#run
  }

  /** The same, whether it is left alone or not. */
  get current(): ReplicaRun | undefined {
    return this.#run
  }

  /** Why it isn't asked just now; undefined where it is. */
  get failure(): string | undefined {
    return this.#failure
  }

  /** Left alone for a moment, and its run goes on: it will catch up. */
  leave(): void {
    this.#restsUntil = performance.now() + restMs.behind
    this.#note('it is behind')
  }

  reopen(): Promise<void> {
    return (this.#opening ??= this.#open().finally(() => (this.#opening = undefined)))
  }

  /** That it answers in time again. */
  praise(): void {
    this.#note(undefined)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#opening
    this.#run?.end('this process ends')
    await this.#db?.$disconnect()
    await this.#pool.end()
  }

  async #open(): Promise<void> {
    if (this.#run || this.#isClosed) return
    try {
      const run = await ReplicaRun.open(this.#database, this.#prove)
      this.#run = run
      this.#restsUntil = 0
      this.#note(undefined)
      void run.ended.then((why) => this.#forget(why))
    } catch (error) {
      this.#forget(causeOf(error))
    }
  }

  #forget(why: string): void {
    this.#run = undefined
    this.#restsUntil = performance.now() + restMs.ended
    // Whoever waits for an answer goes to the primary.
    for (const client of this.#clients) client.connection.stream.destroy()
    if (!this.#isClosed) this.#note(why)
  }

  #note(failure: string | undefined): void {
    if (failure === this.#failure) return
    this.#failure = failure
    if (failure === undefined) log.info('a replica is read from', { replica: this.name })
    else log.warn('a replica is left alone', { replica: this.name, cause: failure })
  }
}
