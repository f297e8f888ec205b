import { listAllOrders as list } from '#lib/http/operations/operator.ts'
import { methods, route } from '#lib/http/route.ts'
import { findOrders } from '#lib/operators/find-orders.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, query, page }) => findOrders(tx, actor, query, page)),
})
