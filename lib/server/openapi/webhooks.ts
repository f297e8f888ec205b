import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { eventWords } from '#lib/events/event-words.ts'
import { eventTypes } from '#lib/events/event-types.ts'
import { eventName } from '#lib/server/openapi/events.ts'

const headers = {
  Signature: {
    name: 'X-Service-Signature',
    description: '`sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret',
  },
  SignatureNext: {
    name: 'X-Service-Signature-Next',
    description: 'While the secret is being rotated: the same with the new secret',
  },
  WebhookId: {
    name: 'webhook-id',
    description: "As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries",
  },
  WebhookTimestamp: {
    name: 'webhook-timestamp',
    description: 'As the Standard Webhooks specification says: when this attempt was made, in seconds',
  },
  WebhookSignature: {
    name: 'webhook-signature',
    description:
      'As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated',
  },
}

export const webhookParameters = Object.fromEntries(
  Object.entries(headers).map(([id, { name, description }]) => [
    id,
    {
      name,
      in: 'header' as const,
      ...(id === 'SignatureNext' ? {} : { required: true }),
      schema: { type: 'string' as const },
      description,
    },
  ]),
)

export const webhookResponses = {
  Received: { description: 'Received. Anything else, or no answer within 15 s, is tried again' },
  NotWanted: { description: 'Not wanted any more: the endpoint is disabled' },
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

const kinds = [
  ...eventTypes.map((type) => ({ type, name: eventName(type), description: sentence(eventWords[type].when) })),
  {
    type: 'webhook.batch',
    name: 'WebhookBatch',
    description:
      'Several events in one request, to an endpoint whose `batch` asks for it: each as it would come alone.',
  },
]

/** One entry for each type of event, and one for batches of them. */
export const webhooks = (): ZodOpenApiPathsObject =>
  Object.fromEntries(
    kinds.map(({ type, name, description }) => [
      type,
      {
        post: {
          operationId: `on${name}`,
          tags: ['Webhooks'],
          summary: type,
          description,
          security: [],
          parameters: Object.keys(headers).map((id) => ({ $ref: `#/components/parameters/${id}` })),
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}Event` } } },
          },
          responses: {
            '2XX': { $ref: '#/components/responses/Received' },
            '410': { $ref: '#/components/responses/NotWanted' },
          },
        },
      },
    ]),
  )
