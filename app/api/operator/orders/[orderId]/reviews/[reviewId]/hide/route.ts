import { hideReview as hide } from '#lib/reviews/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { hideReview } from '#lib/operators/hide-review.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(hide, ({ tx, actor, params, body }) =>
    hideReview(tx, actor, params.orderId, params.reviewId, body.reason),
  ),
})
