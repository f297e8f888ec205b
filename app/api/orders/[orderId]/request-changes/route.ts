import { requestChanges as request } from '#lib/orders/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { requestChanges } from '#lib/agreements/request-changes.ts'
import { toOrderView } from '#lib/orders/view.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(request, async ({ tx, actor, params, body }) =>
    toOrderView(await requestChanges(tx, actor, params.orderId, body.message)),
  ),
})
