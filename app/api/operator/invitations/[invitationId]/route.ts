import { withdrawInvitation as withdraw } from '#lib/people/operations.ts'
import { withdrawInvitation } from '#lib/people/withdraw-invitation.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(withdraw, ({ tx, actor, params }) => withdrawInvitation(tx, actor, params.invitationId)),
})
