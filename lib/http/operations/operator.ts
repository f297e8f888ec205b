import { z } from 'zod'
import { clientView, optionalReasonInput, reasonInput, updateClientInput } from '#lib/clients/schema.ts'
import { defineOperation } from '#lib/http/operation.ts'
import { eventView } from '#lib/events/schema.ts'
import { orderStatus, orderView } from '#lib/orders/schema.ts'
import { refundInput, refundView, researcherView, updateResearcherInput } from '#lib/researchers/schema.ts'

const tag = 'Operator'
const scope = 'operator'

export const listClients = defineOperation({
  id: 'listClients', tag, method: 'GET', path: '/operator/clients', scope, summary: 'List API clients', response: z.array(clientView),
  list: { kind: 'client', newestFirst: true },
})
export const getClient = defineOperation({
  id: 'getClient', tag, method: 'GET', path: '/operator/clients/{clientId}', scope, summary: 'Get one API client', response: clientView,
})
export const updateClient = defineOperation({
  id: 'updateClient', tag, method: 'PATCH', path: '/operator/clients/{clientId}', scope, idempotent: true,
  summary: 'Change billing, limits, automatic opening, or suspend', body: updateClientInput, response: clientView,
})
export const enableProduction = defineOperation({
  id: 'enableProduction', tag, method: 'POST', path: '/operator/clients/{clientId}/enable-production', scope, idempotent: true,
  summary: 'Enable a client for production', body: optionalReasonInput, response: clientView,
})
export const disableProduction = defineOperation({
  id: 'disableProduction', tag, method: 'POST', path: '/operator/clients/{clientId}/disable-production', scope, idempotent: true,
  summary: 'Disable a client for production', body: reasonInput, response: clientView,
})
export const refuseProduction = defineOperation({
  id: 'refuseProduction', tag, method: 'POST', path: '/operator/clients/{clientId}/refuse-production', scope, idempotent: true,
  summary: 'Refuse a client\'s request for production', body: reasonInput, response: clientView,
})
export const listAllOrders = defineOperation({
  id: 'listAllOrders', tag, method: 'GET', path: '/operator/orders', scope, summary: 'List every client\'s orders',
  query: z.object({ status: orderStatus.optional() }), response: z.array(orderView), list: { kind: 'order', newestFirst: true },
})
export const getAnyOrder = defineOperation({
  id: 'getAnyOrder', tag, method: 'GET', path: '/operator/orders/{orderId}', scope, summary: 'Get any order', response: orderView,
})
export const listAllEvents = defineOperation({
  id: 'listAllEvents', tag, method: 'GET', path: '/operator/orders/{orderId}/events', scope,
  summary: 'The whole history of an order', response: z.array(eventView), list: { kind: 'event', newestFirst: false },
})
export const openOrder = defineOperation({
  id: 'openOrder', tag, method: 'POST', path: '/operator/orders/{orderId}/open', scope, idempotent: true,
  summary: 'Open an order for offers', response: orderView, errors: ['order_state_conflict'],
})
export const cancelOrder = defineOperation({
  id: 'cancelOrder', tag, method: 'POST', path: '/operator/orders/{orderId}/cancel', scope, idempotent: true,
  summary: 'Cancel an order', body: reasonInput, response: orderView, errors: ['order_state_conflict'],
  description: 'A hold is released; a charge is refunded in full.',
})
export const refundOrder = defineOperation({
  id: 'refundOrder', tag, method: 'POST', path: '/operator/orders/{orderId}/refund', scope, idempotent: true,
  summary: 'Refund in full or in part', body: refundInput, response: refundView, errors: ['payment_not_refundable'],
})
export const listResearchers = defineOperation({
  id: 'listResearchers', tag, method: 'GET', path: '/operator/researchers', scope, summary: 'List researchers',
  response: z.array(researcherView), list: { kind: 'researcher', newestFirst: true },
})
export const updateResearcher = defineOperation({
  id: 'updateResearcher', tag, method: 'PATCH', path: '/operator/researchers/{researcherId}', scope, idempotent: true,
  summary: 'Approve or suspend a researcher', body: updateResearcherInput, response: researcherView,
})
export const openResearcherAccount = defineOperation({
  id: 'openResearcherAccount', tag, method: 'POST', path: '/operator/researchers/{researcherId}/account', scope, idempotent: true,
  summary: 'Open or refresh a researcher\'s payment account', response: researcherView, errors: ['provider_unavailable'],
})
