import { hideOrder } from '#lib/board/hide-order.ts'
import { hideOrder as hide } from '#lib/board/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  PUT: route(hide, ({ tx, actor, params, body }) => hideOrder(tx, actor, params.orderId, body)),
})
