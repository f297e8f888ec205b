import { getAllReviews as get } from '#lib/reviews/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getAllReviews } from '#lib/reviews/get-all-reviews.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getAllReviews(tx, actor, params.orderId)),
})
