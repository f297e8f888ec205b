import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { fewestOrders } from '#lib/figures/state.ts'
import type { ArchiveFiguresView } from '#lib/figures/schema.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { bool, defineQuery, float8, int4, nullable, text, type RowOf } from '#lib/sql.ts'

const figuresRow = {
  known: bool,
  currency: nullable(text),
  orders: int4,
  low: nullable(float8),
  median: nullable(float8),
  high: nullable(float8),
  days: nullable(float8),
}
// A line for each currency and one for all of them, which is there for an archive without orders too. Prices are whole numbers
// of minor units; what was paid and given back was none.
const measure = defineQuery(
  figuresRow,
  (archiveId: string) => Prisma.sql`
    SELECT EXISTS (SELECT 1 FROM archives WHERE id = ${archiveId}) AS known, p.currency, count(o.id)::int AS orders,
      percentile_disc(0.25) WITHIN GROUP (ORDER BY p.amount_minor)::float8 AS low,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY p.amount_minor)::float8 AS median,
      percentile_disc(0.75) WITHIN GROUP (ORDER BY p.amount_minor)::float8 AS high,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM o.delivered_at - o.opened_at) / 86400)::float8 AS days
    FROM orders o JOIN payments p ON p.order_id = o.id AND p.status IN ('captured', 'transferred')
    WHERE o.environment = 'production' AND o.status = 'completed' AND o.archive_repository_id IN (
      SELECT ${archiveId} UNION ALL SELECT id FROM archives WHERE merged_into_id = ${archiveId})
    GROUP BY GROUPING SETS ((p.currency), ())`,
)

/**
 * What real orders of an archive cost and how long they took, all of them together. The lowest and the highest price would be a
 * single order's, so the range is that of the middle half, and nothing is said of fewer than five.
 */
export async function getArchiveFigures(tx: Tx, archiveId: string): Promise<ArchiveFiguresView> {
  const rows = await measure(tx, archiveId)
  const all = rows.find(({ currency }) => currency === null)
  if (!all?.known) throw notFound()
  if (all.orders < fewestOrders) return { prices: [] }
  return {
    orders: all.orders,
    ...(all.days === null ? {} : { medianDays: Math.max(1, Math.round(all.days)) }),
    prices: rows
      .filter(({ currency, orders }) => currency !== null && orders >= fewestOrders)
      .map(toPrice)
      .sort((a, b) => b.orders - a.orders || a.currency.localeCompare(b.currency)),
  }
}

function toPrice({ currency: code, orders, low, median, high }: RowOf<typeof figuresRow>) {
  const currency = getCurrency(code ?? '')
  const major = (minor: number | null) => toMajor(minor ?? 0, currency)
  return { currency: currency.code, orders, low: major(low), median: major(median), high: major(high) }
}
