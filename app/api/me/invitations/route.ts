import { acceptInvitation } from '#lib/members/accept-invitation.ts'
import { acceptInvitation as accept } from '#lib/members/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(accept, ({ tx, actor, body }) => acceptInvitation(tx, actor, body.token)),
})
