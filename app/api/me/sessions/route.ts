import { endOtherSessions as endOthers, listSessions as list } from '#lib/users/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { endOtherSessions } from '#lib/users/end-other-sessions.ts'
import { listSessions } from '#lib/users/list-sessions.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, page }) => listSessions(tx, actor, page)),
  DELETE: route(endOthers, ({ tx, actor }) => endOtherSessions(tx, actor)),
})
