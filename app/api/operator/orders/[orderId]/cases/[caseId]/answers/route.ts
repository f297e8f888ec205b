import { answerAnyCase as answer } from '#lib/cases/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { answerCaseAsOperator } from '#lib/operators/answer-case-as-operator.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(answer, ({ tx, actor, params, body }) =>
    answerCaseAsOperator(tx, actor, params.orderId, params.caseId, body.content),
  ),
})
