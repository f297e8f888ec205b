import { selectOffer as select } from '#lib/offers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { selectOffer } from '#lib/agreements/select-offer.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(select, ({ tx, actor, params, body }) => selectOffer(tx, actor, params.orderId, params.offerId, body)),
})
