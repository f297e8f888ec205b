import { listEvents } from '#lib/events/list-events.ts'
import { listEvents as list } from '#lib/http/operations/orders.ts'
import { methods, route } from '#lib/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, params, page }) => listEvents(tx, actor, params.orderId, page)),
})
