import { revokeClientKey as revoke } from '#lib/clients/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { revokeClientKey } from '#lib/operators/revoke-client-key.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(revoke, ({ tx, actor, params, body }) =>
    revokeClientKey(tx, actor, params.clientId, params.keyId, body.reason),
  ),
})
