import { createHash, createHmac } from 'node:crypto'
import canonicalize from 'canonicalize'
import { toEventData, type TellableEvent } from '#lib/events/event-data.ts'
import type { SigningSecrets } from '#lib/webhooks/signing-secrets.ts'

export type SignedDelivery = { body: Buffer; headers: Record<string, string> }

/** What one request carries. `id` is its `webhook-id`, the same whenever the same is sent again; `trace` what it came of, where one event is sent. */
export type Parcel = { id: string; body: Buffer; trace?: string | null }

/** RFC 8785 canonical JSON, so hashing the raw body and hashing a re-sorted one give the same digest. */
function toBytes(content: unknown): Buffer {
  const text = canonicalize(content)
  if (text === undefined) throw new Error('what was to be sent has no canonical form')
  return Buffer.from(text, 'utf8')
}

const contentOf = (event: TellableEvent) => ({ data: toEventData(event), type: event.type })

export const parcelOf = (event: TellableEvent & { trace?: string | null }): Parcel => ({
  id: event.id,
  body: toBytes(contentOf(event)),
  trace: event.trace ?? null,
})

type Placed = { horizon: bigint; position: bigint }
/** The feed's: not always that of deliveries, of which some are made again afterwards. */
const byFeed = (a: Placed, b: Placed) => Number(a.horizon - b.horizon || a.position - b.position)

const joined = (events: readonly TellableEvent[]): Parcel => ({
  id: `batch_${createHash('sha256')
    .update(events.map(({ id }) => id).join())
    .digest('hex')
    .slice(0, 32)}`,
  body: toBytes({ data: { events: events.map(contentOf) }, type: 'webhook.batch' }),
})

/** Events for an endpoint that asked for several in one request, in the feed's order. */
export const batchOf = (events: readonly (TellableEvent & Placed)[]): Parcel => joined([...events].sort(byFeed))
/** The same of one event, which may be a ping that stands in no feed. */
export const batchOfOne = (event: TellableEvent): Parcel => joined([event])

const digest = (secret: string, body: Buffer) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/

/** The Standard Webhooks key: `whsec_` announces base64; a secret of the caller's own making is its own bytes. */
function standardKey(secret: string): Buffer {
  const encoded = secret.startsWith('whsec_') ? secret.slice('whsec_'.length) : ''
  return base64.test(encoded) ? Buffer.from(encoded, 'base64') : Buffer.from(secret, 'utf8')
}

/** Body and headers of one attempt at `now`. While a rotation lasts both secrets sign. */
export function signParcel({ id, body }: Parcel, { current, next }: SigningSecrets, now: Date): SignedDelivery {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const standard = (secret: string) =>
    `v1,${createHmac('sha256', standardKey(secret)).update(`${id}.${timestamp}.`).update(body).digest('base64')}`
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Callslip-Webhooks/1',
      'X-Service-Signature': digest(current, body),
      ...(next === undefined ? {} : { 'X-Service-Signature-Next': digest(next, body) }),
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': [current, ...(next === undefined ? [] : [next])].map(standard).join(' '),
    },
  }
}
