import { getCase as get } from '#lib/casework/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getCase } from '#lib/casework/get-case.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getCase(tx, actor, params.caseId)),
})
