import { revokeClientKey as revoke } from '#lib/server/http/operations/operator.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { revokeClientKey } from '#lib/operators/revoke-client-key.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(revoke, ({ tx, actor, params, body }) =>
    revokeClientKey(tx, actor, params.clientId, params.keyId, body.reason),
  ),
})
