import { getCurrency, toMajor, toMinor } from '#lib/money.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { canMove, isHandedOver } from '#lib/orders/state.ts'

export const deeds = ['choose', 'pay', 'accept', 'download', 'file', 'withdraw'] as const
export type Deed = (typeof deeds)[number]

/** Whether a deed makes sense for an order as it was last seen; the API decides by itself, for each. */
const isFor: Record<Deed, (order: OrderView) => boolean> = {
  choose: ({ status, order }) => status === 'open' && (order.activeOffers ?? 0) > 0,
  pay: ({ status }) => status === 'awaiting_payment',
  accept: ({ status }) => canMove(status, 'complete'),
  download: ({ status }) => isHandedOver(status),
  file: () => true,
  withdraw: ({ status }) => canMove(status, 'withdraw'),
}

export const ordersFor = (deed: Deed, orders: readonly OrderView[]) => orders.filter(isFor[deed])

export type Rule = {
  /** The most that may be paid in all, in major units of the order's own currency. */
  most?: number | undefined
  /** A calendar date by which it is to be ready. */
  by?: string | undefined
}

/** The cheapest offer that stands and keeps to the rule; of two the one that is ready first. Undefined where none does. */
export function chooseOffer(
  offers: readonly OfferView[],
  { most = Infinity, by = '9999-12-31' }: Rule,
): OfferView | undefined {
  const [first] = offers
    .filter(
      ({ status, awaitsConfirmation, expiresAt, totalAmount, estimatedCompletionDate }) =>
        status === 'ACTIVE' &&
        !awaitsConfirmation &&
        Date.parse(expiresAt) > Date.now() &&
        totalAmount <= most &&
        estimatedCompletionDate <= by,
    )
    .toSorted(
      (a, b) => a.totalAmount - b.totalAmount || a.estimatedCompletionDate.localeCompare(b.estimatedCompletionDate),
    )
  return first
}

/** What several cost together, a sum for each currency. */
export function sumsOf(
  offers: readonly Pick<OfferView, 'totalAmount' | 'currency'>[],
): { amount: number; currency: string }[] {
  const sums = new Map<string, number>()
  for (const { totalAmount, currency } of offers) {
    const minor = toMinor(totalAmount, getCurrency(currency))
    if (typeof minor !== 'number') throw new Error(`an offer's total ${minor.issue}`)
    sums.set(currency, (sums.get(currency) ?? 0) + minor)
  }
  return [...sums].map(([currency, minor]) => ({ currency, amount: toMajor(minor, getCurrency(currency)) }))
}
