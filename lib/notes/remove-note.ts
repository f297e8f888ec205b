import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Succeeded } from '#lib/text.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

/** Whoever may write notes may take any away: they are the client's and not the writer's. */
export async function removeNote(tx: Tx, actor: CustomerActor, orderId: string, noteId: string): Promise<Succeeded> {
  await getOrderRow(tx, actor, orderId)
  const { count } = await tx.orderNote.deleteMany({ where: { id: noteId, orderId } })
  if (count === 0) throw notFound()
  return { success: true }
}
