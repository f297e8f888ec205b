import type { ResearcherActor } from '#lib/actor.ts'
import { firstDay } from '#lib/day-end.ts'
import type { Tx } from '#lib/db.ts'
import { canTakeDocuments } from '#lib/documents/permissions.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { dueDateOf } from '#lib/orders/due.ts'
import { defineOrderQuery, type OrderRow } from '#lib/orders/order-row.ts'
import { storedPersons } from '#lib/orders/stored-persons.ts'
import { standingOffers } from '#lib/researchers/find-work.ts'
import { fromDbDate } from '#lib/text.ts'
import { withoutAbsent } from '#lib/view.ts'
import { findComing, findOpenWork, isAt } from '#lib/visits/places.ts'
import { mostVisits, type AsideRow, type ShelfListView, type ShelfRow } from '#lib/visits/schema.ts'
import { findMarks, getOwnVisit, standingOf, toVisitView, type Mark } from '#lib/visits/shelf.ts'
import { toMarkView } from '#lib/visits/view.ts'

export const findChosen = defineOrderQuery(
  (_researcherId: string, ids: readonly string[]) =>
    Prisma.sql`AND f.id = o.selected_offer_id AND o.id = ANY(${ids}::text[])`,
  { from: (researcherId) => standingOffers(researcherId) },
)

// The rest is on the order's own page; on a phone in a reading room the beginning tells what it is.
const mostLetters = 600
/** The soonest due of a list: nobody looks for more in a day. */
const mostRows = 200

type Around = { mark: Mark | undefined; open: boolean; documents: number }

/** How many documents of the researcher's there are on orders. */
async function findCounts(tx: Tx, uploadedById: string, ids: string[]): Promise<Map<string, number>> {
  const counts = await tx.orderDocument.groupBy({
    by: ['orderId'],
    where: { orderId: { in: ids }, uploadedById },
    _count: true,
  })
  return new Map(counts.map(({ orderId, _count }) => [orderId, _count]))
}

const toListed = (row: OrderRow): AsideRow => ({
  orderId: row.id,
  number: row.number,
  documentType: row.documentType,
  ...withoutAbsent({ personsOfInterest: storedPersons(row.personsOfInterest) }),
})

function toShelfRow(row: OrderRow, { mark, open, documents }: Around): ShelfRow {
  const due = dueDateOf(row)
  return {
    ...toListed(row),
    ...{ repositoryName: row.repositoryName, location: row.location },
    ...withoutAbsent({
      countryISOA3: row.countryISOA3,
      instructions: row.instructions && [...row.instructions].slice(0, mostLetters).join(''),
      due: due && fromDbDate(due),
    }),
    takesDocuments: canTakeDocuments(row.status),
    ...{ open, documents },
    mark: toMarkView(mark),
  }
}

/** What a researcher takes along: their open work at the archive, and of what is done what they marked on that day. */
export async function getShelfList(tx: Tx, actor: ResearcherActor, visitId: string): Promise<ShelfListView> {
  const visit = await getOwnVisit(tx, actor, visitId)
  const work = await findOpenWork(tx, actor.id, actor.environment)
  const coming = await findComing(tx, actor.id, actor.environment, firstDay(), mostVisits)
  const sought = new Map(work.filter((order) => isAt(visit, order)).map((order) => [order.orderId, order]))
  const marks = await findMarks(tx, actor, { orderIds: [...sought.keys()], visitIds: [visit.id] })
  const marked = marks
    .filter((mark) => mark.visitId === visit.id && mark.state !== 'to_look' && !sought.has(mark.orderId))
    .map(({ orderId }) => orderId)
  const ids = [...sought.keys(), ...marked]
  const found = new Map((await findChosen(tx, actor, actor.id, ids)).map((row) => [row.id, row]))
  const counts = await findCounts(tx, actor.id, ids)
  const list: ShelfListView = {
    visit: toVisitView(visit, work, marks),
    rows: [],
    aside: [],
    more: 0,
    otherDays: coming
      .filter(({ id, key }) => key === visit.key && id !== visit.id)
      .map(({ id, day }) => ({ id, day: fromDbDate(day) })),
  }
  for (const row of ids.flatMap((id) => found.get(id) ?? [])) {
    const open = sought.get(row.id)
    const { own, foundOn, listed } = standingOf(visit.id, open ?? { orderId: row.id, sentBackAt: null }, marks)
    const to = own?.aside === true ? own.putOffTo : null
    if (list.rows.length + list.aside.length === mostRows) list.more += 1
    else if (listed)
      list.rows.push(toShelfRow(row, { mark: own, open: open !== undefined, documents: counts.get(row.id) ?? 0 }))
    else
      list.aside.push({
        ...toListed(row),
        ...withoutAbsent({
          putOffTo: to && { id: to.id, day: fromDbDate(to.day) },
          foundOn: foundOn && fromDbDate(foundOn),
        }),
      })
  }
  return list
}
