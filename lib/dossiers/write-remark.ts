import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { RemarkView, WriteRemarkInput } from '#lib/dossiers/schema.ts'
import { toRemarkView, withAuthor } from '#lib/dossiers/view.ts'
import { newId } from '#lib/ids.ts'
import { audit } from '#lib/operators/audit.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

/** Writes something about an order for other operators. The order doesn't change by it, and neither side hears of it. */
export async function writeRemark(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  { text }: WriteRemarkInput,
): Promise<RemarkView> {
  await getOrderRow(tx, actor, orderId)
  const row = await tx.orderRemark.create({
    data: { id: newId('orderRemark'), orderId, authorId: actor.id, text, createdAt: new Date() },
    include: withAuthor,
  })
  // Not its words: the audit log keeps everything, and a note can be taken away.
  const after = { remarkId: row.id }
  await audit(tx, actor, { action: 'order.remark', targetType: 'order', targetId: orderId, after })
  return toRemarkView(row)
}
