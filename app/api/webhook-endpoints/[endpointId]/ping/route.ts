import * as operations from '#lib/webhooks/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { pingEndpoint } from '#lib/webhooks/ping-endpoint.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(operations.pingEndpoint, ({ tx, actor, params }) => pingEndpoint(tx, actor, params.endpointId)),
})
