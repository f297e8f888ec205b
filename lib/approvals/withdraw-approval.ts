import type { OperatorActor } from '#lib/actor.ts'
import { lockApproval } from '#lib/approvals/approval-row.ts'
import { deeds } from '#lib/approvals/deeds.ts'
import { endApproval } from '#lib/approvals/end-approval.ts'
import type { ApprovalView } from '#lib/approvals/schema.ts'
import { toApprovalView } from '#lib/approvals/view.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'

/** Takes a question of one's own back. */
export async function withdrawApproval(tx: Tx, actor: OperatorActor, approvalId: string): Promise<ApprovalView> {
  const row = await lockApproval(tx, actor, approvalId)
  if (row.askedBy !== actor.id)
    throw new ApiError('operator_conflict', 'Somebody else asked for this. You can refuse it.')
  const after = await endApproval(tx, row, { transition: 'withdraw', by: actor })
  await audit(tx, actor, {
    action: 'approval.withdraw',
    targetType: deeds[row.what].targetType,
    targetId: row.targetId,
    before: { approvalId, what: row.what, state: row.state },
    after: { approvalId, what: row.what, state: after.state },
  })
  return toApprovalView(tx, actor, after)
}
