import { defineOperation, schemasOf } from '#lib/operation.ts'

const { allReviews, reviewsView, writeReviewInput } = schemasOf(() => import('#lib/reviews/schema.ts'))
const { reasonInput } = schemasOf(() => import('#lib/clients/schema.ts'))

export const getReviews = defineOperation({
  id: 'getReviews',
  tag: 'Orders',
  method: 'GET',
  path: '/orders/{orderId}/review',
  scope: 'orders:read',
  summary: 'The reviews of an order',
  response: reviewsView,
})
export const writeReview = defineOperation({
  id: 'writeReview',
  tag: 'Orders',
  method: 'PUT',
  path: '/orders/{orderId}/review',
  scope: 'orders:write',
  summary: 'Review the researcher',
  body: writeReviewInput,
  response: reviewsView,
  errors: ['review_exists', 'order_state_conflict'],
  description:
    'Within seven days after the order was completed, once. It can be read when the researcher has written theirs, or when the seven days are over, and stays as it is. Sending the same again changes nothing.',
})
export const getResearchReviews = defineOperation({
  id: 'getResearchReviews',
  tag: 'Research',
  method: 'GET',
  path: '/research/orders/{orderId}/review',
  scope: 'research',
  summary: 'The reviews of an order of yours',
  response: reviewsView,
})
export const writeResearchReview = defineOperation({
  id: 'writeResearchReview',
  tag: 'Research',
  method: 'PUT',
  path: '/research/orders/{orderId}/review',
  scope: 'research',
  summary: 'Review the customer',
  body: writeReviewInput,
  response: reviewsView,
  errors: ['review_exists', 'order_state_conflict'],
})
export const getAllReviews = defineOperation({
  id: 'getAllReviews',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/orders/{orderId}/reviews',
  scope: 'operator',
  summary: 'The reviews of any order, hidden ones too',
  response: allReviews,
})
export const hideReview = defineOperation({
  id: 'hideReview',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/orders/{orderId}/reviews/{reviewId}/hide',
  scope: 'operator',
  idempotent: true,
  summary: 'Take a review from the pages and the figures',
  body: reasonInput,
  response: allReviews,
  changes: ['/operator'],
})
