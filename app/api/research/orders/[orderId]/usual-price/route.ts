import { getUsualPrice } from '#lib/figures/get-usual-price.ts'
import { getUsualPrice as get } from '#lib/figures/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getUsualPrice(tx, actor, params.orderId)),
})
