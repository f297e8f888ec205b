import { getOrder as get } from '#lib/orders/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getOrder } from '#lib/orders/get-order.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getOrder(tx, actor, params.orderId)),
})
