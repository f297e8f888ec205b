import { previewRefund as preview } from '#lib/casework/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { previewRefund } from '#lib/payments/preview-refund.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(preview, ({ tx, actor, params, query }) => previewRefund(tx, actor, params.orderId, query)),
})
