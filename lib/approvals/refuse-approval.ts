import type { OperatorActor } from '#lib/actor.ts'
import { lockApproval } from '#lib/approvals/approval-row.ts'
import { deeds } from '#lib/approvals/deeds.ts'
import { endApproval } from '#lib/approvals/end-approval.ts'
import { requireAnother, requireRight } from '#lib/approvals/permissions.ts'
import type { ApprovalView } from '#lib/approvals/schema.ts'
import { toApprovalView } from '#lib/approvals/view.ts'
import type { Tx } from '#lib/db.ts'
import { audit } from '#lib/operators/audit.ts'

export async function refuseApproval(
  tx: Tx,
  actor: OperatorActor,
  approvalId: string,
  reason: string,
): Promise<ApprovalView> {
  const row = await lockApproval(tx, actor, approvalId)
  requireRight(actor, row.what)
  requireAnother(actor, row)
  const after = await endApproval(tx, row, { transition: 'refuse', by: actor, reason })
  await audit(tx, actor, {
    action: 'approval.refuse',
    targetType: deeds[row.what].targetType,
    targetId: row.targetId,
    reason,
    before: { approvalId, what: row.what, state: row.state },
    after: { approvalId, what: row.what, state: after.state },
  })
  return toApprovalView(tx, actor, after)
}
