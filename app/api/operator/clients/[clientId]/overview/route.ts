import { getClientOverview as get } from '#lib/operators/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getClientOverview } from '#lib/operators/get-client-overview.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getClientOverview(tx, actor, params.clientId)),
})
