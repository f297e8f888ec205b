import * as operations from '#lib/webhooks/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listDeliveries } from '#lib/webhooks/list-deliveries.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.listDeliveries, ({ tx, actor, params, page }) =>
    listDeliveries(tx, actor, params.endpointId, page),
  ),
})
