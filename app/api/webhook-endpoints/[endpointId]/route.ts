import * as operations from '#lib/webhooks/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { deleteEndpoint } from '#lib/webhooks/delete-endpoint.ts'
import { getEndpoint } from '#lib/webhooks/get-endpoint.ts'
import { updateEndpoint } from '#lib/webhooks/update-endpoint.ts'
import { requirePublicTarget } from '#lib/webhooks/url-policy.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.getEndpoint, ({ tx, actor, params }) => getEndpoint(tx, actor, params.endpointId)),
  PATCH: route(operations.updateEndpoint, {
    before: async ({ actor, body }) =>
      body.url === undefined ? undefined : requirePublicTarget(actor.environment, body.url),
    then: ({ tx, actor, params, body }) => updateEndpoint(tx, actor, params.endpointId, body),
  }),
  DELETE: route(operations.deleteEndpoint, ({ tx, actor, params }) => deleteEndpoint(tx, actor, params.endpointId)),
})
