import { checkCredential as check } from '#lib/credentials/operations.ts'
import { checkCredential } from '#lib/operators/check-credential.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  PATCH: route(check, ({ tx, actor, params, body }) => checkCredential(tx, actor, params, body)),
})
