import type { Tx } from '#lib/db.ts'
import { findRefundable } from '#lib/payments/begin-refund.ts'

export type MoneyEffect = { kind: 'nothing' } | { kind: 'release' | 'refund'; amountMinor: number; currency: string }

/** What ending an order now would do to the customer's money. It looks where end-payment.ts and refund-payment.ts will. */
export async function previewEnd(tx: Tx, orderId: string): Promise<MoneyEffect> {
  const held = await tx.payment.findFirst({ where: { orderId, status: { in: ['authorized', 'mismatch'] } } })
  if (held) return { kind: 'release', amountMinor: held.amountMinor, currency: held.currency }
  const charged = await findRefundable(tx, orderId)
  if (charged && charged.leftMinor > 0)
    return { kind: 'refund', amountMinor: charged.leftMinor, currency: charged.payment.currency }
  return { kind: 'nothing' }
}
