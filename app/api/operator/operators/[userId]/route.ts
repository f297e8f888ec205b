import { setOperatorRole as set } from '#lib/people/operations.ts'
import { setOperatorRole } from '#lib/people/set-operator-role.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  PATCH: route(set, ({ tx, actor, params, body }) => setOperatorRole(tx, actor, params.userId, body)),
})
