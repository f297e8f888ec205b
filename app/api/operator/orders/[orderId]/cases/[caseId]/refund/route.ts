import { refundCase as refund } from '#lib/casework/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { refundCase } from '#lib/casework/refund-case.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(refund, ({ tx, actor, params, body }) => refundCase(tx, actor, params.orderId, params.caseId, body)),
})
