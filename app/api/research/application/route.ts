import { applyAsResearcher as apply } from '#lib/researchers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { applyAsResearcher } from '#lib/researchers/apply-as-researcher.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(apply, ({ tx, actor, body }) => applyAsResearcher(tx, actor, body)),
})
