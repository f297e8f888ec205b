import type { Stripe } from '@stripe/stripe-js'
import { isAllowedHere } from '#components/checkout/allowed-here.ts'
import { isSimulatorKey } from '#components/checkout/provider-key.ts'

const loaded = new Map<string, Promise<Stripe>>()

async function load(publishableKey: string): Promise<Stripe> {
  if (isSimulatorKey(publishableKey)) {
    const { createSimulatedStripe } = await import('#components/checkout/simulated-stripe.ts')
    return createSimulatedStripe(publishableKey, { apiBase: '/stripe-simulator' })
  }
  if (!isAllowedHere()) {
    location.reload()
    return new Promise(() => {}) // the page goes away
  }
  // `pure` fetches Stripe's script when it is called and not when it is imported.
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(publishableKey)
  if (stripe === null) throw new Error('Stripe.js runs in browsers only')
  return stripe
}

/** The payment provider's object for the browser, one per key. After a failure the next call tries anew. */
export function loadProvider(publishableKey: string): Promise<Stripe> {
  const known = loaded.get(publishableKey)
  if (known) return known
  const loading = load(publishableKey)
  loaded.set(publishableKey, loading)
  loading.catch(() => loaded.delete(publishableKey))
  return loading
}
