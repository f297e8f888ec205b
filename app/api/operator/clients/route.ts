import { listClients as list } from '#lib/clients/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { listClients } from '#lib/operators/list-clients.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, query, page }) => listClients(tx, actor, query, page)),
})
