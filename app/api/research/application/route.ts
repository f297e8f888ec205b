import { applyAsResearcher as apply } from '#lib/server/http/operations/researcher.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { applyAsResearcher } from '#lib/researchers/apply-as-researcher.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(apply, ({ tx, actor, body }) => applyAsResearcher(tx, actor, body)),
})
