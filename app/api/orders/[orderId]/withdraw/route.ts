import { withdrawOrder as withdraw } from '#lib/orders/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { withdrawOrder } from '#lib/agreements/withdraw-order.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(withdraw, ({ tx, actor, params }) => withdrawOrder(tx, actor, params.orderId)),
})
