import { placeWithAttachments } from '#lib/attachments/place-with-attachments.ts'
import { listOrders as list, placeOrder as place } from '#lib/orders/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listOrders } from '#lib/orders/list-orders.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, query, page }) => listOrders(tx, actor, query, page)),
  POST: route(place, ({ tx, actor, body, keep }) => placeWithAttachments(tx, actor, body, keep)),
})
