import { deliver } from '#lib/http/operations/research.ts'
import { methods, route } from '#lib/http/route.ts'
import { deliverOrder } from '#lib/orders/deliver-order.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(deliver, ({ tx, actor, params, body }) => deliverOrder(tx, actor, params.orderId, body)),
})
