import { enableProduction as enable } from '#lib/http/operations/operator.ts'
import { methods, route } from '#lib/http/route.ts'
import { enableProduction } from '#lib/operators/manage-clients.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(enable, ({ tx, actor, params, body }) => enableProduction(tx, actor, params.clientId, body.reason)),
})
