import { defineOperation, schemasOf } from '#lib/operation.ts'

const { finalizedView, initiatedView, savedCardsView } = schemasOf(() => import('#lib/payments/checkout-schema.ts'))
const { finalizePaymentInput, initiatePaymentInput, orderMoney, orderMoneyQuery, paymentSnapshot, renewedHoldView } =
  schemasOf(() => import('#lib/payments/schema.ts'))
const { orderTotals } = schemasOf(() => import('#lib/payments/totals-schema.ts'))
const { listOrdersQuery } = schemasOf(() => import('#lib/orders/schema.ts'))

export const initiatePayment = defineOperation({
  id: 'initiatePayment',
  tag: 'Payments',
  method: 'POST',
  path: '/orders/{orderId}/payments/initiate',
  scope: 'orders:write',
  idempotent: true,
  summary: 'Start paying for the selected offer',
  body: initiatePaymentInput,
  response: initiatedView,
  errors: [
    'order_not_open',
    'order_closed',
    'offer_not_selected',
    'payment_already_authorized',
    'payment_not_required',
    'payment_canceled',
    'payment_mismatch',
    'researcher_account_not_ready',
    'daily_limit_reached',
    'payment_failed',
    'provider_unavailable',
    'payments_not_configured',
  ],
})
export const finalizePayment = defineOperation({
  id: 'finalizePayment',
  tag: 'Payments',
  method: 'POST',
  path: '/orders/{orderId}/payments/finalize',
  scope: 'orders:write',
  idempotent: true,
  summary: 'Tell that the payment was confirmed',
  body: finalizePaymentInput,
  response: finalizedView,
  errors: [
    'payment_not_confirmed',
    'payment_requires_action',
    'payment_processing',
    'payment_canceled',
    'payment_superseded',
    'payment_mismatch',
    'order_closed',
    'payment_failed',
    'provider_unavailable',
    'payments_not_configured',
  ],
})
export const getPayment = defineOperation({
  id: 'getPayment',
  tag: 'Payments',
  method: 'GET',
  path: '/orders/{orderId}/payments/{paymentIntentId}',
  scope: 'orders:read',
  summary: 'Get the payment as the order keeps it',
  response: paymentSnapshot,
  live: 5_000,
})
export const listOrderMoney = defineOperation({
  id: 'listOrderMoney',
  tag: 'Payments',
  method: 'GET',
  path: '/orders/money',
  scope: 'orders:read',
  summary: 'What orders cost, and what has become of the money',
  query: orderMoneyQuery,
  response: orderMoney,
  description: 'Of orders with a chosen offer or a payment; others are left out, and so are those that are not yours.',
  live: 15_000,
  replica: true,
})
export const sumOrderMoney = defineOperation({
  id: 'sumOrderMoney',
  tag: 'Payments',
  method: 'GET',
  path: '/orders/totals',
  scope: 'orders:read',
  summary: 'What a whole list of orders comes to',
  query: listOrdersQuery,
  response: orderTotals,
  description:
    'The filters are those of `GET /orders`; each order counts with all its payments, as in `GET /orders/money`. Currencies are never added together. Where more than 10,000 orders fit, the newest are added up, and `more` says so.',
  live: 60_000,
  replica: true,
})
export const renewHold = defineOperation({
  id: 'renewHold',
  tag: 'Payments',
  method: 'POST',
  path: '/orders/{orderId}/payments/renew',
  scope: 'orders:write',
  idempotent: true,
  summary: 'Give a hold that is about to end back, to pay anew',
  description:
    'Possible while the order shows `holdExpiresAt` and work has not started. The order waits for a payment again: initiate one.',
  response: renewedHoldView,
  errors: ['order_state_conflict'],
})
export const listSavedCards = defineOperation({
  id: 'listSavedCards',
  tag: 'Payments',
  method: 'GET',
  path: '/saved-cards',
  scope: 'cards:manage',
  summary: 'The cards that you have saved with the payment provider',
  response: savedCardsView,
  errors: ['provider_unavailable'],
})
export const chooseDefaultCard = defineOperation({
  id: 'chooseDefaultCard',
  tag: 'Payments',
  method: 'POST',
  path: '/saved-cards/{cardId}/default',
  scope: 'cards:manage',
  idempotent: true,
  summary: 'Have a saved card offered first',
  response: savedCardsView,
  errors: ['provider_unavailable'],
  changes: ['/saved-cards'],
})
export const removeSavedCard = defineOperation({
  id: 'removeSavedCard',
  tag: 'Payments',
  method: 'DELETE',
  path: '/saved-cards/{cardId}',
  scope: 'cards:manage',
  idempotent: true,
  summary: 'Remove a saved card',
  response: savedCardsView,
  errors: ['payment_failed', 'provider_unavailable'],
  changes: ['/saved-cards'],
})
