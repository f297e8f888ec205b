import { listCases as list, openCase as open } from '#lib/cases/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listCases } from '#lib/cases/list-cases.ts'
import { openCase } from '#lib/cases/open-case.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, params }) => listCases(tx, actor, params.orderId)),
  POST: route(open, ({ tx, actor, params, body }) => openCase(tx, actor, params.orderId, body)),
})
