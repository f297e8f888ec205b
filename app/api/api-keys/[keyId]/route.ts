import { revokeKey } from '#lib/clients/revoke-key.ts'
import { updateKey } from '#lib/clients/update-key.ts'
import { revokeKey as revoke, updateKey as update } from '#lib/clients/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  PATCH: route(update, ({ tx, actor, params, body }) => updateKey(tx, actor, params.keyId, body)),
  DELETE: route(revoke, ({ tx, actor, params }) => revokeKey(tx, actor, params.keyId)),
})
