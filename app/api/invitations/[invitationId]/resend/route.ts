import { resendInvitation as resend } from '#lib/members/operations.ts'
import { resendInvitation } from '#lib/members/resend-invitation.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(resend, ({ tx, actor, params }) => resendInvitation(tx, actor, params.invitationId)),
})
