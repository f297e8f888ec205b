import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import { element, newDomId } from '#components/checkout/simulator/dom.ts'
import type { Result, Wire } from '#components/checkout/simulator/wire.ts'

const unauthenticated =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

/** What Stripe.js answers about a payment whose action has been answered. */
function outcomeOf(intent: PaymentIntent): Result {
  const failure = intent.last_payment_error
  if (intent.status !== 'requires_payment_method' || !failure) return { paymentIntent: intent }
  const message = failure.code === 'payment_intent_authentication_failure' ? unauthenticated : failure.message
  // last_payment_error is a StripeError without the intent, except that its members may be absent.
  return { error: { ...failure, message, payment_intent: intent } as StripeError }
}

/** The token of the bank's page, where the payment waits for it. */
function tokenOf({ next_action: action }: PaymentIntent): string | undefined {
  // Stripe leaves the members of use_stripe_sdk untyped; the simulator puts its token there.
  const source: unknown =
    action?.type === 'use_stripe_sdk' ? (action.use_stripe_sdk as { source?: unknown } | undefined)?.source : undefined
  return typeof source === 'string' ? source : undefined
}

/** Brings the bank's page to the customer and returns what came of it; a payment that needs no action is returned as it is. */
export async function takeAction(wire: Wire, intent: PaymentIntent, signal: AbortSignal): Promise<Result> {
  if (intent.status !== 'requires_action') return outcomeOf(intent)
  const elsewhere = intent.next_action?.redirect_to_url?.url
  if (typeof elsewhere === 'string') {
    location.assign(elsewhere)
    return new Promise(() => {}) // the page is being left
  }
  const token = tokenOf(intent)
  if (token === undefined || intent.client_secret === null) return { paymentIntent: intent }
  return showChallenge(wire, intent, intent.client_secret, wire.challengeUrl(token), signal)
}

function showChallenge(
  wire: Wire,
  intent: PaymentIntent,
  clientSecret: string,
  url: string,
  signal: AbortSignal,
): Promise<Result> {
  return new Promise((resolve) => {
    const { dialog, frame, close } = createDialog(url)
    const finish = (result: Result) => {
      dialog.close() // gives the focus back, which removing alone wouldn't
      dialog.remove()
      resolve(result)
    }
    const look = async () => {
      const seen = await wire.retrieve(clientSecret)
      if (seen.error || seen.paymentIntent.status !== 'requires_action')
        finish(seen.error ? seen : outcomeOf(seen.paymentIntent))
    }
    const giveUp = async () => {
      close.disabled = true
      // As Stripe does: whoever closes the bank's page has not been authenticated.
      await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'failure' }),
        credentials: 'omit',
        redirect: 'manual',
      }).catch(() => {})
      await look()
      close.disabled = false
    }
    // The first load is the question; every later one follows an answer.
    let loads = 0
    frame.addEventListener('load', () => {
      if (++loads > 1) void look()
    })
    close.addEventListener('click', () => void giveUp())
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      void giveUp()
    })
    // The form has gone, the page with it: the question stays open and can be gone on with later.
    signal.addEventListener('abort', () => finish({ paymentIntent: intent }), { once: true })
    document.body.append(dialog)
    dialog.showModal()
  })
}

function createDialog(url: string) {
  const titleId = newDomId('challenge')
  const close = element(
    'button',
    { type: 'button', class: 'min-h-11 rounded-card border border-edge bg-sheet px-3 text-ink hover:bg-well' },
    'Cancel',
  )
  const frame = element('iframe', {
    src: url,
    title: "The bank's page",
    class: 'h-96 max-h-[70dvh] w-full border-0',
    style: 'color-scheme: inherit',
  })
  const dialog = element(
    'dialog',
    {
      class:
        'm-auto w-[min(32rem,calc(100vw-2rem))] rounded-card border border-line bg-sheet p-0 text-ink backdrop:bg-scrim',
      'aria-labelledby': titleId,
    },
    element(
      'div',
      { class: 'flex items-center justify-between gap-4 border-b border-line px-4 py-2' },
      element('p', { id: titleId, class: 'font-medium' }, '3-D Secure'),
      close,
    ),
    frame,
  )
  return { dialog, frame, close }
}
