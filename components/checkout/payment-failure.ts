import type { PaymentIntent, StripeError } from '@stripe/stripe-js'

type FailureKind =
  /** Something in the form; said beside its field. */
  | 'input'
  /** The bank refused this card. */
  | 'declined'
  /** The bank's question was not answered, or not rightly. */
  | 'authentication'
  /** The bank's question is still open, from before. */
  | 'unfinished'
  /** No answer came: the payment may or may not have been made. */
  | 'unknown'
  /** This payment has ended; another has to be begun. */
  | 'canceled'
  /** The provider refused the request itself. */
  | 'refused'

/** `message` is a sentence for the person who pays. `code`: the provider's own, for support. */
export type PaymentFailure = { kind: FailureKind; message: string; code?: string }

type Standing = 'open' | 'requires_action' | 'processing' | 'authorized' | 'canceled'

/** Where a payment stands. A card that was refused leaves it open for the next one. */
export function standingOf({ status }: Pick<PaymentIntent, 'status'>): Standing {
  if (status === 'requires_capture' || status === 'succeeded') return 'authorized'
  if (status === 'processing' || status === 'canceled' || status === 'requires_action') return status
  return 'open'
}

const untouched = 'Nothing was held.'
const declines: Partial<Record<string, string>> = {
  insufficient_funds: `There isn't enough money on this card. ${untouched} Try another card.`,
  card_velocity_exceeded: `This card has reached its limit. ${untouched} Try another card, or ask your bank.`,
  expired_card: `This card has expired. ${untouched} Try another card.`,
  incorrect_cvc: `The security code isn't right. ${untouched} Check it and try again.`,
  incorrect_number: `The card number isn't right. ${untouched} Check it and try again.`,
  processing_error: `The bank couldn't process the card just now. ${untouched} Try again in a moment.`,
}

/** What a failed attempt means to the person who pays. */
export function failureOf(error: StripeError): PaymentFailure {
  const code = error.decline_code ?? error.code
  const failure = (kind: FailureKind, message: string): PaymentFailure => ({
    kind,
    message,
    ...(code === undefined ? {} : { code }),
  })
  if (error.type === 'validation_error') return failure('input', error.message ?? 'Check the card details.')
  if (error.code === 'payment_intent_authentication_failure') {
    return failure(
      'authentication',
      `Your bank couldn't make sure that it was you. ${untouched} Try again, or use another card.`,
    )
  }
  if (error.type === 'card_error') {
    const known = declines[error.decline_code ?? ''] ?? declines[error.code ?? '']
    return failure('declined', known ?? `Your bank declined the card. ${untouched} Try another card, or ask your bank.`)
  }
  if (['api_connection_error', 'api_error', 'rate_limit_error'].includes(error.type)) return unknown
  return failure('refused', error.message ?? 'The payment provider refused the payment.')
}

const unknown: PaymentFailure = {
  kind: 'unknown',
  message:
    "The connection was lost before the answer came. Before anything is tried again we look whether the payment was made: you can't pay twice.",
}
export const unfinished: PaymentFailure = {
  kind: 'unfinished',
  message: 'Your bank has still to confirm that it is you. Go on with that, or enter another card.',
}
export const canceled: PaymentFailure = {
  kind: 'canceled',
  message: 'This payment was canceled, and nothing is held. Go back to the offers to begin again.',
}
