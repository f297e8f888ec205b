import { refuseProduction as refuse } from '#lib/clients/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { refuseProduction } from '#lib/operators/refuse-production.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(refuse, ({ tx, actor, params, body }) => refuseProduction(tx, actor, params.clientId, body.reason)),
})
