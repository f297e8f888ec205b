import { removeCredential as remove } from '#lib/credentials/operations.ts'
import { removeCredential } from '#lib/credentials/remove-credential.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(remove, ({ tx, actor, params }) => removeCredential(tx, actor, params.credentialId)),
})
