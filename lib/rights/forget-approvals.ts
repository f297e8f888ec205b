import { systemActor } from '#lib/actor.ts'
import { lockRow, toKnown } from '#lib/approvals/approval-row.ts'
import { endApproval } from '#lib/approvals/end-approval.ts'
import { recordEntry } from '#lib/audit/record-entry.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import type { DeedName } from '#lib/operators/action-names.ts'
import { deletedNames } from '#lib/rights/deletion-row.ts'
import { defineCommand } from '#lib/sql.ts'

const forgetWords = defineCommand(
  (clientIds: string[], name: string) => Prisma.sql`
    UPDATE approvals SET payload = payload || jsonb_build_object('name', ${name}::text), reason = '', decision_reason = left(decision_reason, 0)
    WHERE target_id = ANY(${clientIds}::text[])`,
)

/** Takes names and reasons out of what operators asked each other about the clients that go. What waits for an answer needs none any more. */
export async function forgetApprovals(tx: Tx, clientIds: string[]): Promise<void> {
  const waiting = await tx.approval.findMany({ where: { targetId: { in: clientIds }, state: 'waiting' } })
  for (const { id } of waiting) {
    await lockRow(tx, id)
    const row = toKnown(await tx.approval.findUniqueOrThrow({ where: { id } }))
    if (row?.state !== 'waiting') continue
    const by = systemActor('production')
    await endApproval(tx, row, { transition: 'withdraw', by })
    const action: DeedName = 'approval.withdraw'
    const what = { approvalId: id, what: row.what }
    await recordEntry(tx, {
      by: by.id,
      action,
      targetType: 'client',
      targetId: row.targetId,
      before: { ...what, state: 'waiting' },
      after: { ...what, state: 'withdrawn' },
    })
  }
  await forgetWords(tx, clientIds, deletedNames.client)
}
