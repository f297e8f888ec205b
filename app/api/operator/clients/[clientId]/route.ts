import { getClient as get, updateClient as update } from '#lib/clients/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getClient } from '#lib/operators/get-client.ts'
import { updateClient } from '#lib/operators/update-client.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getClient(tx, actor, params.clientId)),
  PATCH: route(update, ({ tx, actor, params, body }) => updateClient(tx, actor, params.clientId, body)),
})
