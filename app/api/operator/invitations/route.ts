import { inviteOperator as invite, listOperatorInvitations as list } from '#lib/people/operations.ts'
import { listOperatorInvitations } from '#lib/people/list-operator-invitations.ts'
import { inviteOperator } from '#lib/people/invite-operator.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, page }) => listOperatorInvitations(tx, actor, page)),
  POST: route(invite, ({ tx, actor, body }) => inviteOperator(tx, actor, body)),
})
