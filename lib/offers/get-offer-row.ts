import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { getEnv } from '#lib/env.ts'
import { getCurrency, splitWithFee } from '#lib/money.ts'
import { Prisma, type Offer } from '#lib/generated/prisma/client.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
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

/** The account that an offer's money would go to, while it can be paid: a condition on `researcher_accounts a`. */
export const isReadyFor = Prisma.sql`a.researcher_id = f.researcher_id AND a.environment = o.environment AND a.state = 'active'`

export const findOffer = defineQuery(
  { ...offer, readyAccountId: nullable(text) },
  (actor: CustomerActor, orderId: string, offerId: string) => Prisma.sql`
    SELECT ${select(offer, 'f')}, (SELECT a.account_id FROM researcher_accounts a WHERE ${isReadyFor}) AS "readyAccountId"
    FROM offers f JOIN orders o ON o.id = f.order_id
    WHERE f.id = ${offerId} AND ${unindexed(Prisma.sql`f.order_id = ${orderId} AND ${visibleTo(actor)}`)}`,
  { quick: true },
)

/** `readyAccountId`: the account that its money would go to; null while it can't be paid. */
export type OfferRow = Offer & { readyAccountId: string | null }

/** An offer of an order that the caller has already locked; 404 for one of another order. */
export async function getOfferRow(tx: Tx, actor: CustomerActor, orderId: string, offerId: string): Promise<OfferRow> {
  const [found] = await findOffer(tx, actor, orderId, offerId)
  if (!found) throw notFound()
  return found
}

type Priced = Pick<Offer, 'amountMinor' | 'currency' | 'agreedFeeBps'>

export const splitOf = ({ amountMinor, currency, agreedFeeBps }: Priced) =>
  splitWithFee(amountMinor, agreedFeeBps ?? getEnv().PLATFORM_FEE_BPS, getCurrency(currency))

/** What the price comes to where nothing is found; undefined where that isn't less. */
export const noFindSplitOf = ({ noFindAmountMinor, ...offer }: Priced & Pick<Offer, 'noFindAmountMinor'>) =>
  noFindAmountMinor === null ? undefined : splitOf({ ...offer, amountMinor: noFindAmountMinor })
