import { listResearchers as list } from '#lib/researchers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listResearchers } from '#lib/operators/list-researchers.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, query, page }) => listResearchers(tx, actor, query, page)),
})
