import { defineOperation, schemasOf } from '#lib/operation.ts'

const { clockView, confirmPaymentInput, confirmedPaymentView, moveClockInput, performStepInput, stepsView } = schemasOf(
  () => import('#lib/sandbox/schema.ts'),
)
const { orderView } = schemasOf(() => import('#lib/orders/schema.ts'))

export const listSteps = defineOperation({
  id: 'listSandboxSteps',
  tag: 'Sandbox',
  method: 'GET',
  path: '/sandbox/orders/{orderId}/steps',
  scope: 'orders:write',
  developmentOnly: true,
  summary: 'The steps the other side could take now',
  response: stepsView,
})
export const performStep = defineOperation({
  id: 'performSandboxStep',
  tag: 'Sandbox',
  method: 'POST',
  path: '/sandbox/orders/{orderId}/steps',
  scope: 'orders:write',
  developmentOnly: true,
  idempotent: true,
  summary: 'Have the other side take a step',
  body: performStepInput,
  response: orderView,
  errors: [
    'order_state_conflict',
    'order_not_open',
    'order_closed',
    'offer_not_active',
    'payment_failed',
    'provider_unavailable',
    'payments_not_configured',
  ],
  changes: ['/orders/{orderId}'],
})
export const getSandboxClock = defineOperation({
  id: 'getSandboxClock',
  tag: 'Sandbox',
  method: 'GET',
  path: '/sandbox/orders/{orderId}/clock',
  scope: 'orders:write',
  developmentOnly: true,
  summary: 'What time will bring an order by itself',
  response: clockView,
})
export const moveSandboxClock = defineOperation({
  id: 'moveSandboxClock',
  tag: 'Sandbox',
  method: 'POST',
  path: '/sandbox/orders/{orderId}/clock',
  scope: 'orders:write',
  developmentOnly: true,
  idempotent: true,
  summary: 'Let days pass for an order',
  body: moveClockInput,
  response: clockView,
  errors: ['order_state_conflict', 'payment_failed', 'provider_unavailable', 'payments_not_configured'],
  description: 'All times of the order move back by whole days, and what is due happens within seconds.',
  changes: ['/orders/{orderId}'],
})
export const confirmSandboxPayment = defineOperation({
  id: 'confirmSandboxPayment',
  tag: 'Sandbox',
  method: 'POST',
  path: '/sandbox/orders/{orderId}/confirm-payment',
  scope: 'orders:write',
  developmentOnly: true,
  summary: 'Confirm a payment as the browser would',
  body: confirmPaymentInput,
  response: confirmedPaymentView,
  errors: ['payment_canceled', 'payment_failed', 'payment_mismatch', 'provider_unavailable', 'payments_not_configured'],
  changes: ['/orders/{orderId}'],
})
