import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import type { Card } from '#components/checkout/simulator/card-form.ts'

export type Result =
  { paymentIntent: PaymentIntent; error?: undefined } | { error: StripeError; paymentIntent?: undefined }

export type Wire = ReturnType<typeof createWire>

// Long enough for a bank's answer; a connection that is quiet for longer has gone.
const PATIENCE_MS = 30_000

/** The two calls that Stripe.js makes about a payment, with the publishable key and the payment's own secret. */
export function createWire(publishableKey: string, apiBase: string) {
  const call = async (path: string, params: Record<string, string>, method: 'GET' | 'POST'): Promise<Result> => {
    const form = new URLSearchParams({ ...params, key: publishableKey }).toString()
    const init: RequestInit =
      method === 'POST'
        ? { method, body: form, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
        : { method }
    try {
      const url = `${apiBase}/v1/payment_intents/${path}${method === 'GET' ? `?${form}` : ''}`
      const response = await fetch(url, {
        ...init,
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      // Stripe's own shapes, which the simulator speaks; anything else fails below.
      const body = (await response.json()) as PaymentIntent | { error: StripeError }
      return 'error' in body ? { error: body.error } : { paymentIntent: body }
    } catch {
      return { error: connectionLost }
    }
  }
  return {
    retrieve: (clientSecret: string) => call(idOf(clientSecret), { client_secret: clientSecret }, 'GET'),
    confirm: (clientSecret: string, card: Card, { return_url, setup_future_usage, payment_method_data }: Wish) =>
      call(
        `${idOf(clientSecret)}/confirm`,
        {
          client_secret: clientSecret,
          ...given({
            return_url,
            setup_future_usage,
            'payment_method_data[allow_redisplay]': payment_method_data?.allow_redisplay,
          }),
          ...formOf(card),
        },
        'POST',
      ),
    confirmSaved: (clientSecret: string, cardId: string, return_url: string | undefined) =>
      call(
        `${idOf(clientSecret)}/confirm`,
        {
          client_secret: clientSecret,
          use_stripe_sdk: 'true',
          payment_method: cardId,
          ...given({ return_url }),
        },
        'POST',
      ),
    /** Where the bank's page is, seen from here: the address in the answer may name a host that this browser can't reach. */
    challengeUrl: (token: string) => `${apiBase}/authenticate/${token}`,
  }
}

type Wish = {
  return_url?: string
  setup_future_usage?: string
  payment_method_data?: { allow_redisplay?: string }
}
const given = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined))

const connectionLost: StripeError = {
  type: 'api_connection_error',
  message: 'The payment provider could not be reached. Check your connection and try again.',
}

const idOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? ''

function formOf({ number, month, year, cvc, country }: Card): Record<string, string> {
  return {
    use_stripe_sdk: 'true',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': String(month),
    'payment_method_data[card][exp_year]': String(year),
    'payment_method_data[card][cvc]': cvc,
    'payment_method_data[billing_details][address][country]': country,
  }
}
