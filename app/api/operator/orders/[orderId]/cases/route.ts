import { openCaseAsOperator as open } from '#lib/casework/operations.ts'
import { listAllCases as list } from '#lib/cases/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { openCaseAsOperator } from '#lib/casework/open-case-as-operator.ts'
import { listAllCases } from '#lib/cases/list-all-cases.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, params }) => listAllCases(tx, actor, params.orderId)),
  POST: route(open, ({ tx, actor, params, body }) => openCaseAsOperator(tx, actor, params.orderId, body.content)),
})
