import type { WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { meters } from '#lib/meters.ts'
import { traces } from '#lib/traces.ts'
import { deliveryLimits, sendRequest, type Answer } from '#lib/webhooks/send-request.ts'
import type { Attempt } from '#lib/webhooks/attempt.ts'
import { signParcel, type Parcel } from '#lib/webhooks/sign-delivery.ts'
import { findSecrets, unsigned } from '#lib/webhooks/signing-secrets.ts'

/** Sends an endpoint one request, and says what came of it. */
export async function attemptDelivery(
  endpoint: WebhookEndpoint,
  parcel: Parcel,
  limits = deliveryLimits,
): Promise<Omit<Attempt, 'seenAttempts'>> {
  const startedAt = new Date()
  const begun = performance.now()
  const answer =
    endpoint.status === 'active'
      ? await follow(endpoint, parcel, async () => {
          const secrets = findSecrets(endpoint, startedAt)
          if (!secrets) return unsigned
          const { body, headers } = signParcel(parcel, secrets, startedAt)
          const traceparent = traces().here()
          const all = traceparent === undefined ? headers : { ...headers, traceparent }
          return sendRequest(endpoint.environment, endpoint.url, { body, headers: all }, limits)
        })
      : { error: `Not sent: the endpoint is ${endpoint.status}.`, final: true }
  meters().delivery(outcomeOf(answer))
  return { ...answer, startedAt, durationMs: Math.round(performance.now() - begun) }
}

/** A batch is of several requests, and belongs to none of them. */
const follow = (endpoint: WebhookEndpoint, { id, trace }: Parcel, send: () => Promise<Answer>): Promise<Answer> =>
  trace == null
    ? send()
    : traces().span(
        'POST webhook',
        { kind: 'client', parent: trace, attributes: attributesOf(endpoint, id) },
        async (span) => {
          const answer = await send()
          if (answer.statusCode !== undefined) span.set({ 'http.response.status_code': answer.statusCode })
          if (!answer.statusCode?.toString().startsWith('2')) span.fail()
          return answer
        },
      )

// Its host alone: of an address the rest may be a secret.
const attributesOf = ({ id, url }: WebhookEndpoint, eventId: string) => ({
  'http.request.method': 'POST',
  'server.address': new URL(url).host,
  'callslip.endpoint': id,
  'callslip.event': eventId,
})

const outcomeOf = (answer: Answer) =>
  answer.statusCode === undefined ? 'error' : `${Math.floor(answer.statusCode / 100)}xx`
