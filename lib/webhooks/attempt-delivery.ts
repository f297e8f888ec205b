import type { WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { meters } from '#lib/meters.ts'
import { deliveryLimits, sendRequest, type Answer } from '#lib/webhooks/send-request.ts'
import type { Attempt } from '#lib/webhooks/settle-delivery.ts'
import { signParcel, type Parcel } from '#lib/webhooks/sign-delivery.ts'
import { secretsOf } from '#lib/webhooks/signing-secrets.ts'

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
      ? await sendRequest(
          endpoint.environment,
          endpoint.url,
          signParcel(parcel, secretsOf(endpoint, startedAt), startedAt),
          limits,
        )
      : { error: `Not sent: the endpoint is ${endpoint.status}.`, final: true }
  meters().delivery(outcomeOf(answer))
  return { ...answer, startedAt, durationMs: Math.round(performance.now() - begun) }
}

const outcomeOf = (answer: Answer) =>
  answer.statusCode === undefined ? 'error' : `${Math.floor(answer.statusCode / 100)}xx`
