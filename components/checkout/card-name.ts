import type { SavedCardsView } from '#lib/payments/checkout-schema.ts'
import { catalogue } from '#lib/words/en/checkout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const brands = (): Record<string, string> => ({
  visa: t('visa'),
  mastercard: t('mastercard'),
  amex: t('americanExpress'),
})

/** `Visa ending in 4242, 12/31` */
export const cardName = ({ brand, last4, expiryMonth, expiryYear }: SavedCardsView['cards'][number]) =>
  t('endingIn', {
    brand: brands()[brand] ?? brand,
    last4,
    month: String(expiryMonth).padStart(2, '0'),
    year: String(expiryYear).slice(-2),
  })
