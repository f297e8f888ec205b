import { withdrawOperatorInvitation as withdraw } from '#lib/people/operations.ts'
import { withdrawOperatorInvitation } from '#lib/people/withdraw-operator-invitation.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(withdraw, ({ tx, actor, params }) => withdrawOperatorInvitation(tx, actor, params.invitationId)),
})
