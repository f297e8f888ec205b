import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

export const sideOf = ({ type }: CustomerActor | ResearcherActor) =>
  type === 'researcher' ? ('researcher' as const) : ('customer' as const)

/** The researcher whose work it was; 404 for another one, and null where nobody was chosen. */
export async function getReviewed(
  tx: Tx,
  actor: CustomerActor | ResearcherActor,
  { selectedOfferId }: OrderRow,
): Promise<string | null> {
  const offer =
    selectedOfferId === null
      ? null
      : await tx.offer.findUnique({ where: { id: selectedOfferId }, select: { researcherId: true } })
  if (actor.type === 'researcher' && offer?.researcherId !== actor.id) throw notFound()
  return offer?.researcherId ?? null
}
