import { disableProduction as disable } from '#lib/clients/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { disableProduction } from '#lib/operators/disable-production.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(disable, ({ tx, actor, params, body }) => disableProduction(tx, actor, params.clientId, body.reason)),
})
