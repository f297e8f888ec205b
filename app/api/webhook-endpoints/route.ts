import * as operations from '#lib/webhooks/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { createEndpoint } from '#lib/webhooks/create-endpoint.ts'
import { listEndpoints } from '#lib/webhooks/list-endpoints.ts'
import { requirePublicTarget } from '#lib/webhooks/url-policy.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.listEndpoints, ({ tx, actor, page }) => listEndpoints(tx, actor, page)),
  POST: route(operations.createEndpoint, {
    before: ({ actor, body }) => requirePublicTarget(actor.environment, body.url),
    then: ({ tx, actor, body }) => createEndpoint(tx, actor, body),
  }),
})
