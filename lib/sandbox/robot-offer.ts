import { createHash } from 'node:crypto'
import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getCurrency, toMajor, type Currency } from '#lib/money.ts'
import { makeOffer } from '#lib/offers/make-offer.ts'
import type { MakeOfferInput, OfferView } from '#lib/offers/schema.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { fromDbDate } from '#lib/text.ts'

const words = [
  (order: OrderRow) =>
    `I can look up the ${order.documentType.toLowerCase()} at ${order.repositoryName} this week and send a scan in 300 dpi.`,
  (order: OrderRow) =>
    `I work in ${order.location} most days. If the index has an entry, you will have the ${order.documentType.toLowerCase()} soon.`,
  (order: OrderRow) =>
    `Happy to search ${order.repositoryName} for you, neighbouring years included, with notes on every register I open.`,
]
const daysAhead = [7, 14, 21]

/** Units of the major currency that stand for a euro, roughly: by how many decimals it has, and by its least charge. */
const scale = (currency: Currency) =>
  Math.max(
    currency.decimals === 0 ? 100 : currency.decimals === 3 ? 0.5 : 1,
    2 * toMajor(currency.minimumMinor, currency),
  )

function amountFor(order: OrderRow, n: number): number {
  const currency = getCurrency(order.currency)
  const seed = createHash('sha256').update(`${order.id}:${n}`).digest().readUInt16BE(0)
  const wholeUnits = Math.round((22 + n * 9 + (seed % 9)) * scale(currency))
  return toMajor(Math.max(1, wholeUnits) * 10 ** currency.exponent, currency)
}

/** The dearest of them asks half for a search that finds nothing, as researchers do; the others say nothing of it. */
const noFindOf = (order: OrderRow, n: number) =>
  n % 3 === 2 && order.fixedPriceMinor === null ? { noFindAmount: Math.floor(amountFor(order, n) / 2) } : {}

/** Robot `n`'s offer on an order: what the caller gave, and something plausible for the rest. */
export async function makeRobotOffer(
  tx: Tx,
  robot: ResearcherActor,
  order: OrderRow,
  n: number,
  given: Partial<MakeOfferInput> = {},
): Promise<OfferView> {
  const date = fromDbDate(new Date(Date.now() + (daysAhead[n % 3] ?? 7) * 86_400_000))
  const input: MakeOfferInput = {
    message: given.message ?? words[n % 3]?.(order).slice(0, 2000) ?? '',
    estimatedCompletionDate: given.estimatedCompletionDate ?? date,
    ...(given.currency === undefined ? {} : { currency: given.currency }),
    ...(given.amount === undefined
      ? order.fixedPriceMinor === null
        ? { amount: amountFor(order, n), ...noFindOf(order, n) }
        : {}
      : { amount: given.amount }),
    ...(given.noFindAmount === undefined ? {} : { noFindAmount: given.noFindAmount }),
  }
  return makeOffer(tx, robot, order.id, input, { several: true })
}
