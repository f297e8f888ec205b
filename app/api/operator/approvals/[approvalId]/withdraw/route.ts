import { withdrawApproval as withdraw } from '#lib/approvals/operations.ts'
import { withdrawApproval } from '#lib/approvals/withdraw-approval.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(withdraw, ({ tx, actor, params }) => withdrawApproval(tx, actor, params.approvalId)),
})
