import type { SavedCardsView } from '#lib/payments/schema.ts'

const brands: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }

/** `Visa ending in 4242, 12/31` */
export const cardName = ({ brand, last4, expiryMonth, expiryYear }: SavedCardsView['cards'][number]) =>
  `${brands[brand] ?? brand} ending in ${last4}, ${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`
