import * as operations from '#lib/requests/operations.ts'
import { withOrderId } from '#lib/orders/with-order-id.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listRequests } from '#lib/requests/list-requests.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.listRequests, async ({ tx, actor, query, page }) =>
    listRequests(tx, actor, await withOrderId(tx, query), page),
  ),
})
