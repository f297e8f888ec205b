import { exportOrders as table } from '#lib/orders/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { toAttachment } from '#lib/server/http/attachment.ts'
import { exportOrders } from '#lib/payments/export-orders.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(table, async ({ tx, actor, query }) =>
    toAttachment(exportOrders(tx, actor, query), 'text/csv; charset=utf-8', 'orders.csv'),
  ),
})
