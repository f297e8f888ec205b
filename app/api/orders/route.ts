import { placeWithAttachments, standsAlone } from '#lib/attachments/place-with-attachments.ts'
import { lockDay } from '#lib/clients/require-within-day.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { listOrders as list, placeOrder as place } from '#lib/orders/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listOrders } from '#lib/orders/list-orders.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, query, page }) => listOrders(tx, actor, query, page)),
  POST: route(place, {
    atOnce: async ({ tx, actor, body, keep }) =>
      standsAlone(actor, body) ? placeOrder(tx, actor, body, keep) : undefined,
    first: ({ tx, actor }) => lockDay(tx, actor),
    then: ({ tx, actor, body }) => placeWithAttachments(tx, actor, body),
  }),
})
