import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { environments } from '#lib/env.ts'
import { defineJob } from '#lib/jobs.ts'

const ofPayment = z.object({ paymentId: z.string() })

export const providerEventJob = defineJob(
  'provider_event',
  z.object({ environment: z.enum(environments), providerEventId: z.string() }),
  'money',
)
/** A look at a payout account; queues it up behind what the provider tells of it (receive-provider-event.ts). */
export const lookAtAccountJob = defineJob(
  'look_at_account',
  z.object({ environment: z.enum(environments), accountId: z.string() }),
  'money',
)
/** `disputes`: the provider told of one, so they are looked for even where the charge doesn't show it. */
export const syncPaymentJob = defineJob('sync_payment', ofPayment.extend({ disputes: z.boolean().optional() }), 'money')
export const capturePaymentJob = defineJob('capture_payment', ofPayment, 'money')
export const releasePaymentJob = defineJob('release_payment', ofPayment, 'money')
/** Moves what is owed of a share; the name is from when it could only transfer, and old jobs still bear it. */
export const settleShareJob = defineJob('transfer_payment', ofPayment, 'money')
export const refundPaymentJob = defineJob('refund_payment', z.object({ refundId: z.string() }), 'money')

/** One for each environment, which may have a provider of its own; those of an older version name none, and are of both. */
export const probeProviderJob = defineJob(
  'probe_provider',
  z.object({ environment: z.enum(environments).optional() }),
  'money',
)

/** The jobs that can do nothing while the provider is out of reach. */
export const providerJobs = [
  syncPaymentJob,
  capturePaymentJob,
  releasePaymentJob,
  settleShareJob,
  refundPaymentJob,
  providerEventJob,
  lookAtAccountJob,
]

/**
 * Everything that moves one order's money queues up behind the rest of it. Orders share 64 queues: the queue keeps a row
 * for every name it has ever seen, and looks at all of them for each job.
 */
export const paymentQueue = (orderId: string) => `payments:${crc32(orderId) % 64}`
