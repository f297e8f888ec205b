import { pipeline } from 'node:stream/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { newClient, noticesSilence, openPool, ownDatabase, requestLimits, sharedDatabase } from '#lib/connection.ts'
import { isConflict, onceMore, wasCutOff, wasUnsent } from '#lib/database-errors.ts'
import { lastingPool, noName, Pipeline, runOn, statementName, type Ask } from '#lib/driver.ts'
import { getEnv } from '#lib/env.ts'
import { type Prisma, PrismaClient } from '#lib/generated/prisma/client.ts'
import type { Answer } from '#lib/statement.ts'
import { traceAdapter } from '#lib/traced-adapter.ts'
import { traceStatement } from '#lib/traces.ts'

export type Db = PrismaClient
/** An open transaction. Verbs take one and never open their own, so change, event and jobs commit together. */
export type Tx = Prisma.TransactionClient

// Next bundles this module more than once in a process; the pool must still be one.
const shared = globalThis as typeof globalThis & {
  callslipDb?: { db: Db; pool: pg.Pool; lasting: Ask; pipeline: Pipeline; nameOf: typeof statementName }
  callslipSide?: pg.Pool
  callslipWaker?: pg.Pool
  callslipProbe?: pg.Pool
  callslipEnds?: Set<() => Promise<void>>
}

function connect() {
  const database = sharedDatabase()
  const settings = { ...requestLimits, TimeZone: 'UTC' }
  const pool = openPool(database, {
    settings,
    max: getEnv().DATABASE_POOL,
  })
  // What one session has prepared the next doesn't know, and a pooler gives each transaction another.
  const nameOf = database.pooler === 'transaction' ? noName : statementName
  const pipeline = new Pipeline(lanes, () => newClient(database, { settings, pipeline: true }))
  return { pool, lasting: lastingPool(pool), pipeline, nameOf, db: openPrisma(pool, nameOf) }
}

export function openPrisma(pool: pg.Pool, nameOf: typeof statementName): Db {
  const adapter = traceAdapter(new PrismaPg(pool, { statementNameGenerator: ({ sql }) => nameOf(sql) }))
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 20_000 } })
}

