import { removeFactor as remove, renameFactor as rename } from '#lib/factors/operations.ts'
import { removeFactor } from '#lib/factors/remove-factor.ts'
import { renameFactor } from '#lib/factors/rename-factor.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  PATCH: route(rename, ({ tx, actor, params, body }) => renameFactor(tx, actor, params.factorId, body)),
  DELETE: route(remove, ({ tx, actor, params }) => removeFactor(tx, actor, params.factorId)),
})
