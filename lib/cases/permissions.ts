import { isCustomer, type Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Case } from '#lib/generated/prisma/client.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

/** Whether cases of an order that the actor may see are theirs to read: of researchers, only whose work it is. */
export async function canReadCases(tx: Tx, actor: Actor, { selectedOfferId }: OrderRow): Promise<boolean> {
  if (actor.type !== 'researcher') return true
  if (selectedOfferId === null) return false
  return (await tx.offer.count({ where: { id: selectedOfferId, researcherId: actor.id } })) > 0
}

/** What operators haven't shown to both sides yet is theirs, and the researcher's who complained. */
export const canReadCase = (actor: Actor, { sharedAt, origin, openedById }: Case): boolean =>
  sharedAt !== null ||
  (actor.type === 'researcher' ? origin === 'researcher_complaint' && openedById === actor.id : !isCustomer(actor))
