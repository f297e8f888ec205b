import { inTransaction, type Tx } from '#lib/db.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { paymentQueue, syncPaymentJob } from '#lib/payments/jobs.ts'

type Looked = Pick<Payment, 'id' | 'orderId'>

/** Plans a look at one payment, with what is changed of it. */
export const planSyncWith = (tx: Tx, { id, orderId }: Looked, disputes = false) =>
  enqueue(
    tx,
    syncPaymentJob,
    { paymentId: id, ...(disputes ? { disputes } : {}) },
    { queue: paymentQueue(orderId), key: `${disputes ? 'sync-disputes' : 'sync'}:${id}` },
  )

/** Plans a look at one payment. */
export const planSync = (payment: Looked, disputes = false) =>
  inTransaction((tx) => planSyncWith(tx, payment, disputes))
