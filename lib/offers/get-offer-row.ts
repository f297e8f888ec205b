import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { getEnv } from '#lib/env.ts'
import { getCurrency, splitWithFee } from '#lib/money.ts'
import type { Offer } from '#lib/generated/prisma/client.ts'

/** An offer of an order that the caller has already locked; 404 for one of another order. */
export async function getOfferRow(tx: Tx, orderId: string, offerId: string) {
  const offer = await tx.offer.findFirst({
    where: { id: offerId, orderId },
    include: { researcher: { include: { accounts: true } }, order: { select: { environment: true } } },
  })
  if (!offer) throw notFound()
  return offer
}
export type OfferWithResearcher = Awaited<ReturnType<typeof getOfferRow>>

/** The account that an offer's money would go to; undefined while it can't be paid. */
export const findReadyAccount = ({ researcher, order }: OfferWithResearcher): string | undefined =>
  researcher.accounts.find(({ environment, state }) => environment === order.environment && state === 'active')
    ?.accountId

type Priced = Pick<Offer, 'amountMinor' | 'currency' | 'agreedFeeBps'>

export const splitOf = ({ amountMinor, currency, agreedFeeBps }: Priced) =>
  splitWithFee(amountMinor, agreedFeeBps ?? getEnv().PLATFORM_FEE_BPS, getCurrency(currency))

/** What the price comes to where nothing is found; undefined where that isn't less. */
export const noFindSplitOf = ({ noFindAmountMinor, ...offer }: Priced & Pick<Offer, 'noFindAmountMinor'>) =>
  noFindAmountMinor === null ? undefined : splitOf({ ...offer, amountMinor: noFindAmountMinor })
