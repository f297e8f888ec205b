import { confirmOffer as confirm } from '#lib/offers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { confirmOffer } from '#lib/offers/confirm-offer.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(confirm, ({ tx, actor, params, body }) => confirmOffer(tx, actor, params.orderId, params.offerId, body)),
})
