import { getProductionFile as get } from '#lib/production/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getProductionFile } from '#lib/production/get-production-file.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getProductionFile(tx, actor, params.clientId)),
})
