import { lookAtInvitation } from '#lib/members/find-invitation.ts'
import { openInvitationInput } from '#lib/members/schema.ts'
import { publicRoute } from '#lib/server/http/public-route.ts'
import { methods } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: publicRoute(openInvitationInput, ({ token }) => lookAtInvitation(token)),
})
