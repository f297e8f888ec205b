import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Succeeded } from '#lib/text.ts'
import { getOwnVisit } from '#lib/visits/shelf.ts'

/** Removes a day with its marks. What was put off to it stands again where it was put off from. */
export async function removeVisit(tx: Tx, actor: ResearcherActor, visitId: string): Promise<Succeeded> {
  const { id } = await getOwnVisit(tx, actor, visitId)
  await tx.visitMark.updateMany({ where: { putOffToId: id }, data: { aside: false, putOffToId: null } })
  await tx.visit.delete({ where: { id } })
  return { success: true }
}
