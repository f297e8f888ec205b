import type { ResearcherActor } from '#lib/actor.ts'
import type { HiddenView, HideOrderInput } from '#lib/board/schema.ts'
import type { Tx } from '#lib/db.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

/** Takes an order from one researcher's board, or puts it back. */
export async function hideOrder(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  { hidden }: HideOrderInput,
): Promise<HiddenView> {
  const { id } = await getOrderRow(tx, actor, orderId)
  const row = { researcherId: actor.id, orderId: id }
  if (hidden) await tx.hiddenOrder.createMany({ data: [row], skipDuplicates: true })
  else await tx.hiddenOrder.deleteMany({ where: row })
  return { id, hidden }
}
