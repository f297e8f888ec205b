import { getReviews as get, writeReview as write } from '#lib/reviews/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getReviews } from '#lib/reviews/get-reviews.ts'
import { writeReview } from '#lib/reviews/write-review.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getReviews(tx, actor, params.orderId)),
  PUT: route(write, ({ tx, actor, params, body }) => writeReview(tx, actor, params.orderId, body)),
})
