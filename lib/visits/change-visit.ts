import type { ResearcherActor } from '#lib/actor.ts'
import { requireDayToCome } from '#lib/day-to-come.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { getShelfList } from '#lib/visits/get-shelf-list.ts'
import type { ChangeVisitInput, VisitView } from '#lib/visits/schema.ts'

/** Another day, another note; the archive stays, for the marks are of its orders. */
export async function changeVisit(
  tx: Tx,
  actor: ResearcherActor,
  id: string,
  { day, note }: ChangeVisitInput,
): Promise<VisitView> {
  const moved = day === undefined ? {} : { day: requireDayToCome('day', day) }
  const { count } = await tx.visit.updateMany({
    where: { id, researcherId: actor.id, environment: actor.environment },
    data: { ...moved, ...(note === undefined ? {} : { note }) },
  })
  if (count === 0) throw notFound()
  return (await getShelfList(tx, actor, id)).visit
}
