import { listEvents as list } from '#lib/events/operations.ts'
import { listEvents } from '#lib/orders/list-events.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, params, page }) => listEvents(tx, actor, params.orderId, page)),
})
