import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { fromDbDate } from '#lib/text.ts'
import { withoutAbsent } from '#lib/view.ts'
import { findVisit, isAt, type PlacedVisit } from '#lib/visits/places.ts'
import type { MarkState, VisitView } from '#lib/visits/schema.ts'

export type Mark = {
  visitId: string
  orderId: string
  state: MarkState
  note: string | null
  markedAt: Date | null
  aside: boolean
  putOffTo: { id: string; day: Date } | null
  visit: { day: Date }
}

/** What a researcher has marked of these orders, on whichever day, and of anything on these days. */
export const findMarks = (
  tx: Tx,
  { id: researcherId, environment }: ResearcherActor,
  { orderIds, visitIds }: { orderIds: string[]; visitIds: string[] },
): Promise<Mark[]> =>
  tx.visitMark.findMany({
    where: {
      visit: { researcherId, environment },
      OR: [{ orderId: { in: orderIds } }, { visitId: { in: visitIds } }],
    },
    select: {
      ...{ visitId: true, orderId: true, state: true, note: true, markedAt: true, aside: true },
      putOffTo: { select: { id: true, day: true } },
      visit: { select: { day: true } },
    },
  })

/** A researcher's own visit; 404 for everybody else's. */
export async function getOwnVisit(tx: Tx, { id, environment }: ResearcherActor, visitId: string): Promise<PlacedVisit> {
  const [visit] = await findVisit(tx, id, environment, visitId)
  if (!visit) throw notFound()
  return visit
}

/** `sentBackAt`: of what is to be changed, when it had been handed over. */
type Sought = { orderId: string; sentBackAt: Date | null }

/**
 * Where an order stands on a day: to be looked for or, with the reason, not. What was found on another day is looked for no more,
 * unless the customer has sent back what was handed over then.
 */
export function standingOf(visitId: string, { orderId, sentBackAt }: Sought, marks: readonly Mark[]) {
  const counts = ({ state, markedAt }: Mark) =>
    state === 'found' && (sentBackAt === null || (markedAt !== null && markedAt > sentBackAt))
  const ofOrder = marks.filter((mark) => mark.orderId === orderId)
  const own = ofOrder.find((mark) => mark.visitId === visitId)
  const elsewhere = ofOrder.find((mark) => mark.visitId !== visitId && counts(mark))
  const foundOn = own === undefined || own.state === 'to_look' ? elsewhere?.visit.day : undefined
  return { own, foundOn, listed: own?.aside !== true && foundOn === undefined }
}

export function toVisitView(
  visit: PlacedVisit,
  work: readonly (Sought & { key: string; nameKey: string | null })[],
  marks: readonly Mark[],
): VisitView {
  const own = marks.filter((mark) => mark.visitId === visit.id && !mark.aside)
  const open = work.filter((order) => isAt(visit, order) && standingOf(visit.id, order, marks).listed)
  const done = own.filter(
    ({ orderId, state }) => state !== 'to_look' && !open.some((order) => order.orderId === orderId),
  )
  return {
    id: visit.id,
    place: visit.place,
    day: fromDbDate(visit.day),
    orders: open.length + done.length,
    found: own.filter(({ state }) => state === 'found').length,
    notFound: own.filter(({ state }) => state === 'not_found').length,
    ...withoutAbsent({ archiveId: visit.archiveId, city: visit.city, note: visit.note }),
  }
}
