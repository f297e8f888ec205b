import type { OperatorActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { invalid } from '#lib/errors.ts'
import {
  isTooLong,
  type BreakdownMoney,
  type BreakdownQuery,
  type BreakdownRow,
  type BreakdownView,
  type FiguresBy,
} from '#lib/figures/breakdown-schema.ts'
import { dayAfter, dayBefore, daysBack, isOverTime, monthOf, today } from '#lib/figures/days.ts'
import {
  countTimes,
  countTimesToday,
  sumAlong,
  sumOverTime,
  sumToday,
  type KeptRow,
  type TimeRow,
} from '#lib/figures/kept-rows.ts'
import { percentileOf } from '#lib/figures/spans.ts'
import type { FigureAlong } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { recaller } from '#lib/recall.ts'
import { withoutAbsent } from '#lib/view.ts'

// Of a busy day that takes a moment.
const recallToday = recaller((environment: Environment, along: FigureAlong, day: string) =>
  sumToday(getDb(), environment, along, day, dayAfter(day)),
)
const recallTimes = recaller((environment: Environment, unit: 'week' | 'month', day: string) =>
  countTimesToday(getDb(), environment, unit, day, dayAfter(day)),
)

const mostShown = 100
/** More than there are of anything. */
export const everyRow = 1_000_000_000

/** What came of the orders that were placed in a time: kept for days that are over, counted for today. `most`: rows that are told. */
export async function getBreakdown(
  tx: Tx,
  { environment }: OperatorActor,
  query: BreakdownQuery,
  most = mostShown,
): Promise<BreakdownView> {
  const { to = today(), by = 'week' } = query
  const { from = daysBack(to, 83) } = query
  if (from > to) throw invalid('from', 'must not be after `to`')
  if (isTooLong(from, to)) throw invalid('from', 'must be at most two years before `to`')
  const now = today()
  const hasToday = from <= now && now <= to
  const past = { from, to: to < now ? to : dayBefore(now) }
  const unit = isOverTime(by) ? by : 'week'
  const along = isOverTime(by) ? 'all' : by
  const [ofToday = [], allToday = [], timesToday = []] = hasToday
    ? await Promise.all([
        recallToday(environment, along, now),
        isOverTime(by) ? [] : recallToday(environment, 'all', now),
        recallTimes(environment, unit, now),
      ])
    : []
  const named = ofToday.map(({ key }) => key)
  const [run, kept, all, times] = await Promise.all([
    tx.figureRun.findUnique({ where: { environment } }),
    isOverTime(by) ? sumOverTime(tx, environment, unit, past) : sumAlong(tx, environment, along, past, most + 1, named),
    isOverTime(by) ? [] : sumAlong(tx, environment, 'all', past, 1, []),
    countTimes(tx, environment, unit, past),
  ])
  const allTimes = [...times, ...timesToday]
  const keyOfToday = isOverTime(by) ? startOf(now, unit) : undefined
  const rows = [...kept, ...ofToday.map((row) => ({ ...row, key: keyOfToday ?? row.key }))]
  const summed = [...Map.groupBy(rows, ({ key }) => key)].map(([key, own]) => ({
    key,
    ...addUp(own, isOverTime(by) ? allTimes.filter((time) => time.key === key) : []),
  }))
  const sorted = isOverTime(by)
    ? summed.toSorted((a, b) => (a.key < b.key ? -1 : 1))
    : summed.toSorted((a, b) => b.placed - a.placed || (a.key < b.key ? -1 : 1))
  return {
    asOf: (run?.at ?? new Date(0)).toISOString(),
    ...{ from, to, by },
    total: addUp(isOverTime(by) ? rows : [...all, ...allToday], allTimes),
    rows: await withNames(tx, by, sorted.slice(0, most)),
    more: sorted.length > most,
  }
}

/** The day that a week or a month begins with. */
function startOf(day: string, unit: 'week' | 'month'): string {
  if (unit === 'month') return monthOf(day)
  return daysBack(day, (new Date(day).getUTCDay() + 6) % 7)
}

const counts = ['placed', 'offered', 'paid', 'delivered', 'found', 'partial', 'notFound', 'ended'] as const
type Counts = Record<(typeof counts)[number], number>

function addUp(rows: readonly KeptRow[], times: readonly TimeRow[]): Omit<BreakdownRow, 'key'> {
  const sums = Object.fromEntries(counts.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]))
  return {
    ...(sums as Counts), // made of the same list
    ...withoutAbsent({ firstOfferHours: spanOf('first_offer', times), deliveryHours: spanOf('delivery', times) }),
    // Currencies are never added to one another.
    money: [...Map.groupBy(rows, ({ currency }) => currency)]
      .map(([currency, own]) => moneyOf(currency, own))
      .filter(({ payments }) => payments > 0),
  }
}

const rounded = (hours: number) => Math.round(hours * 100) / 100

function spanOf(span: TimeRow['span'], times: readonly TimeRow[]) {
  const own = times.filter((time) => time.span === span)
  const [p50, p90] = [percentileOf(0.5, own), percentileOf(0.9, own)]
  return p50 === undefined || p90 === undefined ? undefined : { p50: rounded(p50), p90: rounded(p90) }
}

const rateOf = (part: number, whole: number) => (whole === 0 ? undefined : Math.round((part / whole) * 10_000) / 10_000)

function moneyOf(code: string, rows: readonly KeptRow[]): BreakdownMoney {
  const currency = getCurrency(code)
  const sum = (of: 'chargedMinor' | 'keptMinor' | 'feeMinor' | 'returnedMinor' | 'disputedMinor') =>
    rows.reduce((total, row) => total + row[of], 0)
  const count = (of: 'payments' | 'disputes') => rows.reduce((total, row) => total + row[of], 0)
  return {
    currency: code,
    payments: count('payments'),
    charged: toMajor(sum('chargedMinor'), currency),
    amount: toMajor(sum('keptMinor'), currency),
    fee: toMajor(sum('feeMinor'), currency),
    refunded: toMajor(sum('returnedMinor'), currency),
    disputed: toMajor(sum('disputedMinor'), currency),
    ...withoutAbsent({
      refundRate: rateOf(sum('returnedMinor'), sum('chargedMinor')),
      disputeRate: rateOf(count('disputes'), count('payments')),
    }),
  }
}

async function withNames(tx: Tx, by: FiguresBy, rows: BreakdownRow[]): Promise<BreakdownRow[]> {
  const asked = { where: { id: { in: rows.map(({ key }) => key) } }, select: { id: true, name: true } }
  const named =
    by === 'client'
      ? await tx.client.findMany(asked)
      : by === 'researcher'
        ? await tx.researcher.findMany(asked)
        : by === 'archive'
          ? await tx.archive.findMany(asked)
          : []
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ ...row, ...withoutAbsent({ name: names.get(row.key) }) }))
}
