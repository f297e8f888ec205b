import { openOrder as open } from '#lib/operators/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { openOrderAsOperator } from '#lib/operators/open-order-as-operator.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(open, ({ tx, actor, params }) => openOrderAsOperator(tx, actor, params.orderId)),
})
