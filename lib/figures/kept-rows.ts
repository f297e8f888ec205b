import type { Environment } from '#lib/env.ts'
import { splitByMonths, type Days } from '#lib/figures/days.ts'
import { rowsOfOrders, timesOfOrders } from '#lib/figures/facts.ts'
import { Prisma, type FigureAlong } from '#lib/generated/prisma/client.ts'
import { defineQuery, enumOf, float8, int4, text, type RowOf } from '#lib/sql.ts'

const keptRow = {
  key: text,
  currency: text,
  placed: int4,
  offered: int4,
  paid: int4,
  delivered: int4,
  found: int4,
  partial: int4,
  notFound: int4,
  ended: int4,
  payments: int4,
  disputes: int4,
  chargedMinor: float8,
  keptMinor: float8,
  feeMinor: float8,
  returnedMinor: float8,
  disputedMinor: float8,
}
export type KeptRow = RowOf<typeof keptRow>

const sums =
  Prisma.raw(`currency::text AS currency, sum(placed)::int AS placed, sum(offered)::int AS offered, sum(paid)::int AS paid,
  sum(delivered)::int AS delivered, sum(found)::int AS found, sum(partial)::int AS partial, sum(not_found)::int AS "notFound", sum(ended)::int AS ended,
  sum(payments)::int AS payments, sum(disputes)::int AS disputes, sum(charged_minor::float8) AS "chargedMinor", sum(kept_minor::float8) AS "keptMinor",
  sum(fee_minor::float8) AS "feeMinor", sum(returned_minor::float8) AS "returnedMinor", sum(disputed_minor::float8) AS "disputedMinor"`)

const among = ({ from, to }: Days) => Prisma.sql`start BETWEEN ${from}::date AND ${to}::date`
const ofAll = (environment: Environment, along: FigureAlong) =>
  Prisma.sql`environment = ${environment}::"Environment" AND along = ${along}::"FigureAlong"`

/**
 * What is kept of a range of days, by country, archive, client or researcher: whole months, and the days around them. Of more keys than
 * `most` those with the most orders, and those that are named.
 */
export const sumAlong = defineQuery(
  keptRow,
  (environment: Environment, along: FigureAlong, range: Days, most: number, named: readonly string[]) => {
    const { head, months, tail } = splitByMonths(range)
    return Prisma.sql`
      WITH summed AS (
        SELECT key, ${sums} FROM (
          SELECT * FROM figure_rows WHERE ${ofAll(environment, along)} AND grain = 'month' AND ${among(months)}
          UNION ALL SELECT * FROM figure_rows WHERE ${ofAll(environment, along)} AND grain = 'day' AND ${among(head)}
          UNION ALL SELECT * FROM figure_rows WHERE ${ofAll(environment, along)} AND grain = 'day' AND ${among(tail)}
        ) r GROUP BY 1, 2
      ), ranked AS (
        SELECT t.*, dense_rank() OVER (ORDER BY t.total DESC, t.key) AS rank
        FROM (SELECT s.*, sum(s.placed) OVER (PARTITION BY s.key) AS total FROM summed s) t
      )
      SELECT key, currency, placed, offered, paid, delivered, found, partial, "notFound", ended, payments, disputes, "chargedMinor", "keptMinor", "feeMinor",
        "returnedMinor", "disputedMinor" FROM ranked WHERE rank <= ${most}::int OR key = ANY(${named}::text[])`
  },
)
/** The same of all orders, by the week or the month. */
export const sumOverTime = defineQuery(
  keptRow,
  (environment: Environment, unit: 'week' | 'month', range: Days) => Prisma.sql`
    SELECT to_char(date_trunc(${unit}, start::timestamp), 'YYYY-MM-DD') AS key, ${sums} FROM figure_rows
    WHERE ${ofAll(environment, 'all')} AND grain = 'day' AND ${among(range)} GROUP BY 1, 2`,
)
/** Of the orders placed on one day, from the orders themselves. */
export const sumToday = defineQuery(
  keptRow,
  (environment: Environment, along: FigureAlong, day: string, before: string) => Prisma.sql`
    SELECT key, ${sums} FROM (${rowsOfOrders(environment, day, before)}) r WHERE r.along = ${along}::"FigureAlong" GROUP BY 1, 2`,
)

const timeRow = { key: text, span: enumOf('FigureSpan'), step: int4, orders: int4 }
export type TimeRow = RowOf<typeof timeRow>

/** How long orders took, by the week or the month. */
export const countTimes = defineQuery(
  timeRow,
  (environment: Environment, unit: 'week' | 'month', range: Days) => Prisma.sql`
    SELECT to_char(date_trunc(${unit}, start::timestamp), 'YYYY-MM-DD') AS key, span, step::int AS step, sum(orders)::int AS orders FROM figure_times
    WHERE environment = ${environment}::"Environment" AND ${among(range)} GROUP BY 1, 2, 3`,
)
export const countTimesToday = defineQuery(
  timeRow,
  (environment: Environment, unit: 'week' | 'month', day: string, before: string) => Prisma.sql`
    SELECT to_char(date_trunc(${unit}, ${day}::timestamp), 'YYYY-MM-DD') AS key, r.span, r.step::int AS step, r.orders
    FROM (${timesOfOrders(environment, day, before)}) r`,
)
