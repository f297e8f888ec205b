import type { z } from 'zod'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'
import { traces } from '#lib/traces.ts'
import { wakeForJobs } from '#lib/wake.ts'

/**
 * A kind of job: its name in the queue and the schema of its payload, which is parsed again where it is taken out, for old
 * jobs outlive deployments. Each noun defines its own (lib/<noun>/jobs.ts); lib/server/worker/tasks.ts says what each does.
 */
export type Job<Payload extends z.ZodType = z.ZodType> = { name: string; payload: Payload }
export type PayloadOf<J extends Job> = z.output<J['payload']>

export const defineJob = <Payload extends z.ZodType>(name: string, payload: Payload): Job<Payload> => ({
  name,
  payload,
})

/** How many jobs one worker has under way at once. They mostly wait for somebody's network. */
export const workerSlots = 200

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
}

/** A job as the database's function takes it; `delay` in seconds. */
type Spec = {
  identifier: string
  payload: unknown
  queue_name: string | null
  job_key: string | null
  delay: number
  max_attempts: number
}

// The queue's own function, without its notification: in a transaction that would cost every commit (lib/db.ts, notifyBeside).
const addJobs = defineCommand(
  (specs: string, keepTime: boolean) => Prisma.sql`SELECT quiet.add_jobs(${specs}::jsonb, ${keepTime}::bool)`,
)

async function add(tx: Tx, specs: readonly Spec[], keepTime: boolean): Promise<void> {
  if (specs.length === 0) return
  await addJobs(tx, JSON.stringify(specs), keepTime)
  wakeForJobs(tx, specs.filter(({ delay }) => delay <= 0).length)
}

/** What is planned in transactions that gather their jobs, and whether each job keeps the time it has. */
const gathered = new WeakMap<Tx, { spec: Spec; keepTime: boolean }[]>()

/** Adds a job that exists exactly when the transaction commits. */
export async function enqueue<J extends Job>(
  tx: Tx,
  { name }: J,
  payload: PayloadOf<J>,
  options: JobOptions = {},
): Promise<void> {
  const { queue = null, key = null, keepTime = false, delayMs = 0, maxAttempts = 25 } = options
  const delay = delayMs / 1000
  const traceparent = traces().here()
  const carried = traceparent === undefined ? payload : { ...(payload as object), traceparent }
  const spec = { identifier: name, payload: carried, queue_name: queue, job_key: key, delay, max_attempts: maxAttempts }
  const batch = gathered.get(tx)
  if (batch) batch.push({ spec, keepTime })
  else await add(tx, [spec], keepTime)
}

/** Runs `work`; all jobs that it enqueues are added at its end, however many, by one statement. */
export async function gatherJobs(tx: Tx, work: () => Promise<void>): Promise<void> {
  const batch: { spec: Spec; keepTime: boolean }[] = []
  gathered.set(tx, batch)
  await work().finally(() => gathered.delete(tx))
  for (const keepTime of [false, true]) {
    // Of the same key there is one, as if one had come after the other.
    const specs = new Map<string | symbol, Spec>()
    for (const { spec } of batch.filter((one) => one.keepTime === keepTime)) {
      const key = spec.job_key ?? Symbol()
      const { delay } = (keepTime && specs.get(key)) || spec
      specs.set(key, { ...spec, delay })
    }
    await add(tx, [...specs.values()], keepTime)
  }
}
