import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import { catalogue } from '#lib/words/en/checkout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

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

const untouched = () => t('nothingWasHeld')
const declines = (): Partial<Record<string, string>> => ({
  insufficient_funds: t('thereIsntEnoughMoneyOn', { untouched: untouched() }),
  card_velocity_exceeded: t('thisCardHasReachedIts', { untouched: untouched() }),
  expired_card: t('thisCardHasExpiredTry', { untouched: untouched() }),
  incorrect_cvc: t('theSecurityCodeIsntRight', { untouched: untouched() }),
  incorrect_number: t('theCardNumberIsntRight', { untouched: untouched() }),
  processing_error: t('theBankCouldntProcessThe', { untouched: untouched() }),
})

/** What a failed attempt means to the person who pays. */
export function failureOf(error: StripeError): PaymentFailure {
  const code = error.decline_code ?? error.code
  const failure = (kind: FailureKind, message: string): PaymentFailure => ({
    kind,
    message,
    ...(code === undefined ? {} : { code }),
  })
  if (error.type === 'validation_error') return failure('input', error.message ?? t('checkTheCardDetails'))
  if (error.code === 'payment_intent_authentication_failure') {
    return failure('authentication', t('yourBankCouldntMakeSure', { untouched: untouched() }))
  }
  if (error.type === 'card_error') {
    const known = declines()[error.decline_code ?? ''] ?? declines()[error.code ?? '']
    return failure('declined', known ?? t('yourBankDeclinedTheCard', { untouched: untouched() }))
  }
  if (['api_connection_error', 'api_error', 'rate_limit_error'].includes(error.type)) return unknown()
  return failure('refused', error.message ?? t('thePaymentProviderRefusedThe'))
}

const unknown = (): PaymentFailure => ({
  kind: 'unknown',
  message: t('theConnectionWasLostBefore'),
})
export const unfinished = (): PaymentFailure => ({
  kind: 'unfinished',
  message: t('yourBankHasStillTo'),
})
export const canceled = (): PaymentFailure => ({
  kind: 'canceled',
  message: t('thisPaymentWasCanceledAnd'),
})
