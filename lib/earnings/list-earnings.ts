import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { EarningView, earningStates } from '#lib/earnings/schema.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import type { OrderStatus } from '#lib/orders/state.ts'
import { requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { withoutAbsent } from '#lib/view.ts'

type Row = {
  id: string
  orderId: string
  repositoryName: string
  documentType: string
  orderStatus: OrderStatus
  state: (typeof earningStates)[number]
  netMinor: number
  refundedMinor: number
  currency: string
  startedAt: Date | null
  completedAt: Date | null
}

/**
 * Every order that a researcher was chosen for and that is agreed, with the one payment that counts. `reversed_minor` is
 * the researcher's part of what was refunded, whether it had been sent before or not (lib/payments/refund-payment.ts).
 */
export const earningsOf = ({ id, environment }: ResearcherActor) => Prisma.sql`(
  SELECT f.id, o.id AS "orderId", o.repository_name AS "repositoryName", o.document_type AS "documentType", o.status::text AS "orderStatus",
    CASE WHEN p.id IS NULL THEN 'invoice' WHEN p.status = 'authorized' THEN 'reserved' WHEN p.status = 'refunded' THEN 'refunded'
      WHEN p.transfer_id IS NOT NULL THEN 'transferred' ELSE 'pending' END AS state,
    CASE WHEN p.id IS NULL THEN f.amount_minor WHEN p.status = 'refunded' THEN 0 ELSE p.transfer_amount_minor - p.reversed_minor END AS "netMinor",
    CASE WHEN p.id IS NULL THEN 0 WHEN p.status = 'refunded' THEN p.transfer_amount_minor ELSE p.reversed_minor END AS "refundedMinor",
    f.currency::text AS currency, o.started_at AS "startedAt", o.completed_at AS "completedAt", o.updated_at AS "updatedAt"
  FROM offers f JOIN orders o ON o.selected_offer_id = f.id
  LEFT JOIN LATERAL (
    SELECT * FROM payments p WHERE p.offer_id = f.id AND p.status NOT IN ('initiated', 'failed', 'canceled', 'expired') ORDER BY p.id DESC LIMIT 1
  ) p ON true
  WHERE f.researcher_id = ${id} AND o.environment = ${environment}::"Environment"
    AND (o.status IN ('confirmed', 'in_progress', 'delivered', 'completed') OR (o.status = 'cancelled' AND p.id IS NOT NULL))) e`

const toView = ({ netMinor, refundedMinor, startedAt, completedAt, ...row }: Row): EarningView => ({
  ...row,
  amount: toMajor(netMinor, getCurrency(row.currency)),
  ...withoutAbsent({
    refunded: refundedMinor === 0 ? undefined : toMajor(refundedMinor, getCurrency(row.currency)),
    startedAt: startedAt?.toISOString(),
    completedAt: completedAt?.toISOString(),
  }),
})

/** A researcher's orders with what each brings, newest offer first. */
export async function listEarnings(tx: Tx, actor: ResearcherActor, page: PageRequest): Promise<Page<EarningView>> {
  requireCursor('offer', page)
  const { startingAfter, order, limit } = page
  const beyond =
    startingAfter === undefined
      ? Prisma.empty
      : order === 'desc'
        ? Prisma.sql`WHERE id < ${startingAfter}`
        : Prisma.sql`WHERE id > ${startingAfter}`
  const rows = await tx.$queryRaw<Row[]>`
    SELECT id, "orderId", "repositoryName", "documentType", "orderStatus", state, "netMinor", "refundedMinor", currency, "startedAt", "completedAt"
    FROM ${earningsOf(actor)} ${beyond} ORDER BY id ${order === 'desc' ? Prisma.sql`DESC` : Prisma.sql`ASC`} LIMIT ${limit + 1}::int`
  const { items, hasMore } = toPage(rows, limit)
  return { items: items.map(toView), hasMore }
}
