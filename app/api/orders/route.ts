import { listOrders as list, placeOrder as place } from '#lib/orders/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listOrders } from '#lib/orders/list-orders.ts'
import { placeOrder } from '#lib/orders/place-order.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, query, page }) => listOrders(tx, actor, query, page)),
  POST: route(place, ({ tx, actor, body, keep }) => placeOrder(tx, actor, body, keep)),
})
