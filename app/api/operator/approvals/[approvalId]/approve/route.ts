import { approve } from '#lib/approvals/approve.ts'
import { approve as agree } from '#lib/approvals/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(agree, ({ tx, actor, params }) => approve(tx, actor, params.approvalId)),
})
