import { listAllOrders as list } from '#lib/operators/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { findOrders } from '#lib/operators/find-orders.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, query, page }) => findOrders(tx, actor, query, page)),
})
