import { systemActor } from '#lib/actor.ts'
import { lockRow, toKnown, type ApprovalRow } from '#lib/approvals/approval-row.ts'
import { deeds } from '#lib/approvals/deeds.ts'
import { endApproval } from '#lib/approvals/end-approval.ts'
import { recordEntry } from '#lib/audit/record-entry.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { doForEach } from '#lib/do-each.ts'
import type { DeedName } from '#lib/operators/action-names.ts'

/** Ends what nobody has decided in time, each in a transaction of its own, and tells whoever asked. */
export async function expireApprovals(): Promise<void> {
  const due = { state: 'waiting', expiresAt: { lt: new Date() } } as const
  const lapsed = await getDb().approval.findMany({ where: due, select: { id: true }, take: 500 })
  await doForEach(lapsed, ({ id }) =>
    inTransaction(async (tx) => {
      await lockRow(tx, id)
      // Asked again under the lock: somebody may have decided, or another worker ended it.
      const row = await tx.approval.findFirst({ where: { id, ...due } })
      const known = row && toKnown(row)
      if (known) await expire(tx, known)
    }),
  )
}

async function expire(tx: Tx, row: ApprovalRow): Promise<void> {
  const { state } = await endApproval(tx, row, { transition: 'expire' })
  const deed: DeedName = 'approval.expire'
  const { id, what, environment, targetId } = row
  await recordEntry(tx, {
    by: systemActor('production').id,
    environment: what === 'client.enable_production' ? 'production' : environment,
    action: deed,
    targetType: deeds[what].targetType,
    targetId,
    before: { approvalId: id, what, state: row.state },
    after: { approvalId: id, what, state },
  })
}
