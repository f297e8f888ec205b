import { changePassword as change } from '#lib/http/operations/me.ts'
import { methods, route } from '#lib/http/route.ts'
import { changePassword } from '#lib/users/manage-me.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(change, ({ tx, actor, body }) => changePassword(tx, actor, body)),
})
