import { defineOperation, schemasOf } from '#lib/operation.ts'

const {
  confirmOfferInput,
  declinedView,
  makeOfferInput,
  offerChangeView,
  offerView,
  selectedView,
  selectOfferInput,
  updateOfferInput,
} = schemasOf(() => import('#lib/offers/schema.ts'))

export const listOffers = defineOperation({
  id: 'listOffers',
  tag: 'Offers',
  method: 'GET',
  path: '/orders/{orderId}/offers',
  scope: 'orders:read',
  summary: 'List the offers on an order',
  response: offerView,
  list: { kind: 'offer', newestFirst: false },
  description: 'Every offer that is neither retracted nor expired.',
  live: 5_000,
})
export const selectOffer = defineOperation({
  id: 'selectOffer',
  tag: 'Offers',
  method: 'POST',
  path: '/orders/{orderId}/offers/{offerId}/select',
  scope: 'orders:write',
  idempotent: true,
  summary: 'Select an offer',
  body: selectOfferInput,
  optionalBody: true,
  response: selectedView,
  errors: [
    'order_not_open',
    'order_closed',
    'offer_not_active',
    'offer_already_selected',
    'offer_already_paid',
    'offer_changed',
    'offer_not_confirmed',
    'researcher_account_not_ready',
  ],
  description:
    'With `expectedAmount` it is selected at that amount or not at all: a researcher may change an active offer.',
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
export const makeOffer = defineOperation({
  id: 'makeOffer',
  tag: 'Research',
  method: 'POST',
  path: '/research/orders/{orderId}/offers',
  scope: 'research',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Make an offer',
  body: makeOfferInput,
  response: offerView,
  errors: ['order_not_open', 'order_closed', 'order_changed', 'offer_exists'],
})
export const updateOffer = defineOperation({
  id: 'updateOffer',
  tag: 'Research',
  method: 'PATCH',
  path: '/research/orders/{orderId}/offers/{offerId}',
  scope: 'research',
  idempotent: true,
  summary: 'Change an offer',
  body: updateOfferInput,
  response: offerView,
  errors: ['offer_not_active', 'order_changed'],
  description: 'A changed offer is for the order as it reads now, as a new one would be.',
})
export const confirmOffer = defineOperation({
  id: 'confirmOffer',
  tag: 'Research',
  method: 'POST',
  path: '/research/orders/{orderId}/offers/{offerId}/confirm',
  scope: 'research',
  idempotent: true,
  summary: 'Stand by an offer after the order was changed',
  body: confirmOfferInput,
  optionalBody: true,
  response: offerView,
  errors: ['offer_not_active', 'order_changed'],
  description:
    'Where the customer has fixed another price, the offer has that price then. With `orderVersion` it is confirmed for what was read or not at all.',
})
export const retractOffer = defineOperation({
  id: 'retractOffer',
  tag: 'Research',
  method: 'POST',
  path: '/research/orders/{orderId}/offers/{offerId}/retract',
  scope: 'research',
  idempotent: true,
  summary: 'Take an offer back',
  response: offerChangeView,
  errors: ['offer_not_active'],
})
