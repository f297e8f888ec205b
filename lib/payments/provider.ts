import Stripe from 'stripe'
import { getEnv, type Environment } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'
import { log } from '#lib/log.ts'

export type Provider = { stripe: Stripe; publishableKey: string; webhookSecret: string }

const providers = new Map<Environment, Provider>()

function settingsOf(environment: Environment) {
  const env = getEnv()
  return environment === 'production'
    ? [env.STRIPE_SECRET_KEY_PRODUCTION, env.STRIPE_PUBLISHABLE_KEY_PRODUCTION, env.STRIPE_WEBHOOK_SECRET_PRODUCTION]
    : [env.STRIPE_SECRET_KEY_DEVELOPMENT, env.STRIPE_PUBLISHABLE_KEY_DEVELOPMENT, env.STRIPE_WEBHOOK_SECRET_DEVELOPMENT]
}

export const isConfigured = (environment: Environment): boolean => settingsOf(environment).every(Boolean)

function connect(environment: Environment): Provider {
  const env = getEnv()
  const [secretKey, publishableKey, webhookSecret] = settingsOf(environment)
  if (!secretKey || !publishableKey || !webhookSecret) {
    throw new ApiError('provider_unavailable', `Payments are not set up in ${environment}.`, {
      headers: { 'Retry-After': '3600' },
    })
  }
  const { protocol, hostname, port } = new URL(env.STRIPE_API_BASE)
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  })
  return { stripe, publishableKey, webhookSecret }
}

/** The payment provider with one environment's own credentials. */
export function getProvider(environment: Environment): Provider {
  let provider = providers.get(environment)
  if (!provider) providers.set(environment, (provider = connect(environment)))
  return provider
}

/** Whether a provider's refusal will be the same however often it is asked. */
export const isRefusal = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> =>
  error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError

/** No answer, or none that says anything of the request: the same may succeed in a moment. */
export const isOutOfReach = (error: unknown): boolean => error instanceof Stripe.errors.StripeError && !isRefusal(error)

/** Calls the provider for a waiting caller: out of reach is 503, a refusal 402 with the provider's own sentence. */
export async function askProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (isRefusal(error)) {
      throw new ApiError(
        'payment_failed',
        error.message,
        error.decline_code ? { members: { declineCode: error.decline_code } } : {},
      )
    }
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    log.warn('payment provider out of reach', { type: error.type, providerRequestId: error.requestId })
    throw new ApiError(
      'provider_unavailable',
      'The payment provider is out of reach for the moment. Try again shortly.',
      { headers: { 'Retry-After': '5' } },
    )
  }
}
