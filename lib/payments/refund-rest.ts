import type { Tx } from '#lib/db.ts'
import { beginRefund, findRefundable } from '#lib/payments/begin-refund.ts'

/** Begins the refund of everything left, if anything is: an order that is cancelled after the charge. */
export async function refundRest(tx: Tx, orderId: string, reason: string): Promise<void> {
  const found = await findRefundable(tx, orderId)
  if (found && found.leftMinor > 0) await beginRefund(tx, found.payment, found.leftMinor, reason)
}
