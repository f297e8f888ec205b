import { leaveClient } from '#lib/members/operations.ts'
import { removeMember } from '#lib/members/remove-member.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(leaveClient, ({ tx, actor }) =>
    removeMember(tx, actor, actor.id).then(() => ({ success: true as const })),
  ),
})
