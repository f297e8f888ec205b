import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { EarningsQuery, EarningView, earningStates } from '#lib/earnings/schema.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { netMoneyOfP } from '#lib/payments/net-money.ts'
import type { ReturnView } from '#lib/payments/returns-schema.ts'
import { toReturns } from '#lib/payments/to-returns.ts'
import { defineQuery, enumOf, int4, nullable, text, timestamptz, words, type RowOf } from '#lib/sql.ts'
import { withoutAbsent } from '#lib/view.ts'

/**
 * Orders `o` that a researcher was chosen for by offer `f` and that are agreed, with the one payment that counts. What one brings is what the
 * order's own page says, which of an offer for nothing says none; `reversed_minor` is the researcher's part of what went back to the
 * customer, whether it had been sent before or not (lib/payments/share.ts). The offer is compared in words from which the planner concludes nothing, as in `itsTermsAmongAll`:
 * it would expect one order, and sort all there are for a page.
 * What it follows from is what the triggers of the migrations `earnings_follow_*` look at. Who changes what comes of it keeps that in
 * other columns, for a worker of the version before keeps what came of it until then (docs/decisions/114-what-orders-bring.md).
 */
export const earningsWhere = (condition: Prisma.Sql) => Prisma.sql`(
  SELECT f.id, o.id AS "orderId", o.number AS "orderNumber", o.repository_name AS "repositoryName", o.document_type AS "documentType", o.status AS "orderStatus",
    CASE WHEN p.id IS NULL AND o.uncollected_since IS NOT NULL THEN 'unpaid' WHEN p.id IS NULL THEN 'invoice' WHEN p.status = 'authorized' THEN 'reserved'
      WHEN net.share_minor = 0 AND p.share_sent_minor = 0 THEN 'refunded'
      WHEN p.share_sent_minor >= net.share_minor THEN 'transferred'
      WHEN p.status = 'disputed' THEN 'disputed' ELSE 'pending' END AS state,
    coalesce(net.share_minor, CASE WHEN o.status IN ('delivered', 'completed') AND o.outcome = 'not_found' THEN f.no_find_amount_minor END, f.amount_minor) AS "netMinor",
    coalesce(p.reversed_minor, 0) AS "refundedMinor", coalesce(p.share_sent_minor, 0) AS "sentMinor",
    f.currency::text AS currency, o.started_at AS "startedAt", o.completed_at AS "completedAt", o.updated_at AS "updatedAt"
  FROM offers f JOIN orders o ON o.id = f.order_id AND coalesce(o.selected_offer_id = f.id, false)
  LEFT JOIN LATERAL (
    SELECT * FROM payments p WHERE p.offer_id = f.id AND p.status NOT IN ('initiated', 'failed', 'canceled', 'expired') ORDER BY p.id DESC LIMIT 1
  ) p ON true
  LEFT JOIN ${netMoneyOfP} ON p.id IS NOT NULL
  WHERE ${condition}
    AND (o.status IN ('confirmed', 'in_progress', 'delivered', 'completed') AND (p.id IS NOT NULL OR f.amount_minor > 0)
      OR o.status = 'cancelled' AND p.id IS NOT NULL)) e`

const ofResearcher = (id: string, environment: Environment) =>
  Prisma.sql`f.researcher_id = ${id} AND o.environment = ${environment}::"Environment"`
export const earningsOf = (id: string, environment: Environment) => earningsWhere(ofResearcher(id, environment))
/** Those of them that aren't kept (keep-earnings.ts). */
export const earningsNotKeptOf = (id: string, environment: Environment) =>
  earningsWhere(Prisma.sql`${ofResearcher(id, environment)} AND f.id IN (
    SELECT offer_id FROM order_terms WHERE researcher_id = ${id} AND environment = ${environment}::"Environment" AND earned_state IS NULL)`)

/** Which month an order of `earningsWhere` is counted in, and whether it is in any: those that bring something. */
export const monthOfE = Prisma.sql`to_char(coalesce("completedAt", "startedAt", "updatedAt") AT TIME ZONE 'UTC', 'YYYY-MM')`
export const isCountedE = Prisma.sql`(state NOT IN ('refunded', 'unpaid') AND NOT (state = 'invoice' AND "netMinor" = 0))`

const earning = {
  id: text,
  orderId: text,
  orderNumber: text,
  repositoryName: text,
  documentType: text,
  orderStatus: enumOf('OrderStatus'),
  state: words<(typeof earningStates)[number]>(),
  netMinor: int4,
  refundedMinor: int4,
  sentMinor: int4,
  currency: text,
  startedAt: nullable(timestamptz),
  completedAt: nullable(timestamptz),
}

export const findEarnings = defineQuery(
  earning,
  (id: string, environment: Environment, { month }: EarningsQuery, { startingAfter, order, limit }: PageRequest) => {
    const [beyond, direction] = order === 'desc' ? [Prisma.sql`<`, Prisma.sql`DESC`] : [Prisma.sql`>`, Prisma.sql`ASC`]
    return Prisma.sql`
      SELECT id, "orderId", "orderNumber", "repositoryName", "documentType", "orderStatus", state, "netMinor", "refundedMinor", "sentMinor", currency, "startedAt", "completedAt"
      FROM ${earningsOf(id, environment)} WHERE true ${startingAfter === undefined ? Prisma.empty : Prisma.sql`AND id ${beyond} ${startingAfter}`}
        ${month === undefined ? Prisma.empty : Prisma.sql`AND ${monthOfE} = ${month}`}
      ORDER BY id ${direction} LIMIT ${limit + 1}::int`
  },
)

const toView =
  (returns: ReturnView[]) =>
  ({ netMinor, refundedMinor, sentMinor, startedAt, completedAt, ...row }: RowOf<typeof earning>): EarningView => ({
    ...row,
    amount: toMajor(netMinor, getCurrency(row.currency)),
    ...withoutAbsent({
      sent: sentMinor === 0 ? undefined : toMajor(sentMinor, getCurrency(row.currency)),
      refunded: refundedMinor === 0 ? undefined : toMajor(refundedMinor, getCurrency(row.currency)),
      startedAt: startedAt?.toISOString(),
      completedAt: completedAt?.toISOString(),
      returns: returns.length === 0 ? undefined : returns,
    }),
  })

/** What went back of these offers' payments. */
async function findReturns(tx: Tx, offerIds: readonly string[]): Promise<Map<string, ReturnView[]>> {
  const payments = await tx.payment.findMany({
    where: { offerId: { in: [...offerIds] }, OR: [{ refundedMinor: { gt: 0 } }, { status: 'disputed' }] },
    include: { refunds: { where: { status: 'succeeded' } }, disputes: true },
    // The newest counts, as everywhere.
    orderBy: { id: 'asc' },
  })
  return new Map(payments.map((payment) => [payment.offerId, toReturns(payment)]))
}

/** A researcher's orders with what each brings, newest offer first. */
export async function listEarnings(
  tx: Tx,
  actor: ResearcherActor,
  query: EarningsQuery,
  page: PageRequest,
): Promise<Page<EarningView>> {
  requireCursor('offer', page)
  const rows = await findEarnings(tx, actor.id, actor.environment, query, page)
  const { items, hasMore } = toPage(rows, page.limit)
  const returns = await findReturns(
    tx,
    items.map(({ id }) => id),
  )
  return { items: items.map((row) => toView(returns.get(row.id) ?? [])(row)), hasMore }
}
