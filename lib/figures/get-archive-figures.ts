import { archiveOfRow } from '#lib/archives/naming-archive.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { fewestOrders } from '#lib/figures/state.ts'
import type { ArchiveFiguresView } from '#lib/figures/schema.ts'
import { inWholeDays, itsPayment, medianDays, middleHalf } from '#lib/figures/measures.ts'
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
// A line for each currency and one for all of them, which is there for an archive without orders too.
const measure = defineQuery(
  figuresRow,
  (archiveId: string) => Prisma.sql`
    SELECT EXISTS (SELECT 1 FROM archives WHERE id = ${archiveId}) AS known, p.currency, count(o.id)::int AS orders,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY p.amount_minor)::float8 AS median, ${middleHalf}, ${medianDays}
    FROM orders o JOIN ${itsPayment}
    WHERE o.environment = 'production' AND o.status = 'completed' AND o.archive_repository_id = ANY((
      SELECT ${archiveOfRow.ids} FROM archives named JOIN archives a ON a.id = coalesce(named.merged_into_id, named.id)
      WHERE named.id = ${archiveId})::text[])
    GROUP BY GROUPING SETS ((p.currency), ())`,
)

/**
 * What real orders of an archive cost and how long they took, all of them together, whichever of its duplicates is
 * asked for: orders keep the one that they name. Nothing is said of fewer than five.
 */
export async function getArchiveFigures(tx: Tx, archiveId: string): Promise<ArchiveFiguresView> {
  const rows = await measure(tx, archiveId)
  const all = rows.find(({ currency }) => currency === null)
  if (!all?.known) throw notFound()
  if (all.orders < fewestOrders) return { prices: [] }
  return {
    orders: all.orders,
    ...(all.days === null ? {} : { medianDays: inWholeDays(all.days) }),
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
