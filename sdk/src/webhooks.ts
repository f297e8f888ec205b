import { createHmac, timingSafeEqual } from 'node:crypto'
import type { components } from '../schema.d.ts'

export type WebhookEvent = components['schemas']['WebhookBody']

type Headers = { get(name: string): string | null } | Record<string, string | string[] | undefined>

const read = (headers: Headers, name: string): string => {
  if (typeof headers.get === 'function') return headers.get(name) ?? ''
  const value = Object.entries(headers).find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1]
  return typeof value === 'string' ? value : ''
}

const equal = (a: string, b: string): boolean => {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}

/**
 * The event of a webhook request; throws where its signature isn't by `secret`. `body` is the raw body as received. While
 * a secret is being rotated, the old and the new one are both accepted: whichever of them you hold.
 */
export function verifyWebhook(body: string | Uint8Array, headers: Headers, secret: string): WebhookEvent {
  const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  const given = ['x-service-signature', 'x-service-signature-next'].map((name) => equal(read(headers, name), expected))
  if (!given.includes(true)) throw new Error('The webhook carries no valid signature.')
  // Signed by the service, whose shape this is.
  return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as WebhookEvent
}
