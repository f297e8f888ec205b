import { revokeKey } from '#lib/clients/revoke-key.ts'
import { revokeKey as revoke } from '#lib/clients/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(revoke, ({ tx, actor, params }) => revokeKey(tx, actor, params.keyId)),
})
