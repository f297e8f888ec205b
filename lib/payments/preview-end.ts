import type { Tx } from '#lib/db.ts'
import { findRefundables } from '#lib/payments/begin-refund.ts'
import { isOpen } from '#lib/payments/dispute.ts'
import { refundableOf } from '#lib/payments/share.ts'

export type MoneyEffect =
  | { kind: 'nothing' }
  | { kind: 'release' | 'bank_decides'; amountMinor: number; currency: string }
  /** `undecidedMinor`: what goes back beside that once banks let other charges stand. */
  | { kind: 'refund'; amountMinor: number; currency: string; undecidedMinor?: number }

/**
 * What ending an order now would do to the customer's money. It looks where end-payment.ts and refund-rest.ts will. What was charged
 * is said rather than a hold that is released beside it: nobody has had the money of that one.
 */
export async function previewEnd(tx: Tx, orderId: string): Promise<MoneyEffect> {
  const charges = await findRefundables(tx, orderId)
  // All in the currency of the order.
  const sum = (amountOf: (charge: (typeof charges)[number]) => number) =>
    charges.reduce((total, charge) => total + amountOf(charge), 0)
  const currency = charges[0]?.payment.currency ?? ''
  const left = sum(({ leftMinor }) => leftMinor)
  // What goes back once a bank lets the charge stand (`endRefundOf`); what it decides for the customer it gives back itself.
  const undecided = sum(({ payment, leftMinor }) =>
    leftMinor === 0 && payment.disputes.some(isOpen) ? refundableOf(payment, payment.refunds, []) : 0,
  )
  if (left > 0)
    return { kind: 'refund', amountMinor: left, currency, ...(undecided > 0 ? { undecidedMinor: undecided } : {}) }
  if (undecided > 0) return { kind: 'bank_decides', amountMinor: undecided, currency }
  const held = await tx.payment.findFirst({ where: { orderId, status: { in: ['authorized', 'mismatch'] } } })
  if (held) return { kind: 'release', amountMinor: held.amountMinor, currency: held.currency }
  return { kind: 'nothing' }
}
