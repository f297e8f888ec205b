import { Prisma } from '#lib/generated/prisma/client.ts'
import { dueOn } from '#lib/orders/due.ts'
import { defineOrderQuery } from '#lib/orders/order-row.ts'
import { pageBy, placeBy, type SortKey } from '#lib/orders/sorted-page.ts'
import { soughtBy, toTextQuery } from '#lib/orders/text-query.ts'
import type { PageRequest } from '#lib/paging.ts'
import { showsWords } from '#lib/researchers/shown-words.ts'
import { isDated, toDoStages, type ListedStage, type WorkStage } from '#lib/researchers/state.ts'

/** Offers `f` of a researcher that stand: an order has one of them at most. */
export const standingOffers = (researcherId: string) =>
  Prisma.sql`JOIN offers f ON f.order_id = o.id AND f.researcher_id = ${researcherId} AND f.status IN ('ACTIVE', 'SELECTED')`

const chosen = Prisma.sql`f.id = o.selected_offer_id`
/** Of an order `o` with such an offer. Each stands at one stage at most: where another's offer was paid for, at none. */
export const atStage: Record<WorkStage, Prisma.Sql> = {
  offer_out: Prisma.sql`o.status IN ('open', 'awaiting_payment')`,
  to_start: Prisma.sql`(${chosen} AND o.status = 'confirmed')`,
  at_work: Prisma.sql`(${chosen} AND o.status = 'in_progress' AND o.question_by IS NULL)`,
  question_waits: Prisma.sql`(${chosen} AND o.status = 'in_progress' AND o.question_by IS NOT NULL)`,
  delivered: Prisma.sql`(${chosen} AND o.status = 'delivered' AND o.review_state IS NULL)`,
  changes_asked: Prisma.sql`(${chosen} AND o.status = 'delivered' AND o.review_state IS NOT NULL)`,
  done: Prisma.sql`(${chosen} AND o.status IN ('completed', 'withdrawn', 'cancelled'))`,
}

/** The same of a stage that can be listed: what there is to do is several of them. */
export const atListed = (stage: ListedStage) =>
  stage === 'to_do'
    ? Prisma.sql`(${Prisma.join(
        toDoStages.map((one) => atStage[one]),
        ' OR ',
      )})`
    : atStage[stage]

// Whatever has no date comes last.
const byDue: SortKey[] = [{ sql: Prisma.sql`coalesce(${dueOn}, 'infinity'::date)`, type: 'date' }]

/** What a stage is listed by: what is to be done, by when; everything else, the newest first. */
const sortOf = (stage: ListedStage): { keys: SortKey[]; order: PageRequest['order']; id: Prisma.Sql } =>
  isDated(stage)
    ? { keys: byDue, order: 'asc', id: Prisma.sql`o.id` }
    : { keys: [], order: 'desc', id: Prisma.sql`f.order_id` }

/** One stage of a researcher's own work, along the index of their offers. */
export const findWork = defineOrderQuery(
  (_researcherId: string, stage: ListedStage, q: string | undefined, page: PageRequest) => {
    const sought = q === undefined ? Prisma.empty : Prisma.sql`AND ${soughtBy(q, showsWords(toTextQuery(q)))}`
    const { keys, order, id } = sortOf(stage)
    const { columns, by, after } = pageBy({ keys, id, among: Prisma.sql`orders o WHERE TRUE` }, { ...page, order })
    return Prisma.sql`
      AND ${atListed(stage)} ${sought} ${after} ${by(columns)} LIMIT ${page.limit + 1}::int`
  },
  {
    from: (researcherId) => standingOffers(researcherId),
    place: (_researcherId, stage) => placeBy(sortOf(stage).keys),
  },
)
