import { listClientActions } from '#lib/clients/list-client-actions.ts'
import { listClientActions as list } from '#lib/clients/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, query, page }) => listClientActions(tx, actor, query, page)),
})
