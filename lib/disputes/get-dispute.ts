import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { gatherEvidence } from '#lib/disputes/gather-evidence.ts'
import { getDisputeRow, isAnswerable } from '#lib/disputes/get-dispute-row.ts'
import { evidence, type DisputeView } from '#lib/disputes/schema.ts'
import { toMoney } from '#lib/operators/view.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { isOpen } from '#lib/payments/dispute.ts'
import { withoutAbsent } from '#lib/view.ts'

/** A dispute, what an operator wrote to it, and what we know that speaks for the charge. */
export async function getDispute(tx: Tx, actor: OperatorActor, id: string): Promise<DisputeView> {
  const row = await getDisputeRow(tx, actor, id)
  const order = await getOrderRow(tx, actor, row.payment.orderId)
  const gathered = await gatherEvidence(tx, order, row.payment)
  return {
    id,
    orderId: order.id,
    title: `${order.documentType}, ${order.repositoryName}`,
    status: row.status,
    open: isOpen(row),
    reason: row.reason,
    ...toMoney(row.amountMinor, row.currency),
    createdAt: row.createdAt.toISOString(),
    answerable: isAnswerable(row),
    evidence: row.evidence === null ? gathered : evidence.parse(row.evidence),
    gathered,
    ...withoutAbsent({
      fee: row.feeCurrency === null ? undefined : toMoney(row.feeMinor, row.feeCurrency),
      dueBy: row.dueBy?.toISOString(),
      savedAt: row.savedAt?.toISOString(),
      submittedAt: row.submittedAt?.toISOString(),
    }),
  }
}
