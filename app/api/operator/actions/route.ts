import { listActions as list } from '#lib/operators/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listActions } from '#lib/operators/list-actions.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, query, page }) => listActions(tx, actor, query, page)),
})
