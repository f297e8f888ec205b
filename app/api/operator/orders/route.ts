import { listAllOrders as list } from '#lib/http/operations/operator.ts'
import { methods, route } from '#lib/http/route.ts'
import { listOrders } from '#lib/orders/list-orders.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, query, page }) => listOrders(tx, actor, query, page)),
})
