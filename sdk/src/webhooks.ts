import { createHmac, timingSafeEqual } from 'node:crypto'
import type { webhooks } from '../schema.cjs'
import { standardKey } from './standard-key.ts'

/** Told apart by `type`. A type that is not here yet may arrive: have a `default` branch. */
export type WebhookEvent = webhooks[Exclude<
  keyof webhooks,
  'webhook.batch'
>]['post']['requestBody']['content']['application/json']
type Batch = webhooks['webhook.batch']['post']['requestBody']['content']['application/json']
export type WebhookEventType = WebhookEvent['type']

/** `reason`: it isn't signed with this secret, or it was signed too long ago. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly reason: 'signature' | 'timestamp'

  constructor(reason: 'signature' | 'timestamp', message: string) {
    super(message)
    this.reason = reason
  }
}

export type VerifyOptions = {
  /**
   * How old a signature may be, in seconds; 300 when absent. `Infinity` takes any age, and then a request whose proxy has
   * removed the `webhook-…` headers too.
   */
  toleranceSeconds?: number
  /** For tests. */
  now?: Date
}

type HeaderBag = { get(name: string): string | null } | Record<string, string | string[] | undefined>

const read = (headers: HeaderBag, name: string): string => {
  if (typeof headers.get === 'function') return headers.get(name) ?? ''
  const value = Object.entries(headers).find(([known]) => known.toLowerCase() === name)?.[1]
  return typeof value === 'string' ? value : ''
}

const equal = (a: string, b: string): boolean => {
  const encoder = new TextEncoder()
  const [x, y] = [encoder.encode(a), encoder.encode(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}

/** The signature that covers the time as well, as the Standard Webhooks specification says. */
function isSignedInTime(body: string | Uint8Array, headers: HeaderBag, secret: string): boolean {
  const [id, timestamp] = [read(headers, 'webhook-id'), read(headers, 'webhook-timestamp')]
  const digest = createHmac('sha256', standardKey(secret)).update(`${id}.${timestamp}.`).update(body).digest('base64')
  return read(headers, 'webhook-signature')
    .split(' ')
    .map((given) => equal(given, `v1,${digest}`))
    .includes(true)
}

function isSigned(body: string | Uint8Array, headers: HeaderBag, secret: string): boolean {
  const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  return ['x-service-signature', 'x-service-signature-next']
    .map((name) => equal(read(headers, name), expected))
    .includes(true)
}

/**
 * The event of a webhook request; throws WebhookVerificationError where it isn't signed by `secret`, or was too long ago.
 * `body` is the raw body as received. While a secret is being rotated, the old and the new one are both accepted:
 * whichever of them you hold.
 */
export function verifyWebhook(
  body: string | Uint8Array,
  headers: HeaderBag,
  secret: string,
  options: VerifyOptions = {},
): WebhookEvent {
  const [event, ...others] = verifyWebhookBatch(body, headers, secret, options)
  if (event === undefined || others.length > 0)
    throw new TypeError('This endpoint is sent batches of events: verifyWebhookBatch returns them all.')
  return event
}

/**
 * The events of a webhook request, in their order, for an endpoint whose `batch` asks for several at once; a request with a
 * single event gives that one. Throws as verifyWebhook does.
 */
export function verifyWebhookBatch(
  body: string | Uint8Array,
  headers: HeaderBag,
  secret: string,
  { toleranceSeconds = 300, now = new Date() }: VerifyOptions = {},
): WebhookEvent[] {
  const inTime = isSignedInTime(body, headers, secret)
  if (!inTime && (toleranceSeconds !== Infinity || !isSigned(body, headers, secret)))
    throw new WebhookVerificationError('signature', 'The webhook carries no valid signature.')
  const age = now.getTime() / 1000 - Number(read(headers, 'webhook-timestamp'))
  if (toleranceSeconds !== Infinity && !(Math.abs(age) <= toleranceSeconds))
    throw new WebhookVerificationError('timestamp', 'The webhook was signed too long ago, or a clock is wrong.')
  // Signed by the service, whose shape this is.
  const sent = JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as WebhookEvent | Batch
  return sent.type === 'webhook.batch' ? (sent.data.events as WebhookEvent[]) : [sent]
}
