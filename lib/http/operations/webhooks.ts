import { z } from 'zod'
import { defineOperation } from '#lib/http/operation.ts'
import {
  createdEndpointView, createEndpointInput, deletedEndpointView, deliveryView, endpointView, pingedView, rotatedSecretView,
} from '#lib/webhooks/schema.ts'

const tag = 'Webhooks'

export const listEndpoints = defineOperation({
  id: 'listWebhookEndpoints', tag, method: 'GET', path: '/webhook-endpoints', scope: 'webhooks:read',
  summary: 'List your webhook endpoints', response: z.array(endpointView), list: { kind: 'webhookEndpoint', newestFirst: false },
  description: 'Deleted endpoints come last.',
})
export const createEndpoint = defineOperation({
  id: 'createWebhookEndpoint', tag, method: 'POST', path: '/webhook-endpoints', scope: 'webhooks:write', idempotent: true, status: 201,
  summary: 'Register a webhook endpoint', body: createEndpointInput, response: createdEndpointView, errors: ['webhook_endpoint_limit'],
  description: 'The signing secret is shown here and never again.',
})
export const deleteEndpoint = defineOperation({
  id: 'deleteWebhookEndpoint', tag, method: 'DELETE', path: '/webhook-endpoints/{endpointId}', scope: 'webhooks:write', idempotent: true,
  summary: 'Delete a webhook endpoint', response: deletedEndpointView, description: 'Its delivery records are kept for 90 days.',
})
export const rotateEndpointSecret = defineOperation({
  id: 'rotateWebhookSecret', tag, method: 'POST', path: '/webhook-endpoints/{endpointId}/rotate-secret', scope: 'webhooks:write', idempotent: true,
  summary: 'Rotate the signing secret', response: rotatedSecretView, errors: ['webhook_endpoint_not_active'],
  description:
    'For 24 hours deliveries are signed with both secrets: `X-Service-Signature` with the old one, `X-Service-Signature-Next` with the new. Rotating again within that time replaces the new one.',
})
export const pingEndpoint = defineOperation({
  id: 'pingWebhookEndpoint', tag, method: 'POST', path: '/webhook-endpoints/{endpointId}/ping', scope: 'webhooks:write', idempotent: true,
  summary: 'Send a webhook.ping', response: pingedView, errors: ['webhook_endpoint_not_active'],
})
export const listDeliveries = defineOperation({
  id: 'listWebhookDeliveries', tag, method: 'GET', path: '/webhook-endpoints/{endpointId}/deliveries', scope: 'webhooks:read',
  summary: 'The delivery records of an endpoint', response: z.array(deliveryView), list: { kind: 'webhookDelivery', newestFirst: true },
})
