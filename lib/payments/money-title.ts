import type { PaymentSnapshot } from '#lib/payments/schema.ts'
import { catalogue } from '#lib/words/en/payments.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// The shortest of what is said of money (the sentences are in words.ts), by itself: a page's first picture needs no more.
type Facts = Omit<PaymentSnapshot['payment'], 'paymentIntentId'>

const titles = (): Record<Facts['status'], string> => ({
  initiated: t('notPaid'),
  failed: t('notPaid'),
  authorized: t('heldNotCharged'),
  captured: t('charged'),
  transferred: t('charged'),
  canceled: t('ended'),
  expired: t('theHoldRanOut'),
  refunded: t('refunded'),
  partially_refunded: t('refundedInPart'),
  disputed: t('inDisputeWithYourBank'),
  mismatch: t('anOperatorIsLookingAt'),
})

/** What has become of a payment's money, in a few words. */
export const moneyTitle = ({ status, dispute }: Facts) =>
  dispute === 'lost' ? t('takenBackByYourBank') : titles()[status]

/** What "paid" alone would not say of a payment's money; undefined where it says it all, or nothing was paid. */
export function moneyRemark(facts: Facts): string | undefined {
  const { status, dispute, pendingRefundAmount = 0, failedRefundAmount = 0, retriedRefundAmount = 0 } = facts
  if (dispute === 'lost' || dispute === 'open') return moneyTitle(facts)
  if (failedRefundAmount > retriedRefundAmount) return t('aRefundFailed')
  if (pendingRefundAmount + retriedRefundAmount > 0) return t('aRefundIsOnIts')
  switch (status) {
    case 'initiated':
    case 'failed':
    case 'captured':
    case 'transferred':
      return undefined
    case 'canceled':
      return t('thePaymentWasEnded')
    default:
      return moneyTitle(facts)
  }
}
