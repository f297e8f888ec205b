import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { earningsOf } from '#lib/earnings/list-earnings.ts'
import type { EarningsView } from '#lib/earnings/schema.ts'
import { getCurrency, toMajor } from '#lib/money.ts'

type Sums = {
  month: string | null
  currency: string
  orders: number
  reserved: number
  pending: number
  transferred: number
  invoice: number
}

/** What a researcher has earned: sums by month and currency, and over all months. Currencies are never added together. */
export async function getEarnings(tx: Tx, actor: ResearcherActor): Promise<EarningsView> {
  const rows = await tx.$queryRaw<Sums[]>`
    WITH dated AS (
      SELECT *, to_char(coalesce("completedAt", "startedAt", "updatedAt") AT TIME ZONE 'UTC', 'YYYY-MM') AS month FROM ${earningsOf(actor)}
      WHERE state <> 'refunded'
    )
    SELECT month, currency, count(*)::int AS orders,
      coalesce(sum("netMinor") FILTER (WHERE state = 'reserved'), 0)::float8 AS reserved,
      coalesce(sum("netMinor") FILTER (WHERE state = 'pending'), 0)::float8 AS pending,
      coalesce(sum("netMinor") FILTER (WHERE state = 'transferred'), 0)::float8 AS transferred,
      coalesce(sum("netMinor") FILTER (WHERE state = 'invoice'), 0)::float8 AS invoice
    FROM dated GROUP BY GROUPING SETS ((month, currency), (currency)) ORDER BY month DESC NULLS LAST, currency`
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
