import { crc32 } from 'node:zlib'
import { z } from 'zod'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { noticeNames } from '#lib/mail/schema.ts'
import { defineCommand } from '#lib/sql.ts'

const environment = z.enum(['development', 'production'])

/** Every kind of job and its payload. Payloads are parsed again where they are taken out: old jobs outlive deployments. */
export const jobs = {
  event: z.object({ eventId: z.string() }),
  deliver_webhook: z.object({ deliveryId: z.string() }),
  recover_webhooks: z.object({
    endpointId: z.string(),
    since: z.string(),
    until: z.string(),
    horizon: z.string().regex(/^-?\d+$/),
    position: z.string().regex(/^\d+$/),
  }),
  provider_event: z.object({ environment, providerEventId: z.string() }),
  sync_payment: z.object({ paymentId: z.string() }),
  capture_payment: z.object({ paymentId: z.string() }),
  release_payment: z.object({ paymentId: z.string() }),
  transfer_payment: z.object({ paymentId: z.string() }),
  refund_payment: z.object({ refundId: z.string() }),
  sandbox_step: z.object({
    orderId: z.string(),
    step: z.enum(['offer', 'start', 'deliver', 'delay']),
    n: z.int().optional(),
  }),
  post_notice: z.object({ environment, notice: z.enum(noticeNames), orderId: z.string(), aboutId: z.string() }),
  send_mail: z.object({ mailId: z.string() }),
  alert_researcher: z.object({ researcherId: z.string() }),
  remove_file: z.object({ storageKey: z.string() }),
} as const
export type JobName = keyof typeof jobs
export type JobPayload<N extends JobName> = z.output<(typeof jobs)[N]>

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
export async function enqueue<N extends JobName>(
  tx: Tx,
  name: N,
  payload: JobPayload<N>,
  options: JobOptions = {},
): Promise<void> {
  const { queue = null, key = null, keepTime = false, delayMs = 0, maxAttempts = 25 } = options
  const mode = keepTime ? 'preserve_run_at' : 'replace'
  await addJob(tx, name, JSON.stringify(payload), queue, key, delayMs / 1000, maxAttempts, mode)
}

/**
 * Everything that moves one order's money queues up behind the rest of it. Orders share 64 queues: the queue keeps a row
 * for every name it has ever seen, and looks at all of them for each job.
 */
export const paymentQueue = (orderId: string) => `payments:${crc32(orderId) % 64}`
