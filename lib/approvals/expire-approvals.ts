import { lockRow, toKnown } from '#lib/approvals/approval-row.ts'
import { endApproval } from '#lib/approvals/end-approval.ts'
import { getDb, inTransaction } from '#lib/db.ts'

/** Ends what nobody has decided in time, each in a transaction of its own, and tells whoever asked. */
export async function expireApprovals(): Promise<void> {
  const due = { state: 'waiting', expiresAt: { lt: new Date() } } as const
  for (const { id } of await getDb().approval.findMany({ where: due, select: { id: true }, take: 500 })) {
    await inTransaction(async (tx) => {
      await lockRow(tx, id)
      // Asked again under the lock: somebody may have decided, or another worker ended it.
      const row = await tx.approval.findFirst({ where: { id, ...due } })
      const known = row && toKnown(row)
      if (known) await endApproval(tx, known, { transition: 'expire' })
    })
  }
}
