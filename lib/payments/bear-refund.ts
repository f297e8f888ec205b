import { ApiError } from '#lib/errors.ts'
import type { Dispute, Order, Payment, Refund, RefundBearer } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { netMoney, type NetMoney } from '#lib/payments/net-money.ts'
import { isUnderway, noFindOf, settle } from '#lib/payments/share.ts'
import { catalogue } from '#lib/words/en/mail-operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type Refundable = Payment & { refunds: Refund[]; disputes: Dispute[] }
type Planned = Pick<Refund, 'amountMinor' | 'bearer' | 'status'>
type End = Pick<Order, 'status' | 'outcome' | 'selectedOfferId'>

/** Whose a payment's money is once every refund that is under way has arrived, and those that are only thought of. */
export function netAfter(
  order: End,
  payment: Refundable,
  planned: readonly Planned[] = [],
): NetMoney & { shareDueMinor: number } {
  const refunds = [...payment.refunds, ...planned].map((refund) =>
    isUnderway(refund) ? { ...refund, status: 'succeeded' as const } : refund,
  )
  const settled = settle(order, payment, refunds, payment.disputes)
  return { ...netMoney(order, { ...payment, ...settled }, payment.disputes), shareDueMinor: settled.shareDueMinor }
}

/** Throws 409, with what they have, where who is to bear a refund can't. */
export function requireBearable(order: End, payment: Refundable, amountMinor: number, bearer: RefundBearer): void {
  if (bearer === 'both') return
  const refuse = (message: string) => {
    throw new ApiError('payment_not_refundable', message, { details: [{ field: 'bearer', message }] })
  }
  // Until the customer has accepted, what goes back counts towards the lower price, whoever bears it.
  if (order.status !== 'completed' && order.outcome === 'not_found' && noFindOf(payment) !== undefined)
    refuse(t('nothingWasFoundAtALowerPrice'))
  const { feeMinor, shareMinor } = netAfter(order, payment)
  const has = bearer === 'fee' ? feeMinor : shareMinor
  if (amountMinor <= has) return
  const { currency } = payment
  const amount = toMajor(has, getCurrency(currency))
  refuse(bearer === 'fee' ? t('theFeeHasOnly', { amount, currency }) : t('theResearcherHasOnly', { amount, currency }))
}
