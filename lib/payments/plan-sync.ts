import type { Tx } from '#lib/db.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { paymentQueue, syncPaymentJob } from '#lib/payments/jobs.ts'

/** Plans a look at one payment. */
export const planSync = (tx: Tx, { id, orderId }: Pick<Payment, 'id' | 'orderId'>, disputes = false) =>
  enqueue(
    tx,
    syncPaymentJob,
    { paymentId: id, ...(disputes ? { disputes } : {}) },
    { queue: paymentQueue(orderId), key: `${disputes ? 'sync-disputes' : 'sync'}:${id}` },
  )
