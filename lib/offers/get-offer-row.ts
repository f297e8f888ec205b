import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { getEnv } from '#lib/env.ts'
import { getCurrency, splitWithFee } from '#lib/money.ts'
import { Prisma, type Offer } from '#lib/generated/prisma/client.ts'
import {
  date,
  defineQuery,
  enumOf,
  int4,
  nullable,
  select,
  text,
  timestamptz,
  unindexed,
  type ShapeOf,
} from '#lib/sql.ts'

const offer: ShapeOf<Offer> = {
  id: text,
  orderId: text,
  researcherId: text,
  amountMinor: int4,
  noFindAmountMinor: nullable(int4),
  agreedFeeBps: nullable(int4),
  currency: text,
  message: text,
  estimatedCompletionDate: date,
  status: enumOf('OfferStatus'),
  orderVersion: int4,
  expiresAt: timestamptz,
  createdAt: timestamptz,
  updatedAt: timestamptz,
}

const findOffer = defineQuery(
  { ...offer, readyAccountId: nullable(text) },
  (orderId: string, offerId: string) => Prisma.sql`
    SELECT ${select(offer, 'f')}, (
      SELECT a.account_id FROM orders o JOIN researcher_accounts a ON a.environment = o.environment
      WHERE o.id = f.order_id AND a.researcher_id = f.researcher_id AND a.state = 'active') AS "readyAccountId"
    FROM offers f WHERE f.id = ${offerId} AND ${unindexed(Prisma.sql`f.order_id = ${orderId}`)}`,
)

/** `readyAccountId`: the account that its money would go to; null while it can't be paid. */
export type OfferRow = Offer & { readyAccountId: string | null }

/** An offer of an order that the caller has already locked; 404 for one of another order. */
export async function getOfferRow(tx: Tx, orderId: string, offerId: string): Promise<OfferRow> {
  const [found] = await findOffer(tx, orderId, offerId)
  if (!found) throw notFound()
  return found
}

type Priced = Pick<Offer, 'amountMinor' | 'currency' | 'agreedFeeBps'>

export const splitOf = ({ amountMinor, currency, agreedFeeBps }: Priced) =>
  splitWithFee(amountMinor, agreedFeeBps ?? getEnv().PLATFORM_FEE_BPS, getCurrency(currency))

/** What the price comes to where nothing is found; undefined where that isn't less. */
export const noFindSplitOf = ({ noFindAmountMinor, ...offer }: Priced & Pick<Offer, 'noFindAmountMinor'>) =>
  noFindAmountMinor === null ? undefined : splitOf({ ...offer, amountMinor: noFindAmountMinor })
