import { z } from 'zod'
import { clientView, keyView, optionalReasonInput, reasonInput, updateClientInput } from '#lib/clients/schema.ts'
import { figuresQuery, figuresView } from '#lib/figures/schema.ts'
import { healthView } from '#lib/health/schema.ts'
import { defineOperation } from '#lib/operation.ts'
import {
  actionView,
  cancelOrderInput,
  checkedPaymentView,
  clientOverviewView,
  findClientsQuery,
  findOrdersQuery,
  listActionsQuery,
  operatorEventView,
  operatorOrderView,
  operatorView,
  orderDossierView,
  remindedView,
  remindInput,
  resentView,
  updateEndpointInput,
} from '#lib/operators/schema.ts'
import { orderView } from '#lib/orders/schema.ts'
import { queueView } from '#lib/queue/schema.ts'
import {
  findResearchersQuery,
  refundInput,
  refundView,
  researcherFileView,
  researcherView,
  updateResearcherInput,
} from '#lib/researchers/schema.ts'
import { endpointView } from '#lib/webhooks/schema.ts'

const tag = 'Operator'
const scope = 'operator'

export const getQueue = defineOperation({
  id: 'getQueue',
  tag,
  method: 'GET',
  path: '/operator/queue',
  scope,
  summary: 'What waits for an operator',
  response: queueView,
})
export const listClients = defineOperation({
  id: 'listClients',
  tag,
  method: 'GET',
  path: '/operator/clients',
  scope,
  summary: 'Find API clients',
  query: findClientsQuery,
  response: z.array(clientView),
  list: { kind: 'client', newestFirst: true },
})
export const getClient = defineOperation({
  id: 'getClient',
  tag,
  method: 'GET',
  path: '/operator/clients/{clientId}',
  scope,
  summary: 'Get one API client',
  response: clientView,
})
export const getClientOverview = defineOperation({
  id: 'getClientOverview',
  tag,
  method: 'GET',
  path: '/operator/clients/{clientId}/overview',
  scope,
  summary: 'One API client with its members, use, limits and endpoints',
  response: clientOverviewView,
})
export const updateClient = defineOperation({
  id: 'updateClient',
  tag,
  method: 'PATCH',
  path: '/operator/clients/{clientId}',
  scope,
  idempotent: true,
  summary: 'Change billing, limits, automatic opening, or suspend',
  body: updateClientInput,
  response: clientView,
})
export const enableProduction = defineOperation({
  id: 'enableProduction',
  tag,
  method: 'POST',
  path: '/operator/clients/{clientId}/enable-production',
  scope,
  idempotent: true,
  summary: 'Enable a client for production',
  body: optionalReasonInput,
  response: clientView,
})
export const disableProduction = defineOperation({
  id: 'disableProduction',
  tag,
  method: 'POST',
  path: '/operator/clients/{clientId}/disable-production',
  scope,
  idempotent: true,
  summary: 'Disable a client for production',
  body: reasonInput,
  response: clientView,
})
export const refuseProduction = defineOperation({
  id: 'refuseProduction',
  tag,
  method: 'POST',
  path: '/operator/clients/{clientId}/refuse-production',
  scope,
  idempotent: true,
  summary: "Refuse a client's request for production",
  body: reasonInput,
  response: clientView,
})
export const reopenProduction = defineOperation({
  id: 'reopenProduction',
  tag,
  method: 'POST',
  path: '/operator/clients/{clientId}/reopen-production',
  scope,
  idempotent: true,
  summary: 'Put a request for production back into the queue',
  response: clientView,
  description: 'Undoes a decision. Its mail waits for 30 seconds and is not sent where the decision is undone before.',
})
export const listClientKeys = defineOperation({
  id: 'listClientKeys',
  tag,
  method: 'GET',
  path: '/operator/clients/{clientId}/keys',
  scope,
  summary: "List a client's API keys, without their secrets",
  response: z.array(keyView),
  list: { kind: 'apiKey', newestFirst: true },
})
export const revokeClientKey = defineOperation({
  id: 'revokeClientKey',
  tag,
  method: 'POST',
  path: '/operator/clients/{clientId}/keys/{keyId}/revoke',
  scope,
  idempotent: true,
  summary: "Revoke a client's API key",
  body: reasonInput,
  response: keyView,
})
export const listAllOrders = defineOperation({
  id: 'listAllOrders',
  tag,
  method: 'GET',
  path: '/operator/orders',
  scope,
  summary: "Find every client's orders by anything",
  query: findOrdersQuery,
  response: z.array(operatorOrderView),
  list: { kind: 'order', newestFirst: true },
})
export const getAnyOrder = defineOperation({
  id: 'getAnyOrder',
  tag,
  method: 'GET',
  path: '/operator/orders/{orderId}',
  scope,
  summary: 'Get any order with its offers, payments, messages and documents',
  response: orderDossierView,
})
export const listAllEvents = defineOperation({
  id: 'listAllEvents',
  tag,
  method: 'GET',
  path: '/operator/orders/{orderId}/events',
  scope,
  summary: 'The whole history of an order',
  response: z.array(operatorEventView),
  list: { kind: 'event', newestFirst: false },
})
export const resendEvent = defineOperation({
  id: 'resendEvent',
  tag,
  method: 'POST',
  path: '/operator/orders/{orderId}/events/{eventId}/resend',
  scope,
  idempotent: true,
  summary: "Send an event to the client's webhooks once more",
  response: resentView,
  errors: ['order_state_conflict'],
})
export const openOrder = defineOperation({
  id: 'openOrder',
  tag,
  method: 'POST',
  path: '/operator/orders/{orderId}/open',
  scope,
  idempotent: true,
  summary: 'Open an order for offers',
  response: orderView,
  errors: ['order_state_conflict'],
})
export const cancelOrder = defineOperation({
  id: 'cancelOrder',
  tag,
  method: 'POST',
  path: '/operator/orders/{orderId}/cancel',
  scope,
  idempotent: true,
  summary: 'Cancel an order',
  body: cancelOrderInput,
  response: orderView,
  errors: ['order_state_conflict'],
  description:
    'A hold is released; a charge is refunded in full. `cancelEffect` of the order says which, and how much.',
})
export const refundOrder = defineOperation({
  id: 'refundOrder',
  tag,
  method: 'POST',
  path: '/operator/orders/{orderId}/refund',
  scope,
  idempotent: true,
  summary: 'Refund in full or in part',
  body: refundInput,
  response: refundView,
  errors: ['payment_not_refundable'],
})
export const checkPayment = defineOperation({
  id: 'checkPayment',
  tag,
  method: 'POST',
  path: '/operator/orders/{orderId}/check-payment',
  scope,
  idempotent: true,
  summary: "Ask the provider about an order's payment now",
  response: checkedPaymentView,
  errors: ['provider_unavailable', 'payment_failed'],
})
export const remindResearcher = defineOperation({
  id: 'remindResearcher',
  tag,
  method: 'POST',
  path: '/operator/orders/{orderId}/remind',
  scope,
  idempotent: true,
  summary: 'Remind the researcher of an order by mail',
  body: remindInput,
  response: remindedView,
  errors: ['order_state_conflict'],
})
export const updateEndpoint = defineOperation({
  id: 'updateEndpointAsOperator',
  tag,
  method: 'PATCH',
  path: '/operator/webhook-endpoints/{endpointId}',
  scope,
  idempotent: true,
  summary: "Switch a client's webhook endpoint off or on again",
  body: updateEndpointInput,
  response: endpointView,
  errors: ['webhook_endpoint_not_active'],
})
export const listResearchers = defineOperation({
  id: 'listResearchers',
  tag,
  method: 'GET',
  path: '/operator/researchers',
  scope,
  summary: 'Find researchers',
  query: findResearchersQuery,
  response: z.array(researcherView),
  list: { kind: 'researcher', newestFirst: true },
})
export const getResearcher = defineOperation({
  id: 'getResearcher',
  tag,
  method: 'GET',
  path: '/operator/researchers/{researcherId}',
  scope,
  summary: 'One researcher with their record',
  response: researcherFileView,
})
export const updateResearcher = defineOperation({
  id: 'updateResearcher',
  tag,
  method: 'PATCH',
  path: '/operator/researchers/{researcherId}',
  scope,
  idempotent: true,
  summary: 'Approve or suspend a researcher',
  body: updateResearcherInput,
  response: researcherView,
})
export const openResearcherAccount = defineOperation({
  id: 'openResearcherAccount',
  tag,
  method: 'POST',
  path: '/operator/researchers/{researcherId}/account',
  scope,
  idempotent: true,
  summary: "Open or refresh a researcher's payment account",
  response: researcherView,
  errors: ['provider_unavailable'],
})
export const getFigures = defineOperation({
  id: 'getFigures',
  tag,
  method: 'GET',
  path: '/operator/figures',
  scope,
  summary: 'Figures of the platform by week',
  query: figuresQuery,
  response: figuresView,
})
export const listActions = defineOperation({
  id: 'listActions',
  tag,
  method: 'GET',
  path: '/operator/actions',
  scope,
  summary: 'The audit log: what operators did',
  query: listActionsQuery,
  response: z.array(actionView),
  list: { kind: 'operatorAction', newestFirst: true },
})
export const listOperators = defineOperation({
  id: 'listOperators',
  tag,
  method: 'GET',
  path: '/operator/operators',
  scope,
  summary: 'List operators',
  response: z.array(operatorView),
  list: { kind: 'user', newestFirst: false },
})
export const getHealth = defineOperation({
  id: 'getHealth',
  tag,
  method: 'GET',
  path: '/operator/health',
  scope,
  summary: 'How the parts of the service are',
  response: healthView,
})
