import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { earningsNotKeptOf, isCountedE, monthOfE } from '#lib/earnings/list-earnings.ts'
import type { EarningsView } from '#lib/earnings/schema.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { defineQuery, float8, int4, nullable, text } from '#lib/sql.ts'

/** The sums of earnings, by month and currency. */
const sumsOf = (earnings: Prisma.Sql) => Prisma.sql`
  SELECT month, currency, count(*) AS orders,
    sum("netMinor") FILTER (WHERE state = 'reserved') AS reserved,
    sum(greatest("netMinor" - "sentMinor", 0)) FILTER (WHERE state IN ('pending', 'disputed')) AS pending,
    sum("sentMinor") AS transferred,
    sum("netMinor") FILTER (WHERE state = 'invoice') AS invoice
  FROM (${earnings}) e GROUP BY month, currency`

// What is kept stands in its index in this order, so it is added up as it is read; the sums over all months are of the months' sums.
// A version before this one counted what is done for nothing, too: as an invoice of 0, which `isCountedE` knows from all others.
const sumEarnings = defineQuery(
  {
    month: nullable(text),
    currency: text,
    orders: int4,
    reserved: float8,
    pending: float8,
    transferred: float8,
    invoice: float8,
  },
  (researcherId: string, environment: Environment) => Prisma.sql`
    SELECT month, currency, sum(orders)::int AS orders, coalesce(sum(reserved), 0)::float8 AS reserved, coalesce(sum(pending), 0)::float8 AS pending,
      coalesce(sum(transferred), 0)::float8 AS transferred, coalesce(sum(invoice), 0)::float8 AS invoice
    FROM (
      ${sumsOf(Prisma.sql`
        SELECT earned_month AS month, currency, earned_state AS state, earned_minor AS "netMinor", earned_sent_minor AS "sentMinor"
        FROM order_terms WHERE researcher_id = ${researcherId} AND environment = ${environment}::"Environment" AND earned_month IS NOT NULL
          AND NOT (earned_state = 'invoice' AND earned_minor = 0)`)}
      UNION ALL
      ${sumsOf(Prisma.sql`
        SELECT ${monthOfE} AS month, currency, state, "netMinor", "sentMinor" FROM ${earningsNotKeptOf(researcherId, environment)} WHERE ${isCountedE}`)}
    ) sums
    GROUP BY GROUPING SETS ((month, currency), (currency)) ORDER BY month DESC NULLS LAST, currency`,
)

/** What a researcher has earned: sums by month and currency, and over all months. Currencies are never added together. */
export async function getEarnings(tx: Tx, actor: ResearcherActor): Promise<EarningsView> {
  const rows = await sumEarnings(tx, actor.id, actor.environment)
  const shown = rows.map(({ month, currency: code, orders, ...minor }) => {
    const currency = getCurrency(code)
    const [reserved, pending, transferred, invoice] = [
      minor.reserved,
      minor.pending,
      minor.transferred,
      minor.invoice,
    ].map((sum) => toMajor(sum, currency))
    return {
      month,
      currency: code,
      orders,
      reserved: reserved ?? 0,
      pending: pending ?? 0,
      transferred: transferred ?? 0,
      invoice: invoice ?? 0,
    }
  })
  return {
    totals: shown.flatMap(({ month, ...sums }) => (month === null ? [sums] : [])),
    months: shown.flatMap(({ month, ...sums }) => (month === null ? [] : [{ month, ...sums }])),
  }
}
