import { refuseApproval as refuse } from '#lib/approvals/operations.ts'
import { refuseApproval } from '#lib/approvals/refuse-approval.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(refuse, ({ tx, actor, params, body }) => refuseApproval(tx, actor, params.approvalId, body.reason)),
})
