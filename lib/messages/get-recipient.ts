import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { refusal } from '#lib/refusals.ts'

/** Which researcher a message reaches: the selected offer's researcher, else the one named, else (null) all who may see the order. */
export async function getRecipient(tx: Tx, order: OrderRow, researcherId: string | undefined): Promise<string | null> {
  if (order.selectedOfferId !== null) {
    const selected = await tx.offer.findUniqueOrThrow({
      where: { id: order.selectedOfferId },
      select: { researcherId: true },
    })
    if (researcherId !== undefined && researcherId !== selected.researcherId) {
      throw invalid('researcherId', refusal('recipientOther'))
    }
    return selected.researcherId
  }
  if (researcherId === undefined) return null
  const offer = await tx.offer.findFirst({ where: { orderId: order.id, researcherId }, select: { id: true } })
  if (!offer) throw invalid('researcherId', refusal('recipientGone'))
  return researcherId
}
