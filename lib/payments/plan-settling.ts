import type { Tx } from '#lib/db.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { paymentQueue, settleShareJob } from '#lib/payments/jobs.ts'

/** Plans to move what is owed of a payment's share, behind whatever else moves its order's money. */
export const planSettling = (tx: Tx, { id, orderId }: Pick<Payment, 'id' | 'orderId'>) =>
  enqueue(tx, settleShareJob, { paymentId: id }, { queue: paymentQueue(orderId), key: `share:${id}` })
