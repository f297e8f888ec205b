import type { z } from 'zod'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'

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

const addJob = defineCommand(
  (
    name: string,
    payload: string,
    queue: string | null,
    key: string | null,
    delay: number,
    maxAttempts: number,
    keyMode: 'preserve_run_at' | 'replace',
  ) => Prisma.sql`
    SELECT graphile_worker.add_job(${name}, ${payload}::json, queue_name => ${queue}::text, job_key => ${key}::text,
      run_at => now() + make_interval(secs => ${delay}::float8), max_attempts => ${maxAttempts}::int, job_key_mode => ${keyMode}::text)`,
)

/** Adds a job that exists exactly when the transaction commits. */
export async function enqueue<J extends Job>(
  tx: Tx,
  { name }: J,
  payload: PayloadOf<J>,
  options: JobOptions = {},
): Promise<void> {
  const { queue = null, key = null, keepTime = false, delayMs = 0, maxAttempts = 25 } = options
  const mode = keepTime ? 'preserve_run_at' : 'replace'
  await addJob(tx, name, JSON.stringify(payload), queue, key, delayMs / 1000, maxAttempts, mode)
}
