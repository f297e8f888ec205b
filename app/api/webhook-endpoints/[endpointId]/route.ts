import * as operations from '#lib/http/operations/webhooks.ts'
import { methods, route } from '#lib/http/route.ts'
import { deleteEndpoint } from '#lib/webhooks/delete-endpoint.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(operations.deleteEndpoint, ({ tx, actor, params }) => deleteEndpoint(tx, actor, params.endpointId)),
})
