import { listResearchOrders as list } from '#lib/researchers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listResearchOrders } from '#lib/researchers/list-research-orders.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, query, page }) => listResearchOrders(tx, actor, query, page)),
})
