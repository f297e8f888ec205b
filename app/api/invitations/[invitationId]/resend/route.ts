import { resendInvitation as resend } from '#lib/members/operations.ts'
import { prepareResend, resendInvitation } from '#lib/members/resend-invitation.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(resend, {
    before: ({ actor, params }) => prepareResend(actor, params.invitationId),
    then: ({ tx, actor, params }) => resendInvitation(tx, actor, params.invitationId),
  }),
})
