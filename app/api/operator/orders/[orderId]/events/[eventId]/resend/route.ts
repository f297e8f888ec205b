import { resendEvent as resend } from '#lib/operators/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { resendEvent } from '#lib/operators/resend-event.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(resend, ({ tx, actor, params }) => resendEvent(tx, actor, params.orderId, params.eventId)),
})
