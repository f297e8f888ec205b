import type Stripe from 'stripe'

// Without Iceland, where the provider has no full accounts.
const eea = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE'.split(' ')
/** Between these the provider moves money to accounts under its full agreement, wherever the platform is among them. */
const oneMarket = new Set(['US', 'GB', 'CA', 'CH', ...eea])
/** Where an account can't have transfers without being able to take cards as well. */
const cardsDemanded = new Set(['US'])

export type AccountTerms = {
  /** `recipient`: the account holder has to do with us alone, and can only be paid. */
  agreement: 'full' | 'recipient'
  cardPayments: boolean
}

/** What an account in one country may be for a platform in another. Countries by their two letters. */
export function termsOf(platform: string, country: string): AccountTerms {
  const full = country === platform || (oneMarket.has(platform) && oneMarket.has(country))
  return full
    ? { agreement: 'full', cardPayments: cardsDemanded.has(country) }
    : { agreement: 'recipient', cardPayments: false }
}

/** The capabilities and the agreement of a new account, as the provider wants them asked for. */
export const toTermsParams = ({ agreement, cardPayments }: AccountTerms): Stripe.AccountCreateParams => ({
  capabilities: {
    transfers: { requested: true },
    ...(cardPayments ? { card_payments: { requested: true } } : {}),
  },
  ...(agreement === 'recipient' ? { tos_acceptance: { service_agreement: 'recipient' } } : {}),
})
