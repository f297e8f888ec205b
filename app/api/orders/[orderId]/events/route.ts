import { listEvents } from '#lib/orders/list-events.ts'
import { listEvents as list } from '#lib/server/http/operations/orders.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, params, page }) => listEvents(tx, actor, params.orderId, page)),
})
