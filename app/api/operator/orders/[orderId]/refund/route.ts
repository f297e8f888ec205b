import { refundOrder as refund } from '#lib/operators/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { refundOrderAsOperator } from '#lib/operators/refund-order-as-operator.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(refund, ({ tx, actor, params, body }) => refundOrderAsOperator(tx, actor, params.orderId, body)),
})
