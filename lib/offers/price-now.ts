import type { Offer } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

type Priced = Pick<OrderRow, 'fixedPriceMinor'>

/** The customer has fixed another price since. */
export const isPriceOutdated = ({ fixedPriceMinor }: Priced, { amountMinor }: Offer): boolean =>
  fixedPriceMinor !== null && fixedPriceMinor !== amountMinor

/** What an offer asks for, of the order as it is: a fixed price is the order's own. In major units, as an offer is made. */
export function priceNow({ fixedPriceMinor }: Priced, { amountMinor, noFindAmountMinor, currency }: Offer) {
  const minor = fixedPriceMinor ?? amountMinor
  const major = (amount: number) => toMajor(amount, getCurrency(currency))
  return {
    amount: major(minor),
    // Where nothing is agreed for it, or as much, it follows the amount.
    ...(noFindAmountMinor === null || noFindAmountMinor >= minor ? {} : { noFindAmount: major(noFindAmountMinor) }),
  }
}
