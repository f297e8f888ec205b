import type { ResearcherActor } from '#lib/actor.ts'
import { firstDay } from '#lib/day-end.ts'
import type { Tx } from '#lib/db.ts'
import { fromDbDate, toDbDate } from '#lib/text.ts'
import { withoutAbsent } from '#lib/view.ts'
import { findComing, findOpenWork, findPast, isAt } from '#lib/visits/places.ts'
import { mostVisits, type CalendarQuery, type CalendarView, type PlaceToVisit } from '#lib/visits/schema.ts'
import { findMarks, toVisitView } from '#lib/visits/shelf.ts'

const mostPast = 50
const dayMs = 86_400_000

/** Today where the researcher is. A date that it is nowhere comes from a clock that is wrong, and says nothing. */
function todayOf({ today }: CalendarQuery): Date {
  const first = firstDay()
  const said = today === undefined ? first : toDbDate(today)
  return said >= first && said.getTime() <= first.getTime() + 2 * dayMs ? said : first
}

/** A researcher's days at archives, and where work of theirs waits for one. */
export async function getCalendar(tx: Tx, actor: ResearcherActor, query: CalendarQuery = {}): Promise<CalendarView> {
  const today = todayOf(query)
  const work = await findOpenWork(tx, actor.id, actor.environment)
  const coming = await findComing(tx, actor.id, actor.environment, today, mostVisits)
  const past = await findPast(tx, actor.id, actor.environment, today, mostPast)
  const marks = await findMarks(tx, actor, {
    orderIds: work.map(({ orderId }) => orderId),
    visitIds: [...coming, ...past].map(({ id }) => id),
  })
  const toPlan = new Map<string, PlaceToVisit>()
  for (const order of work) {
    if (coming.some((visit) => isAt(visit, order))) continue
    const { key, place, archiveId, city, due } = order
    // The soonest due comes first.
    const known = toPlan.get(key) ?? {
      ...{ place, orders: 0 },
      ...withoutAbsent({ archiveId, city, due: due && fromDbDate(due) }),
    }
    toPlan.set(key, { ...known, orders: known.orders + 1 })
  }
  return {
    coming: coming.map((visit) => toVisitView(visit, work, marks)),
    // On a day that is over nothing is looked for any more.
    past: past.map((visit) => toVisitView(visit, [], marks)),
    toPlan: [...toPlan.values()],
  }
}
