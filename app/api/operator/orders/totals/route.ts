import { sumAllOrders as sum } from '#lib/operators/operations.ts'
import { sumOrders } from '#lib/operators/sum-orders.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(sum, ({ tx, actor, query }) => sumOrders(tx, actor, query)),
})
