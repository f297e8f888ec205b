import Stripe from 'stripe'
import type { DemoFile } from '#tools/runtime/demo.ts'
import type { Secrets } from '#tools/runtime/settings.ts'
import { must, send } from './client.ts'

type Hold = { payment_intent: string; transfer_group: string; amount: number; currency: string }
export type Ledger = { balanced: boolean; holds: Hold[]; mismatches: unknown[]; unbalanced: unknown[] }

/** The Stripe simulator behind an app: its controls, and Stripe's own client with each environment's secret key. */
export function simulatorOf({ demo, secrets }: { demo: DemoFile; secrets: Secrets }) {
  const { hostname, port } = new URL(demo.stripeApiBase)
  const control = <T>(method: string, path: string, body?: unknown) =>
    must(
      send<T>(`${demo.stripeApiBase}/_simulator${path}`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  const stripe = (key: string) =>
    new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 2 })
  return {
    ledger: () => control<Ledger>('GET', '/ledger'),
    fault: (fault: Record<string, unknown>) => control('POST', '/faults', fault),
    /** As nobody at Stripe would: an intent with other figures than it was created with. */
    alter: (paymentIntentId: string, change: { amount?: number; currency?: string; hold_seconds?: number }) =>
      control('POST', `/payment_intents/${paymentIntentId}`, change),
    lapse: (paymentIntentId: string) => control('POST', `/holds/${paymentIntentId}/lapse`),
    dispute: (paymentIntentId: string) =>
      control<{ id: string }>('POST', '/disputes', { payment_intent: paymentIntentId }),
    decideDispute: (id: string, status: 'won' | 'lost') => control('POST', `/disputes/${id}`, { status }),
    clearFaults: () => control('DELETE', '/faults'),
    waitingEvents: async () => (await control<{ waiting: number }>('GET', '/deliveries')).waiting,
    development: stripe(secrets.stripe.development.secretKey),
    /** As a customer's browser: the publishable key and the payment's client secret are all it has. */
    confirmAsBrowser: (publishableKey: string, clientSecret: string, paymentMethod = 'pm_card_visa') =>
      send<{ status: string }>(
        `${demo.stripeApiBase}/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`,
        {
          method: 'POST',
          headers: { Authorization: `Bearer ${publishableKey}` },
          body: new URLSearchParams({ client_secret: clientSecret, payment_method: paymentMethod }),
        },
      ),
  }
}
