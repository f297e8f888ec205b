import { defineOperation, schemasOf } from '#lib/operation.ts'

const {
  createEndpointInput,
  createdEndpointView,
  endpointDetailView,
  endpointView,
  pingedView,
  rotatedSecretView,
  updateEndpointInput,
} = schemasOf(() => import('#lib/webhooks/schema.ts'))
const { deliveryDetailView, deliveryView, searchDeliveriesQuery } = schemasOf(
  () => import('#lib/webhooks/delivery-schema.ts'),
)
const { succeeded } = schemasOf(() => import('#lib/text.ts'))
const { alertView } = schemasOf(() => import('#lib/webhooks/alerts-schema.ts'))
const { recoverInput, recoveryPreviewQuery, recoveryPreviewView, recoveryView } = schemasOf(
  () => import('#lib/webhooks/recovery-schema.ts'),
)

// Whatever is done to an endpoint shows in its deliveries, and the other way round.
const changes = ['/webhook-endpoints', '/webhook-deliveries']

export const listEndpoints = defineOperation({
  id: 'listWebhookEndpoints',
  tag: 'Webhooks',
  method: 'GET',
  path: '/webhook-endpoints',
  scope: 'webhooks:read',
  summary: 'List your webhook endpoints',
  response: endpointView,
  list: { kind: 'webhookEndpoint', newestFirst: false },
  description: 'Deleted endpoints come last.',
})
export const createEndpoint = defineOperation({
  id: 'createWebhookEndpoint',
  tag: 'Webhooks',
  method: 'POST',
  path: '/webhook-endpoints',
  scope: 'webhooks:write',
  idempotent: true,
  status: 201,
  summary: 'Register a webhook endpoint',
  body: createEndpointInput,
  response: createdEndpointView,
  errors: ['webhook_endpoint_limit'],
  description:
    'The signing secret is shown here and never again, except to a repetition with the same Idempotency-Key.',
  changes,
  stepUp: true,
})
export const getEndpoint = defineOperation({
  id: 'getWebhookEndpoint',
  tag: 'Webhooks',
  method: 'GET',
  path: '/webhook-endpoints/{endpointId}',
  scope: 'webhooks:read',
  summary: 'One webhook endpoint with its last two weeks',
  response: endpointDetailView,
  description: 'A deleted one too.',
})
export const listAlerts = defineOperation({
  id: 'listWebhookAlerts',
  tag: 'Webhooks',
  method: 'GET',
  path: '/webhook-endpoints/{endpointId}/alerts',
  scope: 'webhooks:read',
  summary: 'What you were told of a webhook endpoint',
  response: alertView,
  list: { kind: 'webhookAlert', newestFirst: true },
  description: "An entry for each time that one of the endpoint's `alerts` came true.",
})
export const updateEndpoint = defineOperation({
  id: 'updateWebhookEndpoint',
  tag: 'Webhooks',
  method: 'PATCH',
  path: '/webhook-endpoints/{endpointId}',
  scope: 'webhooks:write',
  idempotent: true,
  summary: 'Change, pause or reactivate a webhook endpoint',
  body: updateEndpointInput,
  response: endpointView,
  errors: ['webhook_endpoint_limit', 'webhook_endpoint_not_active'],
  description:
    'While an endpoint is paused nothing is sent to it or queued for it; `recover` brings it back afterwards.',
  changes,
  // Another address sends everything there from now on.
  stepUp: true,
})
export const deleteEndpoint = defineOperation({
  id: 'deleteWebhookEndpoint',
  tag: 'Webhooks',
  method: 'DELETE',
  path: '/webhook-endpoints/{endpointId}',
  scope: 'webhooks:write',
  idempotent: true,
  summary: 'Delete a webhook endpoint',
  response: succeeded,
  description: 'Its delivery records are kept for 90 days.',
  changes,
})
export const rotateEndpointSecret = defineOperation({
  id: 'rotateWebhookSecret',
  tag: 'Webhooks',
  method: 'POST',
  path: '/webhook-endpoints/{endpointId}/rotate-secret',
  scope: 'webhooks:write',
  idempotent: true,
  summary: 'Rotate the signing secret',
  response: rotatedSecretView,
  errors: ['webhook_endpoint_not_active'],
  description:
    'For 24 hours deliveries are signed with both secrets: `X-Service-Signature` with the old one, `X-Service-Signature-Next` with the new. Rotating again within that time replaces the new one.',
  changes,
  stepUp: true,
})
export const pingEndpoint = defineOperation({
  id: 'pingWebhookEndpoint',
  tag: 'Webhooks',
  method: 'POST',
  path: '/webhook-endpoints/{endpointId}/ping',
  scope: 'webhooks:write',
  idempotent: true,
  summary: 'Send a webhook.ping',
  response: pingedView,
  errors: ['webhook_endpoint_not_active'],
  changes,
})
export const listDeliveries = defineOperation({
  id: 'listWebhookDeliveries',
  tag: 'Webhooks',
  method: 'GET',
  path: '/webhook-endpoints/{endpointId}/deliveries',
  scope: 'webhooks:read',
  summary: 'The delivery records of an endpoint',
  response: deliveryView,
  list: { kind: 'webhookDelivery', newestFirst: true },
})
export const searchDeliveries = defineOperation({
  id: 'searchWebhookDeliveries',
  tag: 'Webhooks',
  method: 'GET',
  path: '/webhook-deliveries',
  scope: 'webhooks:read',
  summary: 'Search the delivery records',
  query: searchDeliveriesQuery,
  response: deliveryView,
  list: { kind: 'webhookDelivery', newestFirst: true },
  description: 'Of all endpoints, deleted ones included, for 90 days.',
  live: 20_000,
})
export const getDelivery = defineOperation({
  id: 'getWebhookDelivery',
  tag: 'Webhooks',
  method: 'GET',
  path: '/webhook-deliveries/{deliveryId}',
  scope: 'webhooks:read',
  summary: 'One delivery with its request and every attempt',
  response: deliveryDetailView,
})
export const resendDelivery = defineOperation({
  id: 'resendWebhookDelivery',
  tag: 'Webhooks',
  method: 'POST',
  path: '/webhook-deliveries/{deliveryId}/resend',
  scope: 'webhooks:write',
  idempotent: true,
  summary: 'Send one event again',
  response: deliveryView,
  errors: ['webhook_endpoint_not_active'],
  description:
    'At once, with the same `webhook-id`; also where it has arrived before. A failure is retried as for a new event.',
  changes,
})
export const previewRecovery = defineOperation({
  id: 'previewWebhookRecovery',
  tag: 'Webhooks',
  method: 'GET',
  path: '/webhook-endpoints/{endpointId}/recover',
  scope: 'webhooks:read',
  summary: 'What a recovery would send',
  query: recoveryPreviewQuery,
  response: recoveryPreviewView,
  description: 'Since when something has not arrived, and how many events that are. Nothing is sent.',
})
export const recoverEndpoint = defineOperation({
  id: 'recoverWebhookEndpoint',
  tag: 'Webhooks',
  method: 'POST',
  path: '/webhook-endpoints/{endpointId}/recover',
  scope: 'webhooks:write',
  idempotent: true,
  summary: 'Send everything that has not arrived since a time',
  body: recoverInput,
  response: recoveryView,
  errors: ['webhook_endpoint_not_active'],
  description:
    'What failed, what waits for another attempt, and what was never sent because the endpoint was paused, disabled or not yet registered, in the order of the feed. What has arrived is not sent again. A paused or disabled endpoint is refused: set its `status` to `active` first.',
  changes,
})
