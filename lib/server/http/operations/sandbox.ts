import { defineOperation } from '#lib/operation.ts'
import { orderView } from '#lib/orders/schema.ts'
import { confirmedPaymentView, confirmPaymentInput, performStepInput, stepsView } from '#lib/sandbox/schema.ts'

const tag = 'Sandbox'

export const listSteps = defineOperation({
  id: 'listSandboxSteps',
  tag,
  method: 'GET',
  path: '/sandbox/orders/{orderId}/steps',
  scope: 'orders:write',
  developmentOnly: true,
  summary: 'The steps the other side could take now',
  response: stepsView,
})
export const performStep = defineOperation({
  id: 'performSandboxStep',
  tag,
  method: 'POST',
  path: '/sandbox/orders/{orderId}/steps',
  scope: 'orders:write',
  developmentOnly: true,
  idempotent: true,
  summary: 'Have the other side take a step',
  body: performStepInput,
  response: orderView,
  errors: ['order_state_conflict', 'order_not_open', 'order_closed'],
})
export const confirmSandboxPayment = defineOperation({
  id: 'confirmSandboxPayment',
  tag,
  method: 'POST',
  path: '/sandbox/orders/{orderId}/confirm-payment',
  scope: 'orders:write',
  developmentOnly: true,
  summary: 'Confirm a payment as the browser would',
  body: confirmPaymentInput,
  response: confirmedPaymentView,
  errors: ['payment_canceled', 'payment_failed', 'payment_mismatch', 'provider_unavailable'],
})
