'use client'
import type { PaymentIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  canceled,
  failureOf,
  standingOf,
  unfinished,
  type PaymentFailure,
} from '#components/checkout/payment-failure.ts'

type Phase = 'checking' | 'ready' | 'busy' | 'processing' | 'authorized' | 'ended'
export type PaymentCallbacks = {
  /** The money is held: time to finalize. Called once, also where that had happened before the page was (re)loaded. */
  onAuthorized: (paymentIntentId: string) => void
  /** An attempt failed. The form stays and takes another card, unless the kind is `canceled`. */
  onFailed?: ((failure: PaymentFailure) => void) | undefined
}
type Payment = {
  stripe: Stripe
  elements: StripeElements | null
  clientSecret: string
  returnUrl: string
}
/** How it is paid: with what the form holds, kept for later where its owner ticked that, or with a card that is saved already. */
export type Means = { savedCard?: string | undefined; save?: boolean }
type Outcome = { paymentIntent?: PaymentIntent | undefined; error?: StripeError | undefined }

const LOOK_AGAIN_MS = 2000

/** One payment from the form to the hold. Only the provider is believed about where it stands. */
export function usePayment({
  stripe,
  elements,
  clientSecret,
  returnUrl,
  onAuthorized,
  onFailed,
}: Payment & PaymentCallbacks) {
  const [phase, setPhase] = useState<Phase>('checking')
  const [failure, setFailure] = useState<PaymentFailure>()
  // A second click comes before the first has been drawn, so state would be too late.
  const running = useRef(false)
  const reported = useRef(false)

  const fail = (next: Phase, what: PaymentFailure) => {
    setPhase(next)
    // What is wrong with a field is said beside it.
    setFailure(what.kind === 'input' ? undefined : what)
    if (what.kind !== 'input' && what.kind !== 'unfinished') onFailed?.(what)
  }
  const settle = ({ paymentIntent, error }: Outcome) => {
    const intent = paymentIntent ?? error?.payment_intent
    const standing = intent && standingOf(intent)
    if (intent && standing === 'authorized') {
      setPhase('authorized')
      if (!reported.current) onAuthorized(intent.id)
      reported.current = true
    } else if (standing === 'canceled') fail('ended', canceled())
    else if (standing === 'processing') setPhase('processing')
    else if (error) fail('ready', failureOf(error))
    else if (standing === 'requires_action') fail('ready', unfinished())
    else setPhase('ready')
  }

  useStanding(phase, stripe, clientSecret, (outcome) => {
    if (phase === 'checking' || !outcome.error) settle(outcome)
  })

  /** `work` returns nothing where there was nothing to do. */
  const run = async (work: () => Promise<Outcome>) => {
    if (running.current || phase !== 'ready') return
    running.current = true
    setPhase('busy')
    setFailure(undefined)
    settle(await work().catch(lost))
    running.current = false
  }
  const pay = (means: Means) =>
    run(() => confirm({ stripe, elements, clientSecret, returnUrl }, means, failure?.kind === 'unknown'))
  /** Goes on with the bank's question that an earlier visit left open. */
  const goOn = () =>
    run(async () => {
      const seen = await look(stripe, clientSecret)
      if (seen.paymentIntent?.status !== 'requires_action') return seen
      const { paymentIntent, error } = await stripe.handleNextAction({ clientSecret })
      return { paymentIntent, error }
    })
  return { phase, failure, pay, goOn }
}

/** Asks where the payment stands: once at the beginning, and again and again while it is being processed. */
function useStanding(phase: Phase, stripe: Stripe, clientSecret: string, onSeen: (outcome: Outcome) => void) {
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (phase !== 'checking' && phase !== 'processing') return
    let wanted = true
    const lookNow = () => void look(stripe, clientSecret).then((outcome) => wanted && seen(outcome))
    if (phase === 'checking') lookNow()
    const timer = phase === 'processing' ? setInterval(lookNow, LOOK_AGAIN_MS) : undefined
    return () => {
      wanted = false
      clearInterval(timer)
    }
  }, [phase, stripe, clientSecret])
}

/** Without an outcome where there is no form yet. After a lost answer, the payment may be made already. */
async function confirm(
  { stripe, elements, clientSecret, returnUrl }: Payment,
  { savedCard, save = false }: Means,
  perhapsMade: boolean,
): Promise<Outcome> {
  if (!elements) return {}
  const seen = perhapsMade ? await look(stripe, clientSecret) : undefined
  if (seen?.error || (seen?.paymentIntent && !['open', 'requires_action'].includes(standingOf(seen.paymentIntent))))
    return seen
  if (savedCard !== undefined)
    return stripe.confirmCardPayment(clientSecret, { payment_method: savedCard, return_url: returnUrl })
  const { error } = await elements.submit()
  if (error) return { error }
  return stripe.confirmPayment({
    elements,
    confirmParams: {
      return_url: returnUrl,
      // Asked for on this page only, by whoever pays: so the card is kept for when they are here again.
      ...(save ? { setup_future_usage: 'on_session', payment_method_data: { allow_redisplay: 'always' } } : {}),
    },
    redirect: 'if_required',
  })
}

const look = (stripe: Stripe, clientSecret: string): Promise<Outcome> =>
  stripe.retrievePaymentIntent(clientSecret).catch(lost)
const lost = (): Outcome => ({ error: { type: 'api_connection_error' } })
