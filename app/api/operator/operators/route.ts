import { listOperators as list } from '#lib/operators/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listOperators } from '#lib/operators/list-operators.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, page }) => listOperators(tx, actor, page)),
})
