import type { OperatorActor } from '#lib/actor.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { getDisputeRow } from '#lib/disputes/get-dispute-row.ts'
import { evidence, type Evidence } from '#lib/disputes/schema.ts'
import { ApiError } from '#lib/errors.ts'
import { lockOrder } from '#lib/orders/order-row.ts'

/**
 * Counts as saved from here on, because the provider is asked outside any transaction: of two who write at once, one is refused,
 * and so is whoever hasn't seen what was saved last. Returns what gives the draft back where nothing came of it.
 */
export async function claimDraft(
  actor: OperatorActor,
  id: string,
  written: { savedAt: string | undefined; evidence: Evidence },
): Promise<() => Promise<unknown>> {
  const claimedAt = new Date()
  const savedAt = await inTransaction(async (tx) => {
    const { payment } = await getDisputeRow(tx, actor, id)
    await lockOrder(tx, actor, payment.orderId)
    const row = await getDisputeRow(tx, actor, id)
    const seen = written.savedAt === undefined ? undefined : Date.parse(written.savedAt)
    // The same text once more, where an answer was lost.
    const isSame = JSON.stringify(evidence.safeParse(row.evidence).data) === JSON.stringify(written.evidence)
    if (row.savedAt?.getTime() !== seen && !isSame)
      throw new ApiError('operator_conflict', 'Another text has been saved since. Look at that one first.')
    await tx.dispute.update({ where: { id }, data: { savedAt: claimedAt } })
    return row.savedAt
  })
  return () => getDb().dispute.updateMany({ where: { id, savedAt: claimedAt }, data: { savedAt } })
}
