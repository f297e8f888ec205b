import { listOffers as list } from '#lib/offers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listOffers } from '#lib/offers/list-offers.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, params, page }) => listOffers(tx, actor, params.orderId, page)),
})
