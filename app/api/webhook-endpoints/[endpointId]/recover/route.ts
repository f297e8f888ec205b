import * as operations from '#lib/webhooks/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { recoverEndpoint } from '#lib/webhooks/recover-endpoint.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(operations.recoverEndpoint, ({ tx, actor, params, body }) =>
    recoverEndpoint(tx, actor, params.endpointId, body.since),
  ),
})
