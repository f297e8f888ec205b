import { methods, route } from '#lib/server/http/route.ts'
import { markOnVisit } from '#lib/visits/mark-on-visit.ts'
import { markOnVisit as mark } from '#lib/visits/operations.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  PUT: route(mark, ({ tx, actor, params, body }) => markOnVisit(tx, actor, params, body)),
})
