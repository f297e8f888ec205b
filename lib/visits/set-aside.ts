import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { Succeeded } from '#lib/text.ts'
import { requireOfVisit } from '#lib/visits/mark-on-visit.ts'
import { findVisit } from '#lib/visits/places.ts'
import type { SetAsideInput } from '#lib/visits/schema.ts'

/** Leaves an order out of a day, with or without another day at the same archive in its place; or takes that back. */
export async function setAside(
  tx: Tx,
  actor: ResearcherActor,
  { visitId, orderId }: { visitId: string; orderId: string },
  { aside, putOffTo }: SetAsideInput,
): Promise<Succeeded> {
  await requireOfVisit(tx, actor, visitId, orderId)
  const putOffToId = aside && putOffTo !== undefined ? await otherDay(tx, actor, visitId, putOffTo, orderId) : null
  await tx.visitMark.upsert({
    where: { visitId_orderId: { visitId, orderId } },
    create: { visitId, orderId, aside, putOffToId },
    update: { aside, putOffToId },
  })
  return { success: true }
}

async function otherDay(tx: Tx, actor: ResearcherActor, visitId: string, id: string, orderId: string): Promise<string> {
  const [other] = await findVisit(tx, actor.id, actor.environment, id)
  if (!other || id === visitId) throw invalid('putOffTo', 'is no other visit of yours to this archive')
  await requireOfVisit(tx, actor, id, orderId).catch(() => {
    throw invalid('putOffTo', 'is no other visit of yours to this archive')
  })
  // It was put off to that day, so there it isn't left out.
  await tx.visitMark.updateMany({ where: { visitId: id, orderId }, data: { aside: false, putOffToId: null } })
  return id
}
