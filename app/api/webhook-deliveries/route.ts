import * as operations from '#lib/webhooks/operations.ts'
import { withOrderId } from '#lib/orders/with-order-id.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { searchDeliveries } from '#lib/webhooks/search-deliveries.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.searchDeliveries, async ({ tx, actor, query, page }) =>
    searchDeliveries(tx, actor, await withOrderId(tx, query), page),
  ),
})
