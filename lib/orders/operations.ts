import { defineOperation, schemasOf } from '#lib/operation.ts'

const { listOrdersQuery, orderView, placeOrderInput, requestChangesInput, withdrawnView } = schemasOf(
  () => import('#lib/orders/schema.ts'),
)
const { orderCounts } = schemasOf(() => import('#lib/orders/counts-schema.ts'))
const { placedRows, placeOrdersInput } = schemasOf(() => import('#lib/orders/batch-schema.ts'))

export const listOrders = defineOperation({
  id: 'listOrders',
  tag: 'Orders',
  method: 'GET',
  path: '/orders',
  scope: 'orders:read',
  summary: 'List your orders',
  query: listOrdersQuery,
  response: orderView,
  list: { kind: 'order', newestFirst: true },
  live: 15_000,
})
export const placeOrder = defineOperation({
  id: 'placeOrder',
  tag: 'Orders',
  method: 'POST',
  path: '/orders',
  scope: 'orders:write',
  idempotent: true,
  status: 201,
  summary: 'Place an order',
  body: placeOrderInput,
  response: orderView,
  errors: ['daily_limit_reached'],
  description:
    'The answer says `submitted`. In development the order is opened for offers at once, in production by an operator.',
})
export const placeOrders = defineOperation({
  id: 'placeOrders',
  tag: 'Orders',
  method: 'POST',
  path: '/orders/batch',
  scope: 'orders:write',
  summary: 'Place many orders',
  maximumBytes: 1024 * 1024,
  body: placeOrdersInput,
  response: placedRows,
  errors: ['idempotency_key_invalid', 'idempotency_in_progress'],
  changes: ['/orders'],
  description: `Up to 500 orders, in up to 1 MiB of JSON. Each row is judged by itself, as \`POST /orders\` would judge it as its body, and is answered
in its place: \`status\` is 201 and \`order\` what was placed; 200 where it had been placed under its \`idempotencyKey\` before; or the
status and the \`error\` that \`POST /orders\` returns. \`idempotencyKey\` is the Idempotency-Key of
\`POST /orders\`; that header stands for rows without one. Send the whole batch again after a lost answer: what was placed is not
placed twice.`,
})
export const countOrders = defineOperation({
  id: 'countOrders',
  tag: 'Orders',
  method: 'GET',
  path: '/orders/counts',
  scope: 'orders:read',
  summary: 'Count the orders',
  response: orderCounts,
  description: 'By whose turn it is, as `turn` of the list tells them apart.',
  live: 15_000,
  replica: true,
})
export const exportOrders = defineOperation({
  id: 'exportOrders',
  tag: 'Orders',
  method: 'GET',
  path: '/orders.csv',
  scope: 'orders:read',
  produces: 'text/csv',
  summary: 'Your orders as a table',
  query: listOrdersQuery,
  description:
    'The filters are those of the list. The columns before the last two, `costCentre` and `invoicedAmount`, are what `GET /orders/money` tells, in major units of the currencies beside them: the agreed total with the fee, what was charged, what has gone back and what a bank questions or took back.',
})
export const getOrder = defineOperation({
  id: 'getOrder',
  tag: 'Orders',
  method: 'GET',
  path: '/orders/{orderId}',
  scope: 'orders:read',
  summary: 'Get one order',
  response: orderView,
  live: 5_000,
})
export const withdrawOrder = defineOperation({
  id: 'withdrawOrder',
  tag: 'Orders',
  method: 'POST',
  path: '/orders/{orderId}/withdraw',
  scope: 'orders:write',
  idempotent: true,
  summary: 'Withdraw an order',
  response: withdrawnView,
  errors: ['order_not_withdrawable'],
  description: "Possible until the researcher starts work. A hold on the customer's card is released.",
})
export const acceptOrder = defineOperation({
  id: 'acceptOrder',
  tag: 'Orders',
  method: 'POST',
  path: '/orders/{orderId}/accept',
  scope: 'orders:write',
  idempotent: true,
  summary: 'Accept a delivered order',
  response: orderView,
  errors: ['order_state_conflict'],
  description:
    'Completes the order; where it has a payment, the researcher gets their share. It happens by itself at `acceptanceEndsAt`. Accepting a completed order returns it as it is.',
})
export const requestChanges = defineOperation({
  id: 'requestChanges',
  tag: 'Orders',
  method: 'POST',
  path: '/orders/{orderId}/request-changes',
  scope: 'orders:write',
  idempotent: true,
  summary: 'Ask the researcher to change a delivery',
  body: requestChangesInput,
  response: orderView,
  errors: ['order_state_conflict'],
})
