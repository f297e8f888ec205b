import { makeOffer as make } from '#lib/offers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { makeOffer } from '#lib/offers/make-offer.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(make, ({ tx, actor, params, body }) => makeOffer(tx, actor, params.orderId, body)),
})
