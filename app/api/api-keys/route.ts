import { createKey } from '#lib/clients/create-key.ts'
import { listKeys } from '#lib/clients/list-keys.ts'
import { createKey as create, listKeys as list } from '#lib/clients/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, page }) => listKeys(tx, actor, page)),
  POST: route(create, ({ tx, actor, body }) => createKey(tx, actor, body)),
})
