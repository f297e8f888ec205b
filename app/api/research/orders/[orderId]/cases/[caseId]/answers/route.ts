import { answerResearchCase as answer } from '#lib/cases/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { answerCase } from '#lib/cases/answer-case.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(answer, ({ tx, actor, params, body }) =>
    answerCase(tx, actor, params.orderId, params.caseId, body.content),
  ),
})
