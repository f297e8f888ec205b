import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { earningsOf, monthOfE } from '#lib/earnings/list-earnings.ts'
import type { EarningsView } from '#lib/earnings/schema.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { defineQuery, float8, int4, nullable, text } from '#lib/sql.ts'

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
    WITH dated AS (
      SELECT *, ${monthOfE} AS month FROM ${earningsOf(researcherId, environment)}
      WHERE state NOT IN ('refunded', 'unpaid')
    )
    SELECT month, currency, count(*)::int AS orders,
      coalesce(sum("netMinor") FILTER (WHERE state = 'reserved'), 0)::float8 AS reserved,
      coalesce(sum(greatest("netMinor" - "sentMinor", 0)) FILTER (WHERE state IN ('pending', 'disputed')), 0)::float8 AS pending,
      coalesce(sum("sentMinor"), 0)::float8 AS transferred,
      coalesce(sum("netMinor") FILTER (WHERE state = 'invoice'), 0)::float8 AS invoice
    FROM dated GROUP BY GROUPING SETS ((month, currency), (currency)) ORDER BY month DESC NULLS LAST, currency`,
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
