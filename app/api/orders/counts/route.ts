import { countOrders } from '#lib/orders/count-orders.ts'
import { countOrders as count } from '#lib/orders/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(count, ({ tx, actor }) => countOrders(tx, actor)),
})
