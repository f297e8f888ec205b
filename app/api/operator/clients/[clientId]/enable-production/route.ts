import { enableProduction as enable } from '#lib/clients/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { enableProduction } from '#lib/operators/enable-production.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(enable, ({ tx, actor, params, body }) => enableProduction(tx, actor, params.clientId, body)),
})
