import type { Tx } from '#lib/db.ts'
import { beginRefund, findRefundables } from '#lib/payments/begin-refund.ts'

/** Begins the refund of everything left, if anything is: an order that is cancelled after the charge. */
export async function refundRest(tx: Tx, orderId: string, reason: string): Promise<void> {
  for (const { payment, leftMinor } of await findRefundables(tx, orderId))
    if (leftMinor > 0) await beginRefund(tx, payment, leftMinor, reason)
}
