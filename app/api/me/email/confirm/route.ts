import { methods, route } from '#lib/server/http/route.ts'
import { confirmAddress } from '#lib/users/confirm-address.ts'
import { confirmAddress as confirm } from '#lib/users/operations.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(confirm, ({ tx, actor, body }) => confirmAddress(tx, actor, body.token)),
})
