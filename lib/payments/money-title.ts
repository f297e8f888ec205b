import type { PaymentSnapshot } from '#lib/payments/schema.ts'

// The shortest of what is said of money (the sentences are in words.ts), by itself: a page's first picture needs no more.
type Facts = PaymentSnapshot['payment']

const titles: Record<Facts['status'], string> = {
  initiated: 'Not paid',
  failed: 'Not paid',
  authorized: 'Held, not charged',
  captured: 'Charged',
  transferred: 'Charged',
  canceled: 'Ended',
  expired: 'The hold ran out',
  refunded: 'Refunded',
  partially_refunded: 'Refunded in part',
  disputed: 'In dispute with your bank',
  mismatch: 'An operator is looking at this payment',
}

/** What has become of a payment's money, in a few words. */
export const moneyTitle = ({ status, dispute }: Facts) =>
  dispute === 'lost' ? 'Taken back by your bank' : titles[status]

/** What "paid" alone would not say of a payment's money; undefined where it says it all, or nothing was paid. */
export function moneyRemark(facts: Facts): string | undefined {
  const { status, dispute, pendingRefundAmount = 0, failedRefundAmount = 0, retriedRefundAmount = 0 } = facts
  if (dispute === 'lost' || dispute === 'open') return moneyTitle(facts)
  if (failedRefundAmount > retriedRefundAmount) return 'A refund failed'
  if (pendingRefundAmount + retriedRefundAmount > 0) return 'A refund is on its way'
  switch (status) {
    case 'initiated':
    case 'failed':
    case 'captured':
    case 'transferred':
      return undefined
    case 'canceled':
      return 'The payment was ended'
    default:
      return moneyTitle(facts)
  }
}
