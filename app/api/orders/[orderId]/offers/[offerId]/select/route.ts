import { selectOffer as select } from '#lib/offers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { selectAtOnce } from '#lib/agreements/select-at-once.ts'
import { selectOffer } from '#lib/agreements/select-offer.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(select, {
    atOnce: ({ tx, actor, params, body, keep }) => selectAtOnce(tx, actor, params.orderId, params.offerId, body, keep),
    then: ({ tx, actor, params, body }) => selectOffer(tx, actor, params.orderId, params.offerId, body),
  }),
})
