import { declineOffer as decline } from '#lib/offers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { declineOffer } from '#lib/agreements/decline-offer.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(decline, ({ tx, actor, params }) => declineOffer(tx, actor, params.orderId, params.offerId)),
})
