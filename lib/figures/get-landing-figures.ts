import type { Tx } from '#lib/db.ts'
import { inWholeDays, itsPayment, medianDays, middleHalf } from '#lib/figures/measures.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { fewestOrders } from '#lib/figures/state.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { defineQuery, float8, int4, text, type RowOf } from '#lib/sql.ts'

const archiveRow = { name: text, city: text, currency: text, orders: int4, low: float8, high: float8, days: float8 }
// The newest orders only, which an index has in their order: however many there are in all, it reads no more of them.
const findArchives = defineQuery(
  archiveRow,
  (newest: number, fewest: number, most: number) => Prisma.sql`
    SELECT a.name, a.city, p.currency, count(*)::int AS orders,
      ${middleHalf}, ${medianDays}
    FROM (
      SELECT id, selected_offer_id, archive_repository_id, opened_at, delivered_at FROM orders
      WHERE environment = 'production' AND status = 'completed' ORDER BY completed_at DESC LIMIT ${newest}::int) o
    JOIN ${itsPayment}
    JOIN archives asked ON asked.id = o.archive_repository_id
    JOIN archives a ON a.id = coalesce(asked.merged_into_id, asked.id)
    GROUP BY a.id, p.currency HAVING count(*) >= ${fewest}::int ORDER BY count(*) DESC, a.sort_name LIMIT ${most}::int`,
)

const findLanguages = defineQuery(
  { code: text },
  () => Prisma.sql`
    SELECT code FROM researchers r, unnest(r.languages) AS code WHERE r.status = 'approved' AND NOT r.robot
    GROUP BY code ORDER BY count(*) DESC, code LIMIT 24`,
)

const newestOrders = 2_000
const mostArchives = 4

/** What a visitor may know of us: what orders of an archive cost where enough are completed, and what our researchers read. */
export async function getLandingFigures(tx: Tx) {
  const [archives, languages] = await Promise.all([
    findArchives(tx, newestOrders, fewestOrders, mostArchives),
    findLanguages(tx),
  ])
  return { archives: archives.map(toFigure), languages: languages.map(({ code }) => code) }
}
export type LandingFigures = Awaited<ReturnType<typeof getLandingFigures>>

function toFigure({ low, high, days, currency: code, ...row }: RowOf<typeof archiveRow>) {
  const currency = getCurrency(code)
  const range = { low: toMajor(low, currency), high: toMajor(high, currency) }
  return { ...row, ...range, currency: currency.code, days: inWholeDays(days) }
}
