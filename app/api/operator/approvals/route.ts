import { askApproval } from '#lib/approvals/ask-approval.ts'
import { askApproval as ask } from '#lib/approvals/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(ask, ({ tx, actor, body }) => askApproval(tx, actor, body)),
})
