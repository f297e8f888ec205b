import { listEvents } from '#lib/events/list-events.ts'
import { listAllEvents as list } from '#lib/http/operations/operator.ts'
import { methods, route } from '#lib/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, params, page }) => listEvents(tx, actor, params.orderId, page)),
})
