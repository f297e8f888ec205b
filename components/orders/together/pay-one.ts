import { loadProvider } from '#components/checkout/load-stripe.ts'
import { failureOf, standingOf } from '#components/checkout/payment-failure.ts'
import type { Api } from '#lib/browser/api.ts'
import { ApiFailure, asFailure } from '#lib/browser/failure.ts'
import { inTurn } from '#lib/browser/in-turn.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import { finalizePayment, initiatePayment } from '#lib/payments/operations.ts'
import { catalogue } from '#lib/words/en/orders-together.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const leftOver = (message: string) => new ApiFailure('refused', message)
const openIt = () => t('openTheOrderAndPay')

/**
 * Pays for one order with a card that is saved, by the same two steps as the order's own page. What the card's bank wants to
 * ask is left over: forty questions one upon the other are nobody's idea of a minute. Done again it goes on where it was.
 */
export async function payOne(api: Api, orderId: string, offer: OfferView, cardId: string): Promise<void> {
  const begun = await api.call(initiatePayment, { params: { orderId }, body: { offerId: offer.id } })
  const { amountMinor, currency, paymentIntentId, clientSecret, publishableKey, savesCards = false } = begun
  // What was agreed to is what the list showed.
  if (toMajor(amountMinor, getCurrency(currency)) !== offer.totalAmount || currency.toUpperCase() !== offer.currency)
    throw leftOver(`The amount is another by now. ${openIt()}`)
  if (!savesCards)
    throw leftOver(`This payment was begun by somebody else, so your card can’t be used here. ${openIt()}`)
  const stripe = await loadProvider(publishableKey)
  const { paymentIntent, error } = await stripe.confirmCardPayment(
    clientSecret,
    { payment_method: cardId },
    { handleActions: false },
  )
  const intent = paymentIntent ?? error?.payment_intent
  switch (intent && standingOf(intent)) {
    case 'authorized':
    case 'processing':
      return finalize(api, orderId, { offerId: offer.id, paymentIntentId })
    case 'requires_action':
      throw leftOver(`Your bank wants to ask you first. Nothing is held yet. ${openIt()}`)
    case 'canceled':
      throw leftOver(`That payment had ended, and nothing is held. ${openIt()}`)
    default:
      throw leftOver(error ? failureOf(error).message : `The card was not accepted, and nothing is held. ${openIt()}`)
  }
}

/** Told until it is heard: the money is held by now, and the provider's own word would be later. */
async function finalize(api: Api, orderId: string, body: { offerId: string; paymentIntentId: string }): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await inTurn(() => api.call(finalizePayment, { params: { orderId }, body }))
      return
    } catch (error) {
      const failure = asFailure(error)
      if (attempt >= 5 || !(failure.mayRecover || failure.code === 'payment_processing')) throw failure
      await new Promise((resolve) => setTimeout(resolve, attempt * 1000))
    }
  }
}
