import { cancelOrder as cancel } from '#lib/operators/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { cancelOrderAsOperator } from '#lib/operators/cancel-order-as-operator.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(cancel, ({ tx, actor, params, body }) => cancelOrderAsOperator(tx, actor, params.orderId, body)),
})
