import { reopenProduction as reopen } from '#lib/http/operations/operator.ts'
import { methods, route } from '#lib/http/route.ts'
import { reopenProduction } from '#lib/operators/manage-clients.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(reopen, ({ tx, actor, params }) => reopenProduction(tx, actor, params.clientId)),
})
