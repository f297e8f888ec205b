import { listResearchCases as list, openResearchCase as open } from '#lib/cases/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listCases } from '#lib/cases/list-cases.ts'
import { openResearchCase } from '#lib/cases/open-research-case.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, params }) => listCases(tx, actor, params.orderId)),
  POST: route(open, ({ tx, actor, params, body }) => openResearchCase(tx, actor, params.orderId, body.content)),
})
