import type { OperatorActor } from '#lib/actor.ts'
import { toKnown } from '#lib/approvals/approval-row.ts'
import type { ApprovalView } from '#lib/approvals/schema.ts'
import { toApprovalViews } from '#lib/approvals/view.ts'
import type { Tx } from '#lib/db.ts'

/** What waits for a second operator, the longest-waiting first. Every operator sees it; not everyone may decide. */
export async function findWaiting(tx: Tx, actor: OperatorActor, most: number): Promise<ApprovalView[]> {
  const rows = await tx.approval.findMany({
    where: {
      state: 'waiting',
      expiresAt: { gt: new Date() },
      OR: [{ environment: actor.environment }, { environment: null }],
    },
    orderBy: { id: 'asc' },
    take: most,
  })
  return toApprovalViews(
    tx,
    actor,
    rows.flatMap((row) => toKnown(row) ?? []),
  )
}
