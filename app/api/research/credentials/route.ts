import { addCredential } from '#lib/credentials/add-credential.ts'
import { listCredentials } from '#lib/credentials/list-credentials.ts'
import { addCredential as add, listCredentials as list } from '#lib/credentials/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, page }) => listCredentials(tx, actor.id, page)),
  POST: route(add, ({ tx, actor, body }) => addCredential(tx, actor, body)),
})
