import { endSession as end } from '#lib/users/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { endSession } from '#lib/users/end-session.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(end, ({ tx, actor, params }) => endSession(tx, actor, params.sessionId)),
})
