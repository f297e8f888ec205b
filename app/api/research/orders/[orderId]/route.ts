import { getResearchOrder as get } from '#lib/researchers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getResearchOrder } from '#lib/researchers/get-research-order.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getResearchOrder(tx, actor, params.orderId)),
})
