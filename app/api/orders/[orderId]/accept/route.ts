import { acceptOrder } from '#lib/orders/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { toOrderView } from '#lib/orders/view.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(acceptOrder, async ({ tx, actor, params }) =>
    toOrderView(await completeOrder(tx, actor, params.orderId)),
  ),
})
