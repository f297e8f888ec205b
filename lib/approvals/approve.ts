import type { OperatorActor } from '#lib/actor.ts'
import { lockApproval, type ApprovalRow } from '#lib/approvals/approval-row.ts'
import { deeds } from '#lib/approvals/deeds.ts'
import { endApproval } from '#lib/approvals/end-approval.ts'
import { requireAnother, requireRight } from '#lib/approvals/permissions.ts'
import type { ApprovalView } from '#lib/approvals/schema.ts'
import { requireTransition } from '#lib/approvals/state.ts'
import { toApprovalView } from '#lib/approvals/view.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { findSeconds } from '#lib/operators/second-operator.ts'

/** The second operator's yes: the deed is done with it, or neither happens. */
export async function approve(tx: Tx, actor: OperatorActor, approvalId: string): Promise<ApprovalView> {
  const row = await lockApproval(tx, actor, approvalId)
  requireRight(actor, row.what)
  requireAnother(actor, row)
  requireTransition(row, 'approve')
  await requireGood(tx, actor, row)
  await deeds[row.what].carryOut(tx, { ...actor, second: { approvalId } }, row)
  return toApprovalView(tx, actor, await endApproval(tx, row, { transition: 'approve', by: actor }))
}

async function requireGood(tx: Tx, actor: OperatorActor, row: ApprovalRow): Promise<void> {
  if (row.expiresAt <= new Date())
    throw new ApiError(
      'approval_not_waiting',
      'It has lapsed: nobody had decided within seven days. It can be asked anew.',
    )
  // Whoever may not do it any more has not asked for it either.
  const able = await findSeconds(tx, row.what, actor.id)
  if (!able.some(({ id }) => id === row.askedBy))
    throw new ApiError(
      'operator_conflict',
      'Whoever asked for this may not do it any more. Refuse it, or ask anew yourself.',
    )
}
