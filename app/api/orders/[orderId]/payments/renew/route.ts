import { renewHold as renew } from '#lib/payments/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { renewHold } from '#lib/agreements/renew-hold.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(renew, ({ tx, actor, params }) => renewHold(tx, actor, params.orderId)),
})
