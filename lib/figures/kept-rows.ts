import type { Environment } from '#lib/env.ts'
import { splitByMonths, type Days } from '#lib/figures/days.ts'
import { rowsOfOrders, timesOfOrders } from '#lib/figures/facts.ts'
import { Prisma, type FigureAlong, type FigureGrain } from '#lib/generated/prisma/client.ts'
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
 * `most` those with the most orders, and those that are named: which they are is found out first, by one sum and not by all of them.
 */
export const sumAlong = defineQuery(
  keptRow,
  (environment: Environment, along: FigureAlong, range: Days, most: number, named: readonly string[]) => {
    const { head, months, tail } = splitByMonths(range)
    const ofIt = ofAll(environment, along)
    const part = (grain: FigureGrain, days: Days) =>
      Prisma.sql`SELECT * FROM figure_rows WHERE ${ofIt} AND grain = ${grain}::"FigureGrain" AND ${among(days)}`
    return Prisma.sql`
      WITH first AS MATERIALIZED (SELECT key FROM (${part('month', months)} UNION ALL ${part('day', head)} UNION ALL ${part('day', tail)}) r
        GROUP BY key ORDER BY sum(placed) DESC, key LIMIT ${most}::int),
      wanted AS MATERIALIZED (SELECT ARRAY(SELECT key FROM first UNION SELECT unnest(${named}::text[])) AS keys)
      SELECT key, ${sums} FROM (
        SELECT r.* FROM generate_series(${months.from}::date, ${months.to}::date, interval '1 month') AS m
        CROSS JOIN LATERAL (SELECT * FROM figure_rows WHERE ${ofIt} AND grain = 'month' AND start = m::date AND key = ANY((SELECT keys FROM wanted)::text[])) r
        UNION ALL ${part('day', head)} AND key = ANY((SELECT keys FROM wanted)::text[])
        UNION ALL ${part('day', tail)} AND key = ANY((SELECT keys FROM wanted)::text[])
      ) r GROUP BY 1, 2`
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
