import type { Payment, Refund, RefundBearer } from '#lib/generated/prisma/client.ts'
import { getCurrency, transferShareOf } from '#lib/money.ts'

/** What went back to a customer, or will, by who bears it. Minor units. */
export type Returns = Record<RefundBearer, number>
type Price = Pick<Payment, 'amountMinor' | 'transferAmountMinor'>

/** Refunds by who bears them. What a bank gave back is borne by both, as is what was given back at the provider's dashboard. */
export function returnsOf(refunds: readonly Pick<Refund, 'amountMinor' | 'bearer'>[], lostMinor = 0): Returns {
  const returns: Returns = { both: lostMinor, fee: 0, researcher: 0 }
  for (const { amountMinor, bearer } of refunds) returns[bearer] += amountMinor
  return returns
}

export const totalOf = ({ both, fee, researcher }: Returns) => both + fee + researcher

/**
 * The researcher's part of what went back, in steps that the currency can move; the rest of it is the fee's. Neither gives more than
 * they have: what the fee can't bear any more is the researcher's, and the other way round. It depends on sums alone, so no order of
 * refunds, and none that fails meanwhile, makes it another. `reduced`: what the price comes to because nothing was found; what
 * goes back until there is the difference's, whoever was to bear it.
 */
export function researcherPartOf(
  returns: Returns,
  payment: Price & Pick<Payment, 'currency'>,
  reduced?: Price,
): number {
  const { amountMinor, transferAmountMinor } = payment
  const total = Math.min(totalOf(returns), amountMinor)
  const alone = Math.min(returns.fee + returns.researcher, amountMinor)
  const inProportion = transferShareOf(Math.min(returns.both, amountMinor - alone), payment, reduced)
  const difference = reduced ? transferShareOf(Math.min(total, amountMinor - reduced.amountMinor), payment, reduced) : 0
  const least = Math.max(difference, total - (amountMinor - transferAmountMinor))
  const part = Math.min(Math.max(inProportion + returns.researcher, least), transferAmountMinor)
  return part - (part % getCurrency(payment.currency).step)
}
