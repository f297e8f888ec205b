import { invite } from '#lib/members/invite.ts'
import { requireFewInvitations } from '#lib/members/mail-invitation.ts'
import { listInvitations } from '#lib/members/list-invitations.ts'
import { inviteMember, listInvitations as list } from '#lib/members/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(list, ({ tx, actor, page }) => listInvitations(tx, actor, page)),
  POST: route(inviteMember, {
    before: ({ actor, body }) => requireFewInvitations(actor.clientId, body.email),
    then: ({ tx, actor, body }) => invite(tx, actor, body),
  }),
})
