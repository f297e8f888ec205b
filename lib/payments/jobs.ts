import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { environments } from '#lib/env.ts'
import { defineJob } from '#lib/jobs.ts'

const ofPayment = z.object({ paymentId: z.string() })

export const providerEventJob = defineJob(
  'provider_event',
  z.object({ environment: z.enum(environments), providerEventId: z.string() }),
)
export const syncPaymentJob = defineJob('sync_payment', ofPayment)
export const capturePaymentJob = defineJob('capture_payment', ofPayment)
export const releasePaymentJob = defineJob('release_payment', ofPayment)
export const transferPaymentJob = defineJob('transfer_payment', ofPayment)
export const refundPaymentJob = defineJob('refund_payment', z.object({ refundId: z.string() }))

/**
 * Everything that moves one order's money queues up behind the rest of it. Orders share 64 queues: the queue keeps a row
 * for every name it has ever seen, and looks at all of them for each job.
 */
export const paymentQueue = (orderId: string) => `payments:${crc32(orderId) % 64}`
