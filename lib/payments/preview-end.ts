import type { Tx } from '#lib/db.ts'
import { findRefundable } from '#lib/payments/begin-refund.ts'
import { isOpen } from '#lib/payments/dispute.ts'
import { refundableOf } from '#lib/payments/share.ts'

export type MoneyEffect =
  { kind: 'nothing' } | { kind: 'release' | 'refund' | 'bank_decides'; amountMinor: number; currency: string }

/** What ending an order now would do to the customer's money. It looks where end-payment.ts and refund-payment.ts will. */
export async function previewEnd(tx: Tx, orderId: string): Promise<MoneyEffect> {
  const held = await tx.payment.findFirst({ where: { orderId, status: { in: ['authorized', 'mismatch'] } } })
  if (held) return { kind: 'release', amountMinor: held.amountMinor, currency: held.currency }
  const charged = await findRefundable(tx, orderId)
  if (!charged) return { kind: 'nothing' }
  const { payment, leftMinor } = charged
  if (leftMinor > 0) return { kind: 'refund', amountMinor: leftMinor, currency: payment.currency }
  // What goes back once a bank lets the charge stand (`endRefundOf`); what it decides for the customer it gives back itself.
  const undecided = payment.disputes.some(isOpen) ? refundableOf(payment, payment.refunds, []) : 0
  if (undecided > 0) return { kind: 'bank_decides', amountMinor: undecided, currency: payment.currency }
  return { kind: 'nothing' }
}
