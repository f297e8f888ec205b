import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

/** Whether cases of an order that the actor may see are theirs to read: of researchers, only whose work it is. */
export async function canReadCases(tx: Tx, actor: Actor, { selectedOfferId }: OrderRow): Promise<boolean> {
  if (actor.type !== 'researcher') return true
  if (selectedOfferId === null) return false
  return (await tx.offer.count({ where: { id: selectedOfferId, researcherId: actor.id } })) > 0
}
