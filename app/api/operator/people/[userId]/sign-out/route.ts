import { endPersonSessions as end } from '#lib/people/operations.ts'
import { endPersonSessions } from '#lib/people/end-person-sessions.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(end, ({ tx, actor, params, body }) => endPersonSessions(tx, actor, params.userId, body.reason)),
})
