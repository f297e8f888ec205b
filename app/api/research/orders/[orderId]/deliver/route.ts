import { deliver } from '#lib/researchers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(deliver, ({ tx, actor, params, body }) => deliverOrder(tx, actor, params.orderId, body)),
})
