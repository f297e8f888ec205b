import { getDispute } from '#lib/disputes/get-dispute.ts'
import { getDispute as get } from '#lib/disputes/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(get, ({ tx, actor, params }) => getDispute(tx, actor, params.disputeId)),
})
