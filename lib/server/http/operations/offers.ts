import { z } from 'zod'
import { defineOperation } from '#lib/operation.ts'
import { declinedView, offerView, selectedView } from '#lib/offers/schema.ts'
import {
  finalizedView,
  finalizePaymentInput,
  initiatedView,
  initiatePaymentInput,
  paymentSnapshot,
} from '#lib/payments/schema.ts'

export const listOffers = defineOperation({
  id: 'listOffers',
  tag: 'Offers',
  method: 'GET',
  path: '/orders/{orderId}/offers',
  scope: 'orders:read',
  summary: 'List the offers on an order',
  response: z.array(offerView),
  list: { kind: 'offer', newestFirst: false },
  description: 'Every offer that is neither retracted nor expired.',
})
export const selectOffer = defineOperation({
  id: 'selectOffer',
  tag: 'Offers',
  method: 'POST',
  path: '/orders/{orderId}/offers/{offerId}/select',
  scope: 'orders:write',
  idempotent: true,
  summary: 'Select an offer',
  response: selectedView,
  errors: [
    'order_not_open',
    'order_closed',
    'offer_not_active',
    'offer_already_selected',
    'offer_already_paid',
    'researcher_account_not_ready',
  ],
})
export const declineOffer = defineOperation({
  id: 'declineOffer',
  tag: 'Offers',
  method: 'POST',
  path: '/orders/{orderId}/offers/{offerId}/decline',
  scope: 'orders:write',
  idempotent: true,
  summary: 'Decline an offer',
  response: declinedView,
  errors: ['order_closed', 'offer_not_active', 'offer_already_paid'],
  description: 'Declining the selected offer before it is paid opens the order again and cancels its payment.',
})

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
    'payment_canceled',
    'payment_mismatch',
    'researcher_account_not_ready',
    'payment_failed',
    'provider_unavailable',
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
})
