import Stripe from 'stripe'
import { z } from 'zod'
import { findProviderSettings, getEnv, type Environment, type ProviderSettings } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'
import { log } from '#lib/log.ts'
import { meters } from '#lib/meters.ts'
import { traces } from '#lib/traces.ts'

export type Provider = { stripe: Stripe; publishableKey: string; webhookSecrets: string[] }

const providers = new Map<Environment, Provider>()

export const isConfigured = (environment: Environment): boolean =>
  findProviderSettings(getEnv(), environment) !== undefined

/** The official client with an environment's own key. */
export function makeClient({ secretKey, apiBase }: Pick<ProviderSettings, 'secretKey' | 'apiBase'>): Stripe {
  const { protocol, hostname, port } = new URL(apiBase)
  return new Stripe(secretKey, {
    httpClient: countingClient(),
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  })
}

/** The library's own way to the network; each call is counted by what came of it. */
function countingClient() {
  const client = Stripe.createNodeHttpClient()
  const ask = client.makeRequest.bind(client)
  client.makeRequest = async (...request) => {
    try {
      const [host, , , method] = request
      const attributes = { 'http.request.method': method, 'server.address': host }
      const answer = await traces().span(`${method} provider`, { kind: 'client', attributes }, async (span) => {
        const got = await ask(...request)
        span.set({ 'http.response.status_code': got.getStatusCode() })
        return got
      })
      meters().providerCall(await outcomeOf(answer))
      return answer
    } catch (error) {
      meters().providerCall('error')
      throw error
    }
  }
  return client
}

const foreignAccount = 'account_invalid'
const ofForeignAccount = z.object({ error: z.object({ code: z.literal(foreignAccount) }) })

/** A class of status, but for a refusal of our key: whatever it asks for fails until an operator acts. */
async function outcomeOf(answer: Stripe.HttpClientResponse): Promise<string> {
  const status = answer.getStatusCode()
  if (status === 401) return 'refused'
  if (status !== 403) return `${Math.floor(status / 100)}xx`
  // A body can be read once.
  const body: unknown = await answer.toJSON()
  answer.toJSON = () => Promise.resolve(body)
  return ofForeignAccount.safeParse(body).success ? '4xx' : 'refused'
}

function connect(environment: Environment): Provider {
  const settings = findProviderSettings(getEnv(), environment)
  if (settings === undefined) {
    throw new ApiError(
      'payments_not_configured',
      `Payments are not set up in ${environment}. Trying again does not help until the operator has set them up.`,
    )
  }
  const { publishableKey, webhookSecrets, connectWebhookSecrets } = settings
  return {
    stripe: makeClient(settings),
    publishableKey,
    webhookSecrets: [...webhookSecrets, ...connectWebhookSecrets],
  }
}

/** The payment provider with one environment's own credentials. */
export function getProvider(environment: Environment): Provider {
  let provider = providers.get(environment)
  if (!provider) providers.set(environment, (provider = connect(environment)))
  return provider
}

// Of an account that isn't connected to us, or no longer, the provider says that we may not see it.
const isForeignAccount = (error: unknown) =>
  error instanceof Stripe.errors.StripePermissionError && error.code === foreignAccount

/** Whether a provider's refusal will be the same however often it is asked. */
export const isRefusal = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> =>
  error instanceof Stripe.errors.StripeCardError ||
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  isForeignAccount(error)

/** What the request names isn't at the provider, or isn't ours there: deleted at its dashboard, or of another account of ours. */
export const isUnknown = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> =>
  isRefusal(error) && [foreignAccount, 'resource_missing'].includes(error.code ?? '')

/** The provider repeats an old answer, a fault of its own too: under this idempotency key there will be no other for a day. */
export const isRepeated = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> =>
  error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'

/** The provider doesn't know our key, or no longer: whatever we ask. */
export const isKeyUnknown = (error: unknown): boolean => error instanceof Stripe.errors.StripeAuthenticationError

/** The provider doesn't know our key, or the key may not do this: nothing changes until an operator acts. */
export const isMisconfigured = (error: unknown): boolean =>
  isKeyUnknown(error) || (error instanceof Stripe.errors.StripePermissionError && !isForeignAccount(error))

/** No answer, or none that says anything of the request: the same may succeed in a moment. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && !isRefusal(error) && !isMisconfigured(error)

/**
 * Calls the provider for a waiting caller: out of reach is 503, as is a refusal of our own credentials, though with a code
 * that doesn't ask for patience; any other refusal is 402 with the provider's own sentence.
 */
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
    if (isMisconfigured(error)) {
      log.error('payment provider refuses our key', error.message, { providerRequestId: error.requestId })
      throw new ApiError(
        'payments_not_configured',
        'The payment provider refuses our own credentials. Trying again does not help until the operator has set them right.',
      )
    }
    log.warn('payment provider out of reach', { type: error.type, providerRequestId: error.requestId })
    throw new ApiError(
      'provider_unavailable',
      'The payment provider is out of reach for the moment. Try again shortly.',
      { headers: { 'Retry-After': '5' } },
    )
  }
}
