import { getMe as get, updateMe as update } from '#lib/users/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { getMe } from '#lib/users/get-me.ts'
import { updateMe } from '#lib/users/update-me.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor }) => getMe(tx, actor)),
  PATCH: route(update, ({ tx, actor, body }) => updateMe(tx, actor, body)),
})
