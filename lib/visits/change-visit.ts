import type { ResearcherActor } from '#lib/actor.ts'
import { firstDay } from '#lib/day-end.ts'
import type { Tx } from '#lib/db.ts'
import { invalid, notFound } from '#lib/errors.ts'
import { refusal } from '#lib/refusals.ts'
import { isFarDate, toDbDate } from '#lib/text.ts'
import { getShelfList } from '#lib/visits/get-shelf-list.ts'
import type { ChangeVisitInput, VisitView } from '#lib/visits/schema.ts'

/** Another day, another note; the archive stays, for the marks are of its orders. */
export async function changeVisit(
  tx: Tx,
  actor: ResearcherActor,
  id: string,
  { day, note }: ChangeVisitInput,
): Promise<VisitView> {
  if (day !== undefined && toDbDate(day) < firstDay()) throw invalid('day', refusal('dateGone'))
  if (day !== undefined && isFarDate(day)) throw invalid('day', refusal('dateFar'))
  const { count } = await tx.visit.updateMany({
    where: { id, researcherId: actor.id, environment: actor.environment },
    data: { ...(day === undefined ? {} : { day: toDbDate(day) }), ...(note === undefined ? {} : { note }) },
  })
  if (count === 0) throw notFound()
  return (await getShelfList(tx, actor, id)).visit
}
