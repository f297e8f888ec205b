import { transferOwnership as transfer } from '#lib/members/operations.ts'
import { transferOwnership } from '#lib/members/transfer-ownership.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(transfer, ({ tx, actor, params, body }) => transferOwnership(tx, actor, params.memberId, body.role)),
})
