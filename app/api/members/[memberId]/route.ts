import { changeRole } from '#lib/members/change-role.ts'
import * as operations from '#lib/members/operations.ts'
import { removeMember } from '#lib/members/remove-member.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  PATCH: route(operations.changeRole, ({ tx, actor, params, body }) =>
    changeRole(tx, actor, params.memberId, body.role),
  ),
  DELETE: route(operations.removeMember, ({ tx, actor, params }) => removeMember(tx, actor, params.memberId)),
})
