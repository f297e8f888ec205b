import { setTimeout as pause } from 'node:timers/promises'
import { replicaDatabases } from '#lib/connection.ts'
import { sqlState } from '#lib/database-errors.ts'
import { addHandle, getDb, onDisconnect, runAlone, type Db, type Tx } from '#lib/db.ts'
import { noName, runOn, statementName } from '#lib/driver.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { causeOf, log } from '#lib/log.ts'
import { meters } from '#lib/meters.ts'
import { ReadIndex } from '#lib/read-index.ts'
import type { Position, ReplicaRun } from '#lib/replica-run.ts'
import { Replica } from '#lib/replica.ts'
import { bool, defineQuery, int8, nullable, text } from '#lib/sql.ts'

// Reads that a replica may answer, and never with less than what was acknowledged before they began: they ask the primary how far
// it has written, and a replica whether it is there.

/** What a replica that lags may cost whoever asks; then the primary answers. */
const patienceMs = 200

type Opened = { replicas: readonly Replica[]; positions: ReadIndex<Position>; turn: number }
// Next bundles this module more than once in a process.
const shared = globalThis as typeof globalThis & { callslipReplicas?: Opened }

// What is acknowledged is on the primary's disk, so the end of what is there has all of it; the end of what is only written
// down may lie beyond what replicas are sent for a fifth of a second. Only who answers before the disk has it needs that one.
// The log goes to disk by whole pages where nobody waits for it: its end is then in the midst of a record (`torn`), which no
// replica can replay before the rest has followed.
const readPosition = defineQuery(
  { at: int8, torn: bool, run: text, noted: nullable(text) },
  () => Prisma.sql`
    SELECT (CASE current_setting('synchronous_commit') WHEN 'off' THEN written ELSE flushed END - '0/0')::int8 AS at,
      flushed < written AND (flushed - '0/0') % current_setting('wal_block_size')::int = 0 AS torn,
      extract(epoch FROM pg_postmaster_start_time())::text AS run,
      extract(epoch FROM (SELECT started_at FROM primary_runs WHERE id = 1))::text AS noted
    FROM (SELECT pg_current_wal_flush_lsn() AS flushed, pg_current_wal_insert_lsn() AS written) AS log`,
  { quick: true },
)

/** A commit takes everything before it to the disk. */
const flushLog = defineQuery(
  { at: text },
  () => Prisma.sql`SELECT pg_logical_emit_message(true, 'callslip', '')::text AS at`,
)

const noteRun = defineQuery(
  { proof: int8 },
  () => Prisma.sql`
    INSERT INTO primary_runs AS noted (id, started_at, proof) VALUES (1, pg_postmaster_start_time(), 1)
    ON CONFLICT (id) DO UPDATE SET started_at = EXCLUDED.started_at, proof = noted.proof + 1
    RETURNING proof`,
)

async function prove(): Promise<bigint> {
  const [row] = await noteRun(getDb())
  if (!row) throw new Error('the primary wrote nothing')
  return row.proof
}

let isCommitting = false
/** Where a synchronous standby is gone no commit ends, so nobody who reads waits for one. */
function commitAside(commit: () => Promise<unknown>): void {
  if (isCommitting) return
  isCommitting = true
  commit()
    .catch((error: unknown) => log.debug('nothing could be committed for a replica', { cause: causeOf(error) }))
    .finally(() => (isCommitting = false))
}

async function findPosition(): Promise<Position> {
  const [row] = await readPosition(getDb())
  if (!row || row.noted !== row.run) {
    // Another server is the primary now, or this one has started again.
    commitAside(prove)
    throw new Error('the primary is another than before')
  }
  const position = { run: row.run, at: row.at }
  if (row.torn && !open().replicas.some(({ current }) => current?.has(position))) commitAside(() => flushLog(getDb()))
  return position
}

function open(): Opened {
  const known = shared.callslipReplicas
  if (known) return known
  const replicas = replicaDatabases().map(({ name, ...database }) => new Replica(name, database, prove))
  onDisconnect(async () => {
    delete shared.callslipReplicas
    await Promise.all(replicas.map((replica) => replica.close()))
  })
  return (shared.callslipReplicas = { replicas, positions: new ReadIndex(findPosition), turn: 0 })
}

type Candidate = { replica: Replica; run: ReplicaRun }

