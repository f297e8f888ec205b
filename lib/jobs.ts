import type { z } from 'zod'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'
import type { Crew } from '#lib/crews.ts'
import { traces } from '#lib/traces.ts'
import { wakeForJobs } from '#lib/wake.ts'

/**
 * A kind of job: its name in the queue, the crew that does it, and the schema of its payload, which is parsed again where it is
 * taken out, for old jobs outlive deployments. Each noun defines its own (lib/<noun>/jobs.ts); lib/server/worker/tasks.ts says what
 * each does.
 */
export type Job<Payload extends z.ZodType = z.ZodType> = { name: string; payload: Payload; crew: Crew }
export type PayloadOf<J extends Job> = z.output<J['payload']>

export const defineJob = <Payload extends z.ZodType>(
  name: string,
  payload: Payload,
  crew: Crew = 'common',
): Job<Payload> => ({ name, payload, crew })

export type JobOptions = {
  /** Jobs of one queue never run at the same time, in any process. */
  queue?: string
  /** A job not yet begun with the same key is replaced, not repeated. */
  key?: string
  /** With a key: a job that is planned already keeps its time, so that a stream of them can't put it off for ever. */
  keepTime?: boolean
  /** Not before so many milliseconds from now. */
  delayMs?: number
  maxAttempts?: number
  /** Before all others of its crew that are due. */
  first?: boolean
}

/** A job as the database's function takes it; `delay` in seconds. */
type Spec = {
  identifier: string
  payload: unknown
  queue_name: string | null
  job_key: string | null
  delay: number
  max_attempts: number
  priority: number
}
type Planned = { spec: Spec; crew: Crew; keepTime: boolean }

// The queue's own function, without its notification: in a transaction that would cost every commit (lib/db.ts, notifyBeside).
const addJobs = defineCommand(
  (specs: string, keepTime: boolean) => Prisma.sql`SELECT quiet.add_jobs(${specs}::jsonb, ${keepTime}::bool)`,
)

async function add(tx: Tx, planned: readonly Planned[], keepTime: boolean): Promise<void> {
  if (planned.length === 0) return
  await addJobs(tx, JSON.stringify(planned.map(({ spec }) => spec)), keepTime)
  wakeForJobs(
    tx,
    planned.flatMap(({ spec, crew }) => (spec.delay <= 0 ? crew : [])),
  )
}

/** What is planned in transactions that gather their jobs, and whether each job keeps the time it has. */
const gathered = new WeakMap<Tx, Planned[]>()

/** With what it comes of, where that is followed; a job's own schema leaves it out (lib/server/worker/tasks.ts). */
function carrying(payload: unknown): unknown {
  const traceparent = traces().here()
  return traceparent === undefined ? payload : Object.assign({}, payload, { traceparent })
}

/** Adds a job that exists exactly when the transaction commits. */
export async function enqueue<J extends Job>(
  tx: Tx,
  { name, crew }: J,
  payload: PayloadOf<J>,
  options: JobOptions = {},
): Promise<void> {
  const { queue = null, key = null, keepTime = false, delayMs = 0, maxAttempts = 25, first = false } = options
  const when = { delay: delayMs / 1000, priority: first ? -1 : 0 }
  const spec = {
    ...{ identifier: name, payload: carrying(payload), queue_name: queue, job_key: key },
    ...{ max_attempts: maxAttempts, ...when },
  }
  const batch = gathered.get(tx)
  if (batch) batch.push({ spec, crew, keepTime })
  else await add(tx, [{ spec, crew, keepTime }], keepTime)
}

/** Runs `work`; all jobs that it enqueues are added at its end, however many, by one statement. */
export async function gatherJobs(tx: Tx, work: () => Promise<void>): Promise<void> {
  const batch: Planned[] = []
  gathered.set(tx, batch)
  await work().finally(() => gathered.delete(tx))
  for (const keepTime of [false, true]) {
    // Of the same key there is one, as if one had come after the other.
    const jobs = new Map<string | symbol, Planned>()
    for (const one of batch.filter((job) => job.keepTime === keepTime)) {
      const key = one.spec.job_key ?? Symbol()
      const { delay } = ((keepTime && jobs.get(key)) || one).spec
      jobs.set(key, { ...one, spec: { ...one.spec, delay } })
    }
    await add(tx, [...jobs.values()], keepTime)
  }
}
