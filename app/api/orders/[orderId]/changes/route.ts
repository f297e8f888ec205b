import { listOrderChanges as list } from '#lib/changes/operations.ts'
import { listOrderChanges } from '#lib/changes/list-order-changes.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, params, page }) => listOrderChanges(tx, actor, params.orderId, page)),
})
