import { defineOperation, schemasOf } from '#lib/operation.ts'

const {
  cancelOrderInput,
  checkedPaymentView,
  clientOverviewView,
  operatorEventView,
  operatorView,
  orderDossierView,
  remindInput,
  remindedView,
  resentView,
  updateEndpointInput,
  writeOffInput,
  writtenOffView,
} = schemasOf(() => import('#lib/operators/schema.ts'))
const { actionView, listActionsQuery } = schemasOf(() => import('#lib/operators/actions-schema.ts'))
const { findOrdersQuery, listedOrderView, operatorTotals } = schemasOf(() => import('#lib/operators/orders-schema.ts'))
const { findClientsQuery } = schemasOf(() => import('#lib/clients/schema.ts'))
const { findResearchersQuery } = schemasOf(() => import('#lib/researchers/schema.ts'))
const { orderView } = schemasOf(() => import('#lib/orders/schema.ts'))
const { refundInput, refundView } = schemasOf(() => import('#lib/researchers/refund-schema.ts'))
const { endpointView } = schemasOf(() => import('#lib/webhooks/schema.ts'))

// The console looks at one market from many sides, so whatever an operator does makes all of it stale.
const wholeConsole = ['/operator']

export const getClientOverview = defineOperation({
  id: 'getClientOverview',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/clients/{clientId}/overview',
  scope: 'operator',
  summary: 'One API client with its members, use, limits and endpoints',
  response: clientOverviewView,
})
export const listAllOrders = defineOperation({
  id: 'listAllOrders',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/orders',
  scope: 'operator',
  summary: "Find every client's orders by anything",
  description:
    '`agreed` and `charged` are what they were before anything went back, `left` is what stays. By `due` and by `amount`, orders that have none are left out.',
  query: findOrdersQuery,
  response: listedOrderView,
  list: { kind: 'order', newestFirst: true },
})
export const sumAllOrders = defineOperation({
  id: 'sumAllOrders',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/orders/totals',
  scope: 'operator',
  summary: "What a whole list of every client's orders comes to",
  description:
    'The filters are those of the list. Currencies are never added together. Where more than 5,000 orders fit, the newest are added up, and `more` says so.',
  query: findOrdersQuery,
  response: operatorTotals,
  replica: true,
})
export const exportAllOrders = defineOperation({
  id: 'exportAllOrders',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/orders.csv',
  scope: 'operator',
  produces: 'text/csv',
  summary: "Every client's orders as a table",
  description: 'The filters are those of the list; amounts are in major units of the currencies beside them.',
  query: findOrdersQuery,
})
export const getAnyOrder = defineOperation({
  id: 'getAnyOrder',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/orders/{orderId}',
  scope: 'operator',
  summary: 'Get any order with its offers, payments, messages and documents',
  response: orderDossierView,
  live: 15_000,
})
export const listAllEvents = defineOperation({
  id: 'listAllEvents',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/orders/{orderId}/events',
  scope: 'operator',
  summary: 'The whole history of an order',
  response: operatorEventView,
  list: { kind: 'event', newestFirst: false },
})
export const resendEvent = defineOperation({
  id: 'resendEvent',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/orders/{orderId}/events/{eventId}/resend',
  scope: 'operator',
  idempotent: true,
  summary: "Send an event to the client's webhooks once more",
  response: resentView,
  errors: ['order_state_conflict'],
  changes: wholeConsole,
})
export const openOrder = defineOperation({
  id: 'openOrder',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/orders/{orderId}/open',
  scope: 'operator',
  idempotent: true,
  summary: 'Open an order for offers',
  response: orderView,
  errors: ['order_state_conflict'],
  changes: wholeConsole,
})
export const cancelOrder = defineOperation({
  id: 'cancelOrder',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/orders/{orderId}/cancel',
  scope: 'operator:finance',
  idempotent: true,
  summary: 'Cancel an order',
  body: cancelOrderInput,
  response: orderView,
  errors: ['order_state_conflict', 'approval_required'],
  description:
    'A hold is released; a charge is refunded in full. `cancelEffect` of the order says which, and how much.',
  changes: wholeConsole,
  stepUp: true,
})
export const refundOrder = defineOperation({
  id: 'refundOrder',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/orders/{orderId}/refund',
  scope: 'operator:finance',
  idempotent: true,
  summary: 'Refund in full or in part',
  body: refundInput,
  response: refundView,
  errors: ['payment_not_refundable', 'approval_required'],
  changes: wholeConsole,
  stepUp: true,
})
export const writeOffDebt = defineOperation({
  id: 'writeOffDebt',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/orders/{orderId}/write-off',
  scope: 'operator:finance',
  idempotent: true,
  summary: 'Give up what the researcher owes for an order',
  body: writeOffInput,
  response: writtenOffView,
  errors: ['order_state_conflict', 'approval_required'],
  changes: wholeConsole,
  stepUp: true,
})
export const checkPayment = defineOperation({
  id: 'checkPayment',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/orders/{orderId}/check-payment',
  scope: 'operator:finance',
  idempotent: true,
  summary: "Ask the provider about an order's payments",
  response: checkedPaymentView,
  errors: ['provider_unavailable', 'payments_not_configured', 'payment_failed'],
  changes: wholeConsole,
})
export const remindResearcher = defineOperation({
  id: 'remindResearcher',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/orders/{orderId}/remind',
  scope: 'operator',
  idempotent: true,
  summary: 'Remind the researcher of an order by mail',
  body: remindInput,
  response: remindedView,
  errors: ['order_state_conflict'],
  changes: wholeConsole,
})
export const updateEndpointAsOperator = defineOperation({
  id: 'updateEndpointAsOperator',
  tag: 'Operator',
  method: 'PATCH',
  path: '/operator/webhook-endpoints/{endpointId}',
  scope: 'operator:admin',
  idempotent: true,
  summary: "Switch a client's webhook endpoint off or on again",
  body: updateEndpointInput,
  response: endpointView,
  errors: ['webhook_endpoint_not_active', 'webhook_endpoint_limit'],
  changes: wholeConsole,
})
export const listActions = defineOperation({
  id: 'listActions',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/actions',
  scope: 'operator',
  summary: 'The audit log: what operators did, who came in, and who was refused',
  query: listActionsQuery,
  response: actionView,
  list: { kind: 'operatorAction', newestFirst: true },
})
export const exportActions = defineOperation({
  id: 'exportActions',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/actions.csv',
  scope: 'operator',
  produces: 'text/csv',
  summary: 'The audit log as a table',
  description: 'The filters are those of the list. `position` and `hash` are those of the chain.',
  query: listActionsQuery,
})
const table = { tag: 'Operator', method: 'GET', scope: 'operator', produces: 'text/csv' } as const
export const exportClients = defineOperation({
  ...table,
  id: 'exportClients',
  path: '/operator/clients.csv',
  summary: 'API clients as a table',
  description: 'The filters are those of the list.',
  query: findClientsQuery,
})
export const exportResearchers = defineOperation({
  ...table,
  id: 'exportResearchers',
  path: '/operator/researchers.csv',
  summary: 'Researchers as a table',
  description: 'The filters are those of the list.',
  query: findResearchersQuery,
})
export const listOperators = defineOperation({
  id: 'listOperators',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/operators',
  scope: 'operator',
  summary: 'List operators',
  response: operatorView,
  list: { kind: 'user', newestFirst: false },
})
