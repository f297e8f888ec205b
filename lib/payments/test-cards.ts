// Stripe's published test cards and what each does. The browser's card form reads this too, so it imports nothing.

export interface Decline {
  code: string
  decline_code?: string
  message: string
}

export interface TestCard {
  number: string
  tokens: string[]
  brand?: string
  funding?: string
  authentication?: boolean
  decline?: Decline
  /** What happens after it has paid: its bank disputes the charge, or no refund reaches it. */
  later?: 'dispute' | 'refund_fails'
}

const declined = 'Your card was declined.'
const generic = { code: 'card_declined', decline_code: 'generic_decline', message: declined }

export const testCards: TestCard[] = [
  { number: '4242424242424242', tokens: ['pm_card_visa'] },
  { number: '4000056655665556', tokens: ['pm_card_visa_debit'], funding: 'debit' },
  { number: '5555555555554444', tokens: ['pm_card_mastercard'], brand: 'mastercard' },
  { number: '378282246310005', tokens: ['pm_card_amex'], brand: 'amex' },
  {
    number: '4000000000000002',
    tokens: ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined'],
    decline: generic,
  },
  {
    number: '4000000000009995',
    tokens: ['pm_card_chargeDeclinedInsufficientFunds', 'pm_card_visa_chargeDeclinedInsufficientFunds'],
    decline: {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  {
    number: '4000000000009987',
    tokens: ['pm_card_chargeDeclinedLostCard', 'pm_card_visa_chargeDeclinedLostCard'],
    decline: { code: 'card_declined', decline_code: 'lost_card', message: declined },
  },
  {
    number: '4000000000000069',
    tokens: ['pm_card_chargeDeclinedExpiredCard'],
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    tokens: ['pm_card_chargeDeclinedIncorrectCvc'],
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000000119',
    tokens: ['pm_card_chargeDeclinedProcessingError'],
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  { number: '4000002500003155', tokens: ['pm_card_authenticationRequiredOnSetup'], authentication: true },
  { number: '4000002760003184', tokens: ['pm_card_authenticationRequired'], authentication: true },
  {
    number: '4000000000003220',
    tokens: ['pm_card_threeDSecure2Required', 'pm_card_threeDSecureRequired'],
    authentication: true,
  },
  {
    number: '4000008400001629',
    tokens: ['pm_card_threeDSecureRequiredChargeDeclined'],
    authentication: true,
    decline: generic,
  },
  { number: '4000000000000259', tokens: ['pm_card_createDispute'], later: 'dispute' },
  { number: '4000000000005126', tokens: ['pm_card_refundFail'], later: 'refund_fails' },
]

/** Any other number, real ones too: nothing but a test card pays here. */
export const unknownCard: TestCard = {
  number: 'unknown',
  tokens: [],
  decline: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message: 'Your card was declined. Your request was in test mode, but used a non test card.',
  },
}
