import * as operations from '#lib/clients/operations.ts'
import { allowByHand } from '#lib/operators/allow-by-hand.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(operations.allowByHand, ({ tx, actor, params }) => allowByHand(tx, actor, params.clientId)),
})
