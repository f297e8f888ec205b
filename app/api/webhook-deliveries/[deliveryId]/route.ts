import * as operations from '#lib/webhooks/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getDelivery } from '#lib/webhooks/get-delivery.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.getDelivery, ({ tx, actor, params }) => getDelivery(tx, actor, params.deliveryId)),
})
