import { retractOffer as retract } from '#lib/offers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { retractOffer } from '#lib/offers/retract-offer.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(retract, ({ tx, actor, params }) => retractOffer(tx, actor, params.orderId, params.offerId)),
})
