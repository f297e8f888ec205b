import { updateOffer as update } from '#lib/offers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { updateOffer } from '#lib/offers/update-offer.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  PATCH: route(update, ({ tx, actor, params, body }) => updateOffer(tx, actor, params.orderId, params.offerId, body)),
})
