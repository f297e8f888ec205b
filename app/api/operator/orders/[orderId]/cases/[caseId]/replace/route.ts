import { replaceResearcher as replace } from '#lib/casework/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { replaceResearcher } from '#lib/casework/replace-researcher.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(replace, ({ tx, actor, params, body }) =>
    replaceResearcher(tx, actor, params.orderId, params.caseId, body),
  ),
})
