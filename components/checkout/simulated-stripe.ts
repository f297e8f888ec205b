import type { Stripe, StripeError } from '@stripe/stripe-js'
import { takeAction } from '#components/checkout/simulator/challenge.ts'
import { createPaymentElement, type SimulatedElement } from '#components/checkout/simulator/payment-element.ts'
import { createWire, type Result, type Wire } from '#components/checkout/simulator/wire.ts'

/** `leaving` is aborted when the form is taken off the page. */
type Page = { leaving: AbortController }
type SavedCard = { payment_method?: string; return_url?: string }
type Elements = ReturnType<typeof createElements>
type ConfirmParams = {
  return_url?: string
  setup_future_usage?: string
  payment_method_data?: { allow_redisplay?: string }
}
type Confirmation = {
  elements?: Elements
  clientSecret?: string
  confirmParams?: ConfirmParams
  redirect?: 'if_required' | 'always'
}

/** The part of Stripe.js that <Elements>, <PaymentElement> and our payment form use, before the payment simulator. */
export function createSimulatedStripe(publishableKey: string, { apiBase }: { apiBase: string }): Stripe {
  const wire = createWire(publishableKey, apiBase)
  const page: Page = { leaving: new AbortController() }
  const absent = (name: string) => () => Promise.reject(new Error(`The payment simulator has no ${name}.`))
  const simulated = {
    elements: (options: { clientSecret?: string } = {}) => createElements(options.clientSecret, page),
    confirmPayment: (options: Confirmation) => confirmPayment(wire, options, page),
    retrievePaymentIntent: (clientSecret: string) => wire.retrieve(clientSecret),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => handleNextAction(wire, clientSecret, page),
    createToken: absent('createToken'),
    createPaymentMethod: absent('createPaymentMethod'),
    confirmCardPayment: (clientSecret: string, means: SavedCard, { handleActions = true } = {}) =>
      confirmSaved(wire, clientSecret, means, handleActions ? page : undefined),
  }
  // Stripe's type has a hundred members more, none of which is asked for here.
  return simulated as unknown as Stripe
}

function createElements(clientSecret: string | undefined, page: Page) {
  let current: SimulatedElement | undefined
  return {
    clientSecret,
    current: () => current,
    create: (type: string, options: { readOnly?: boolean } = {}) => {
      if (type !== 'payment') throw new Error(`The payment simulator has no element "${type}".`)
      const leaving = (page.leaving = new AbortController())
      const made = createPaymentElement({ ...options }, () => {
        leaving.abort()
        if (current === made) current = undefined
      })
      current = made
      return made
    },
    getElement: (type: unknown) =>
      type === 'payment' || (typeof type === 'function' && '__elementType' in type && type.__elementType === 'payment')
        ? (current ?? null)
        : null,
    update: () => {},
    fetchUpdates: () => Promise.resolve({}),
    submit: () => {
      const read = current?.readCard()
      if (!read) return Promise.resolve({ error: mistake('The payment form is not shown.') })
      return Promise.resolve('issue' in read ? { error: invalid(read.issue) } : { selectedPaymentMethod: 'card' })
    },
  }
}

async function confirmPayment(wire: Wire, options: Confirmation, page: Page): Promise<Result> {
  const { elements, clientSecret = elements?.clientSecret, confirmParams, redirect = 'always' } = options
  const read = elements?.current()?.readCard()
  if (!elements || !read || clientSecret === undefined)
    return { error: mistake('confirmPayment needs mounted elements and a client secret.') }
  if ('issue' in read) return { error: invalid(read.issue) }
  const confirmed = await wire.confirm(clientSecret, read.card, confirmParams ?? {})
  if (confirmed.error) return confirmed
  const result = await takeAction(wire, confirmed.paymentIntent, page.leaving.signal)
  const returnUrl = confirmParams?.return_url
  if (result.error || redirect === 'if_required' || returnUrl === undefined) return result
  const target = new URL(returnUrl)
  target.searchParams.set('payment_intent', result.paymentIntent.id)
  target.searchParams.set('payment_intent_client_secret', clientSecret)
  target.searchParams.set('redirect_status', 'succeeded')
  location.assign(target)
  return new Promise(() => {}) // the page is being left
}

/** A card that is saved pays as it is; the bank may still ask whether it is its owner, and without a page the question waits. */
async function confirmSaved(
  wire: Wire,
  clientSecret: string,
  { payment_method: card = '', return_url }: SavedCard,
  page: Page | undefined,
): Promise<Result> {
  const confirmed = await wire.confirmSaved(clientSecret, card, return_url)
  return confirmed.error || !page ? confirmed : takeAction(wire, confirmed.paymentIntent, page.leaving.signal)
}

async function handleNextAction(wire: Wire, clientSecret: string, page: Page): Promise<Result> {
  const seen = await wire.retrieve(clientSecret)
  return seen.error ? seen : takeAction(wire, seen.paymentIntent, page.leaving.signal)
}

const invalid = (issue: { code: string; message: string }): StripeError => ({ type: 'validation_error', ...issue })
const mistake = (message: string): StripeError => ({ type: 'invalid_request_error', message })
