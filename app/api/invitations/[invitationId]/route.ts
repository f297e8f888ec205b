import { withdrawInvitation as withdraw } from '#lib/members/operations.ts'
import { withdrawInvitation } from '#lib/members/withdraw-invitation.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(withdraw, ({ tx, actor, params }) => withdrawInvitation(tx, actor, params.invitationId)),
})
