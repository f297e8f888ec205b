import type Stripe from 'stripe'
import { newId } from '#lib/ids.ts'
import { catalogue } from '#lib/words/en/payments.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A refund that somebody made at the provider's dashboard. */
export const toRefundRow = (paymentId: string, { id, amount, reason }: Stripe.Refund) => ({
  id: newId('refund'),
  paymentId,
  amountMinor: amount,
  reason: reason ? t('madeAtTheProviderFor', { reason: reason.replaceAll('_', ' ') }) : t('madeAtTheProvider'),
  providerRefundId: id,
  triedAt: new Date(),
})
