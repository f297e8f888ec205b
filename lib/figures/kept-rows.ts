import type { Environment } from '#lib/env.ts'
import { splitByMonths, type Days } from '#lib/figures/days.ts'
import { rowsOfOrders, timesOfOrders } from '#lib/figures/facts.ts'
import { Prisma, type FigureAlong } from '#lib/generated/prisma/client.ts'
import { defineQuery, enumOf, int4, int8, text, type RowOf } from '#lib/sql.ts'

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
  chargedMinor: int8,
  keptMinor: int8,
  feeMinor: int8,
  returnedMinor: int8,
  disputedMinor: int8,
}
export type KeptRow = RowOf<typeof keptRow>

const sums =
  Prisma.raw(`currency::text AS currency, sum(placed)::int AS placed, sum(offered)::int AS offered, sum(paid)::int AS paid,
  sum(delivered)::int AS delivered, sum(found)::int AS found, sum(partial)::int AS partial, sum(not_found)::int AS "notFound", sum(ended)::int AS ended,
  sum(payments)::int AS payments, sum(disputes)::int AS disputes, sum(charged_minor)::bigint AS "chargedMinor", sum(kept_minor)::bigint AS "keptMinor",
  sum(fee_minor)::bigint AS "feeMinor", sum(returned_minor)::bigint AS "returnedMinor", sum(disputed_minor)::bigint AS "disputedMinor"`)

const among = ({ from, to }: Days) => Prisma.sql`start BETWEEN ${from}::date AND ${to}::date`
const ofAll = (environment: Environment, along: FigureAlong) =>
  Prisma.sql`environment = ${environment}::"Environment" AND along = ${along}::"FigureAlong"`

/** What is kept of a range of days, by country, archive, client or researcher: whole months, and the days around them. */
export const sumAlong = defineQuery(keptRow, (environment: Environment, along: FigureAlong, range: Days) => {
  const { head, months, tail } = splitByMonths(range)
  return Prisma.sql`
      SELECT key, ${sums} FROM (
        SELECT * FROM figure_rows WHERE ${ofAll(environment, along)} AND grain = 'month' AND ${among(months)}
        UNION ALL SELECT * FROM figure_rows WHERE ${ofAll(environment, along)} AND grain = 'day' AND ${among(head)}
        UNION ALL SELECT * FROM figure_rows WHERE ${ofAll(environment, along)} AND grain = 'day' AND ${among(tail)}
      ) r GROUP BY 1, 2`
})
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
