import * as operations from '#lib/webhooks/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { resendDelivery } from '#lib/webhooks/resend-delivery.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(operations.resendDelivery, ({ tx, actor, params }) => resendDelivery(tx, actor, params.deliveryId)),
})
