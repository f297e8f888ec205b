import type { OperatorActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { FiguresQuery, FiguresView, VolumeView, WeekView } from '#lib/figures/schema.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { orderStatuses } from '#lib/orders/state.ts'
import { isChargedP, netMoneyOfP } from '#lib/payments/net-money.ts'
import { recaller } from '#lib/recall.ts'
import { date, defineQuery, enumOf, float8, int4, int8, nullable, text, type RowOf } from '#lib/sql.ts'
import { fromDbDate } from '#lib/text.ts'
import { withoutAbsent } from '#lib/view.ts'

const listWeeks = defineQuery(
  { week: date },
  (back: number) => Prisma.sql`
    SELECT w::date AS week FROM generate_series(date_trunc('week', now()) - make_interval(weeks => ${back}::int), date_trunc('week', now()), interval '1 week') AS w`,
)

const placedRow = { week: date, status: enumOf('OrderStatus'), count: int4 }
const countPlaced = defineQuery(
  placedRow,
  (environment: Environment, back: number) => Prisma.sql`
    SELECT date_trunc('week', created_at)::date AS week, status, count(*)::int AS count FROM orders
    WHERE environment = ${environment}::"Environment" AND created_at >= date_trunc('week', now()) - make_interval(weeks => ${back}::int) GROUP BY 1, 2`,
)

const speedRow = {
  week: nullable(date),
  first: nullable(float8),
  firstP90: nullable(float8),
  all: nullable(float8),
  allP90: nullable(float8),
  delivered: int4,
  found: int4,
  partial: int4,
  notFound: int4,
}
// With a line for all weeks together, whose week is null. Offers are gathered once: asked order by order they took eight times as long.
const measureSpeed = defineQuery(
  speedRow,
  (environment: Environment, back: number) => Prisma.sql`
    SELECT date_trunc('week', o.created_at)::date AS week,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first.at - o.opened_at) / 3600)::float8 AS first,
      percentile_cont(0.9) WITHIN GROUP (ORDER BY extract(epoch FROM first.at - o.opened_at) / 3600)::float8 AS "firstP90",
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM o.delivered_at - o.created_at) / 3600)::float8 AS "all",
      percentile_cont(0.9) WITHIN GROUP (ORDER BY extract(epoch FROM o.delivered_at - o.created_at) / 3600)::float8 AS "allP90",
      count(o.delivered_at)::int AS delivered, (count(*) FILTER (WHERE o.outcome = 'found'))::int AS found,
      (count(*) FILTER (WHERE o.outcome = 'partial'))::int AS partial, (count(*) FILTER (WHERE o.outcome = 'not_found'))::int AS "notFound"
    FROM orders o LEFT JOIN (
      SELECT order_id, min(created_at) AS at FROM offers
      WHERE created_at >= date_trunc('week', now()) - make_interval(weeks => ${back}::int) GROUP BY order_id) first ON first.order_id = o.id
    WHERE o.environment = ${environment}::"Environment" AND o.created_at >= date_trunc('week', now()) - make_interval(weeks => ${back}::int)
    GROUP BY GROUPING SETS ((date_trunc('week', o.created_at)::date), ())`,
)

const volumeRow = {
  week: date,
  currency: text,
  payments: int4,
  chargedMinor: int8,
  amountMinor: int8,
  feeMinor: int8,
  returnedMinor: int8,
  disputedMinor: int8,
}
const sumVolume = defineQuery(
  volumeRow,
  (environment: Environment, back: number) => Prisma.sql`
    SELECT date_trunc('week', p.created_at)::date AS week, p.currency, count(*)::int AS payments, sum(p.amount_minor) AS "chargedMinor",
      sum(net.kept_minor) AS "amountMinor", sum(net.fee_minor) AS "feeMinor", sum(net.returned_minor) AS "returnedMinor",
      sum(net.disputed_minor) AS "disputedMinor"
    FROM payments p JOIN ${netMoneyOfP} ON true
    WHERE p.environment = ${environment}::"Environment" AND p.created_at >= date_trunc('week', now()) - make_interval(weeks => ${back}::int)
      AND ${isChargedP}
    GROUP BY 1, 2 ORDER BY 1, 2`,
)

type Placed = RowOf<typeof placedRow>
type Speed = RowOf<typeof speedRow>
type Volume = RowOf<typeof volumeRow>

const hourOf = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100)