/** What the pool does at the moment. */
export function poolFigures(): { in_use: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = shared.callslipDb?.pool ?? {}
  return { in_use: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

export const getDb = (): Db => (shared.callslipDb ??= connect()).db

// Few: what goes over them has company, and a session of the server's is a process.
const lanes = 2

/** `anew`: it is planned for its values each time, where a plan for any values would be far from good for some. */
export type Manner = { quick?: boolean; anew?: boolean }
type RunAlone = (sql: Prisma.Sql, manner: Manner) => Promise<Answer>
const handles = new WeakMap<Tx, RunAlone>()
/** A handle that reads elsewhere than the pool (lib/replicas.ts), and how it runs a statement that stands by itself. */
export const addHandle = (handle: Tx, run: RunAlone): void => void handles.set(handle, run)

/**
 * Runs a statement that stands by itself at the driver (lib/driver.ts). A quick one shares a connection with others: of those
 * that read a row or two by a key, and wait for nobody. Undefined within a transaction, which is Prisma's.
 */
export function runAlone(tx: Tx, sql: Prisma.Sql, manner: Manner): Promise<Answer> | undefined {
  const elsewhere = handles.get(tx)
  if (elsewhere) return traceStatement(sql.text, () => elsewhere(sql, manner))
  const open = shared.callslipDb
  const { text, values } = sql
  if (!open || tx !== open.db) return undefined
  const nameOf = manner.anew ? noName : open.nameOf
  return traceStatement(text, () =>
    manner.quick
      ? onceMore(() => runOn(open.pipeline.ask, text, values, nameOf), wasCutOff)
      : onceMore(() => runOn(open.lasting, text, values, nameOf), wasUnsent),
  )
}

const connectSide = (): pg.Pool =>
  openPool(sharedDatabase(), {
    max: 1,
    // The last lines may come after everything was closed, and are no reason to stay.
    allowExitOnIdle: true,
    application_name: 'callslip side',
    settings: { synchronous_commit: 'off', statement_timeout: '10000', TimeZone: 'UTC' },
  })

/**
 * Copies rows into a table on a connection beside the pool, without waiting for the disk: for records about requests that
 * must not cost the requests anything, and whose last half second may be lost in a crash.
 * @param target table and columns, as COPY wants them
 * @param lines PostgreSQL's text format: tabs between values, a line break after each row, `\N` for null
 */
export async function copyBeside(target: string, lines: Buffer): Promise<void> {
  const client = await (shared.callslipSide ??= connectSide()).connect()
  // Behind a pooler a session has no settings of its own, a transaction has.
  const pooled = sharedDatabase().pooler !== undefined
  try {
    if (pooled) await client.query('BEGIN; SET LOCAL synchronous_commit = off')
    await pipeline([lines], client.query(copyFrom(`COPY ${target} FROM STDIN`)))
    if (pooled) await client.query('COMMIT')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

const connectWaker = (): pg.Pool =>
  openPool(sharedDatabase(), {
    max: 1,
    application_name: 'callslip waker',
    // A notification has a commit of its own, and nothing in it that has to outlast anything.
    settings: { statement_timeout: '10000', synchronous_commit: 'off' },
  })

/**
 * Sends notifications on a connection beside the pool, all of them in one transaction of their own. In the transaction of a
 * change each would take a lock of the whole server from before its flush to disk until after it: commits would go one by one.
 */
export async function notifyBeside(notifications: readonly (readonly [channel: string, payload: string])[]) {
  // After the end of everything else nobody is told any more.
  if (!shared.callslipDb) return
  await (shared.callslipWaker ??= connectWaker()).query({
    ...(sharedDatabase().pooler === 'transaction' ? {} : { name: 'notify' }),
    text: 'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS n(channel, payload)',
    values: [notifications.map(([channel]) => channel), notifications.map(([, payload]) => payload)],
  })
}

const connectProbe = (): pg.Pool =>
  openPool(sharedDatabase(), {
    max: 1,
    application_name: 'callslip probe',
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
  })

/**
 * Why the database can't be written to just now; undefined where it can. Asked on a connection of its own, for that the pool is
 * busy is no fault; known after some nine seconds at the latest.
 */
export async function findDatabaseFailure(): Promise<string | undefined> {
  try {
    const pool = (shared.callslipProbe ??= connectProbe())
    // One session that was ended, by somebody or between two probes, says nothing of the next.
    const { rows } = await onceMore(
      () =>
        pool.query<{ on: boolean }>(
          "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::bool AS on",
        ),
      wasCutOff,
    )
    return rows[0]?.on ? 'the database takes no changes' : undefined
  } catch (error) {
    return `the database is out of reach: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** What else is open is closed with it. */
export const onDisconnect = (end: () => Promise<void>): void => void (shared.callslipEnds ??= new Set()).add(end)

export async function disconnectDb(): Promise<void> {
  const ends = [...(shared.callslipEnds ?? [])]
  delete shared.callslipEnds
  for (const end of ends) await end()
  const open = shared.callslipDb
  const beside = [shared.callslipSide, shared.callslipWaker, shared.callslipProbe]
  delete shared.callslipDb
  delete shared.callslipSide
  delete shared.callslipWaker
  delete shared.callslipProbe
  for (const pool of beside) await pool?.end()
  await open?.pipeline.end()
  await open?.db.$disconnect()
  await open?.pool.end()
}

/** A connection beside the pool, not yet open, for what a pooled one can't do: listening. `name` is shown by the server. */
export const newConnection = (name: string, settings: Readonly<Record<string, string>> = {}) =>
  newClient(ownDatabase(), {
    application_name: name,
    query_timeout: 10_000,
    settings: { ...noticesSilence, ...settings },
  })

/** Opens such a connection and makes it ready; where that fails it is closed, for nobody else knows of its session. */
export async function openConnection(client: pg.Client, makeReady: () => Promise<unknown>): Promise<void> {
  await client.connect()
  try {
    await makeReady()
  } catch (error) {
    // Nobody waits for it: the other end may be gone without a word.
    void client.end().catch(() => {})
    throw error
  }
}

const afterCommit = new WeakMap<Tx, (() => void)[]>()

/**
 * Calls `act` once the transaction is committed, and never if it isn't; at once where there is none. For what only saves
 * somebody a wait: a process that ends just then has not called it.
 */
export function onCommit(tx: Tx, act: () => void): void {
  const acts = afterCommit.get(tx)
  if (acts) acts.push(act)
  else act()
}

/** Runs `work`, and again where a deadlock or a serialization failure ended it, for nothing of it was kept. */
export async function onConflictAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= 4 || !isConflict(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 20 * Math.random()))
    }
  }
}

/**
 * Runs `work` in one transaction. A deadlock or serialization failure is tried again, for nothing of it was kept; so is once what was
 * cut off before its COMMIT was sent. `timeoutMs` is for work of many statements that is known to take long.
 */
export async function inTransaction<T>(
  work: (tx: Tx) => Promise<T>,
  { timeoutMs }: { timeoutMs?: number | undefined } = {},
): Promise<T> {
  const limit = timeoutMs === undefined ? undefined : { timeout: timeoutMs }
  return onConflictAgain(() => {
    let committing = false
    const once = async () => {
      const acts: (() => void)[] = []
      const result = await getDb().$transaction(async (tx) => {
        afterCommit.set(tx, acts)
        const outcome = await work(tx)
        committing = true
        return outcome
      }, limit)
      for (const act of acts) act()
      return result
    }
    return onceMore(once, (error) => !committing && wasCutOff(error))
  })
}
