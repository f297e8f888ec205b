import { findCases as find } from '#lib/casework/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { findCases } from '#lib/casework/find-cases.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(find, ({ tx, actor, query, page }) => findCases(tx, actor, query, page)),
})
