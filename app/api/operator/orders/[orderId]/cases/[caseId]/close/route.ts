import { closeCase as close } from '#lib/cases/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { closeCaseAsOperator } from '#lib/operators/close-case-as-operator.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(close, ({ tx, actor, params, body }) =>
    closeCaseAsOperator(tx, actor, params.orderId, params.caseId, body),
  ),
})