/**
 * What happened on the platform in the last weeks, in one environment. Orders belong to the week in which they were
 * placed, money to the week in which the payment began. Medians are over the orders, not over the weeks. Where there are many
 * orders they are `asOf` some minutes ago.
 */
export const getFigures = ({ environment }: OperatorActor, query: FiguresQuery): Promise<FiguresView> =>
  recall(environment, Number(query.weeks ?? 12) - 1)

const recall = recaller(async (environment: Environment, back: number): Promise<FiguresView> => {
  const tx = getDb()
  const asOf = new Date().toISOString()
  const [starts, placed, speeds, volume] = await Promise.all([
    listWeeks(tx, back),
    countPlaced(tx, environment, back),
    measureSpeed(tx, environment, back),
    sumVolume(tx, environment, back),
  ])
  const all = speeds.find(({ week }) => week === null)
  return {
    asOf,
    weeks: starts.map(({ week }) => toWeekView(fromDbDate(week), placed, speeds)),
    volume: volume.map(toVolumeView),
    totals: {
      placed: placed.reduce((sum, { count }) => sum + count, 0),
      delivered: all?.delivered ?? 0,
      found: all?.found ?? 0,
      partial: all?.partial ?? 0,
      notFound: all?.notFound ?? 0,
      ...withoutAbsent({ firstOfferHours: hourOf(all?.first ?? null), deliveryHours: hourOf(all?.all ?? null) }),
      volume: addUp(volume),
    },
  }
})

function toWeekView(week: string, placed: Placed[], speeds: Speed[]): WeekView {
  const own = placed.filter((row) => fromDbDate(row.week) === week)
  const speed = speeds.find((row) => row.week !== null && fromDbDate(row.week) === week)
  const byStatus = Object.fromEntries(
    orderStatuses.map((status) => [status, own.find((row) => row.status === status)?.count ?? 0]),
  )
  return {
    week,
    placed: own.reduce((sum, { count }) => sum + count, 0),
    byStatus: byStatus as WeekView['byStatus'], // made of the same list of states
    delivered: speed?.delivered ?? 0,
    found: speed?.found ?? 0,
    partial: speed?.partial ?? 0,
    notFound: speed?.notFound ?? 0,
    ...withoutAbsent({
      firstOfferHours: hourOf(speed?.first ?? null),
      firstOfferHoursP90: hourOf(speed?.firstP90 ?? null),
      deliveryHours: hourOf(speed?.all ?? null),
      deliveryHoursP90: hourOf(speed?.allP90 ?? null),
    }),
  }
}

const toVolumeView = ({ week, ...row }: Volume): VolumeView => ({ week: fromDbDate(week), ...moneyOf(row) })

type Sum = 'chargedMinor' | 'amountMinor' | 'feeMinor' | 'returnedMinor' | 'disputedMinor'

function moneyOf({ currency, payments, ...minor }: Omit<Volume, 'week'>): Omit<VolumeView, 'week'> {
  const { code, ...shape } = getCurrency(currency)
  const major = (sum: Sum) => toMajor(Number(minor[sum]), { code, ...shape })
  return {
    currency: code,
    payments,
    charged: major('chargedMinor'),
    amount: major('amountMinor'),
    fee: major('feeMinor'),
    refunded: major('returnedMinor'),
    disputed: major('disputedMinor'),
  }
}

/** Currencies are never added to one another. */
const addUp = (rows: Volume[]) =>
  [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => {
    const total = (of: Sum) => own.reduce((sum, row) => sum + row[of], 0n)
    return moneyOf({
      currency,
      payments: own.reduce((sum, row) => sum + row.payments, 0),
      chargedMinor: total('chargedMinor'),
      amountMinor: total('amountMinor'),
      feeMinor: total('feeMinor'),
      returnedMinor: total('returnedMinor'),
      disputedMinor: total('disputedMinor'),
    })
  })
