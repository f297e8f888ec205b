import type { OperatorActor } from '#lib/actor.ts'
import { toLine } from '#lib/csv.ts'
import type { Tx } from '#lib/db.ts'
import type { BreakdownMoney, BreakdownQuery, BreakdownRow } from '#lib/figures/breakdown-schema.ts'
import { everyRow, getBreakdown } from '#lib/figures/get-breakdown.ts'

const counted: Record<string, (row: BreakdownRow) => string | number | undefined> = {
  key: ({ key }) => key,
  name: ({ name }) => name,
  placed: ({ placed }) => placed,
  offered: ({ offered }) => offered,
  paid: ({ paid }) => paid,
  delivered: ({ delivered }) => delivered,
  found: ({ found }) => found,
  partial: ({ partial }) => partial,
  notFound: ({ notFound }) => notFound,
  ended: ({ ended }) => ended,
  firstOfferHoursP50: ({ firstOfferHours }) => firstOfferHours?.p50,
  firstOfferHoursP90: ({ firstOfferHours }) => firstOfferHours?.p90,
  deliveryHoursP50: ({ deliveryHours }) => deliveryHours?.p50,
  deliveryHoursP90: ({ deliveryHours }) => deliveryHours?.p90,
}
const money = [
  'currency',
  'payments',
  'charged',
  'amount',
  'fee',
  'refunded',
  'disputed',
  'refundRate',
  'disputeRate',
] as const satisfies readonly (keyof BreakdownMoney)[]

/** Every row, a line for each of its currencies; one without a payment has a line without money. */
export async function* exportBreakdown(tx: Tx, actor: OperatorActor, query: BreakdownQuery): AsyncGenerator<string> {
  // The mark tells spreadsheets that this is UTF-8.
  yield `\ufeff${toLine([...Object.keys(counted), ...money])}`
  const { rows } = await getBreakdown(tx, actor, query, everyRow)
  for (const row of rows) {
    const cells = Object.values(counted).map((cell) => cell(row))
    const lines: readonly Partial<BreakdownMoney>[] = row.money.length === 0 ? [{}] : row.money
    for (const one of lines) yield toLine([...cells, ...money.map((name) => one[name])])
  }
}
