import { listResearcherReviews as list } from '#lib/researchers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listResearcherReviews } from '#lib/researchers/list-researcher-reviews.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, params, page }) => listResearcherReviews(tx, actor, params.researcherId, page)),
})
