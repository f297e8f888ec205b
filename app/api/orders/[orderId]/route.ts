import { changeOrder as change } from '#lib/changes/operations.ts'
import { getOrder as get } from '#lib/orders/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { changeOrder } from '#lib/changes/change-order.ts'
import { getOrder } from '#lib/orders/get-order.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getOrder(tx, actor, params.orderId)),
  PATCH: route(change, ({ tx, actor, params, body }) => changeOrder(tx, actor, params.orderId, body)),
})
