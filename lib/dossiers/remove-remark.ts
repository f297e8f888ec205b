import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import type { Succeeded } from '#lib/text.ts'

/** Whoever may write internal notes may take any away; who did stands in the audit log. */
export async function removeRemark(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  remarkId: string,
): Promise<Succeeded> {
  await getOrderRow(tx, actor, orderId)
  const { count } = await tx.orderRemark.deleteMany({ where: { id: remarkId, orderId } })
  if (count === 0) throw notFound()
  const after = { remarkId }
  await audit(tx, actor, { action: 'order.remove_remark', targetType: 'order', targetId: orderId, after })
  return { success: true }
}
