import * as operations from '#lib/webhooks/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { searchDeliveries } from '#lib/webhooks/search-deliveries.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.searchDeliveries, ({ tx, actor, query, page }) => searchDeliveries(tx, actor, query, page)),
})