/** A handle on a replica that has all that was committed before this was called; undefined where none has it soon. */
async function findHandle({ replicas, positions, turn }: Opened): Promise<Tx | undefined> {
  const inTurn = [...replicas.slice(turn), ...replicas.slice(0, turn)]
  const candidates: Candidate[] = inTurn.flatMap((replica) => {
    const { run } = replica
    return run ? [{ replica, run }] : []
  })
  const [first] = candidates
  if (!first) return gaveUp('away')
  let position: Position
  try {
    position = await positions.get()
  } catch (error) {
    log.debug('the primary’s position is not known', { cause: causeOf(error) })
    return gaveUp('away')
  }
  const there = candidates.find(({ run }) => run.has(position))
  if (!there && !(await first.run.reaches(position, patienceMs))) {
    if (first.run.isOpen) first.replica.leave()
    return gaveUp('behind')
  }
  const { replica, run } = there ?? first
  replica.praise()
  meters().listRead('replica')
  return toHandle(replica, run)
}

function gaveUp(why: 'away' | 'behind'): undefined {
  meters().listRead(why)
}

/**
 * What a list, a sum or a table is read by: a replica where one is set up and has caught up, else the primary. Not for what is
 * changed, and not for what decides about changes.
 */
export const findReader = async (): Promise<Tx> => {
  const opened = open()
  if (opened.replicas.length === 0) return getDb()
  opened.turn = (opened.turn + 1) % opened.replicas.length
  return (await findHandle(opened)) ?? getDb()
}

// Its own limit has passed; the primary would only take as long again.
const tookTooLong = (error: unknown) => sqlState(error) === '57014'

/** Reads by a run of a replica; from the first failure on, by the primary. */
function toHandle(replica: Replica, run: ReplicaRun): Tx {
  let hasFailed = false
  const ask = async <T>(ofReplica: () => Promise<T>, ofPrimary: () => Promise<T>): Promise<T> => {
    if (!hasFailed && run.isOpen) {
      try {
        const answer = await ofReplica()
        // Where it has ended meanwhile, its successor may have answered.
        if (run.isOpen) return answer
      } catch (error) {
        if (tookTooLong(error)) throw error
        log.info('a replica could not answer', { replica: replica.name, cause: causeOf(error) })
      }
    }
    if (!hasFailed) meters().listRead('failed')
    hasFailed = true
    return ofPrimary()
  }
  const askPrisma = (path: readonly PropertyKey[], args: readonly unknown[]) =>
    ask(
      () => callAt(replica.db, path, args),
      () => callAt(getDb(), path, args),
    )
  const handle = relay(askPrisma) as Tx // each of its calls is one of a client's
  addHandle(handle, (sql, manner) =>
    ask(
      () => runOn(replica.ask, sql.text, sql.values, manner.anew ? noName : statementName),
      () => runAlone(getDb(), sql, manner) ?? Promise.reject(new Error('the primary is no handle of its own')),
    ),
  )
  return handle
}

type Call = (path: readonly PropertyKey[], args: readonly unknown[]) => Promise<unknown>

/** Whatever is called on it, at whatever depth (`handle.order.findMany(…)`), is told to `call`. */
const relay = (call: Call, path: readonly PropertyKey[] = []): unknown =>
  new Proxy(() => {}, {
    // What has a `then` would be waited for.
    get: (_, name) => (name === 'then' ? undefined : relay(call, [...path, name])),
    apply: (_, __, args: unknown[]) => call(path, args),
  })

function callAt(db: Db, path: readonly PropertyKey[], args: readonly unknown[]): Promise<unknown> {
  let [owner, method]: [unknown, unknown] = [undefined, db]
  for (const name of path) [owner, method] = [method, Reflect.get(Object(method), name)]
  return Promise.resolve(Reflect.apply(method as (...given: readonly unknown[]) => unknown, owner, args)) // as in Tx
}

export type ReplicaFigures = { name: string; failure: string | undefined; lag?: { bytes: number; seconds: number } }

/** Whoever asks for figures in a failover is to see that there is one. */
const figuresMs = 1_000
const soon = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), pause(figuresMs, undefined, { ref: false })])

/** How far each is behind, as far as that is known within a second or two. */
export async function measureReplicas(): Promise<ReplicaFigures[]> {
  const { replicas, positions } = open()
  if (replicas.length === 0) return []
  const position = await soon(positions.get())
  return Promise.all(
    replicas.map(async (replica) => {
      await soon(replica.reopen())
      const { name, current } = replica
      if (current) await soon(current.look())
      const { at, behind = 0 } = current?.seen ?? {}
      if (!position || typeof at !== 'string') return { name, failure: replica.failure }
      const bytes = Math.max(0, Number(position.at - BigInt(at)))
      return { name, failure: replica.failure, lag: { bytes, seconds: bytes > 0 ? behind : 0 } }
    }),
  )
}
