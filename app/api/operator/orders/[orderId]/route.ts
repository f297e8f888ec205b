import { getAnyOrder as get } from '#lib/http/operations/operator.ts'
import { methods, route } from '#lib/http/route.ts'
import { getOrder } from '#lib/orders/get-order.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getOrder(tx, actor, params.orderId)),
})
