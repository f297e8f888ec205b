import { defineOperation, schemasOf } from '#lib/operation.ts'

const { confirmPaymentInput, confirmedPaymentView, performStepInput, stepsView } = schemasOf(
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
  errors: ['order_state_conflict', 'order_not_open', 'order_closed'],
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
