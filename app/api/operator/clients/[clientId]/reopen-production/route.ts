import { reopenProduction as reopen } from '#lib/clients/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { reopenProduction } from '#lib/operators/reopen-production.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(reopen, ({ tx, actor, params }) => reopenProduction(tx, actor, params.clientId)),
})
