import { defineOperation, schemasOf } from '#lib/operation.ts'

const { goLiveView, productionView, requestProductionInput, verificationView, verifyWebhookInput } = schemasOf(
  () => import('#lib/go-live/schema.ts'),
)
const { acceptedView } = schemasOf(() => import('#lib/users/schema.ts'))

export const getGoLive = defineOperation({
  id: 'getGoLive',
  tag: 'Going live',
  method: 'GET',
  path: '/go-live',
  scope: 'orders:read',
  summary: 'What has been tried, and how production stands',
  response: goLiveView,
  description: 'Computed from what the client did in development.',
  askedIn: 'development',
})
export const verifyWebhook = defineOperation({
  id: 'verifyWebhook',
  tag: 'Going live',
  method: 'POST',
  path: '/go-live/verify-webhook',
  scope: 'webhooks:write',
  summary: 'Try whether an endpoint checks signatures',
  body: verifyWebhookInput,
  response: verificationView,
  errors: ['not_found', 'webhook_endpoint_not_active'],
  description:
    'Sends a signed `webhook.ping`, then one with a broken signature, and returns what the endpoint said to both.',
  // Two requests one after the other, 15 s each, or twice as long where a kept connection breaks under them.
  patienceMs: 75_000,
  changes: ['/webhook-endpoints', '/webhook-deliveries'],
})
export const requestProduction = defineOperation({
  id: 'requestProduction',
  tag: 'Going live',
  method: 'POST',
  path: '/go-live/request-production',
  scope: 'keys:manage',
  idempotent: true,
  summary: 'Ask for production access',
  body: requestProductionInput,
  response: productionView,
  description:
    "The operator is told by mail, and the client's members of the answer. While the request is open, asking again replaces the answers. No check has to be met first.",
  askedIn: 'development',
  changes: ['/go-live', '/me'],
})
export const connectSystem = defineOperation({
  id: 'connectSystem',
  tag: 'Going live',
  method: 'POST',
  path: '/go-live/connect-system',
  scope: 'members:manage',
  idempotent: true,
  summary: 'Make a personal account one that connects a system',
  response: acceptedView,
  description: 'Keys and webhooks are shown from then on. What its people may order stays as it is.',
  askedIn: 'development',
  changes: ['/go-live', '/me'],
})
