import { listClientKeys as list } from '#lib/clients/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listClientKeys } from '#lib/operators/list-client-keys.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, params, page }) => listClientKeys(tx, actor, params.clientId, page)),
})
