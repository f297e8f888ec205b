import { listAllEvents as list } from '#lib/operators/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listAllEvents } from '#lib/operators/list-all-events.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, params, page }) => listAllEvents(tx, actor, params.orderId, page)),
})
