import { defineOperation, schemasOf } from '#lib/operation.ts'

const { finalizePaymentInput, finalizedView, initiatePaymentInput, initiatedView, paymentSnapshot } = schemasOf(
  () => import('#lib/payments/schema.ts'),
)

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
