import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import { getEnv } from '#lib/env.ts'
import { getCurrency, splitWithFee } from '#lib/money.ts'
import { Prisma, type Offer, type ResearcherStatus } from '#lib/generated/prisma/client.ts'
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

/**
 * The account that an offer's money would go to, while it can be paid and the researcher may work: a condition on
 * `researcher_accounts a`.
 */
export const isReadyFor = Prisma.sql`a.researcher_id = f.researcher_id AND a.environment = o.environment AND a.state = 'active'
  AND EXISTS (SELECT 1 FROM researchers r WHERE r.id = f.researcher_id AND r.status = 'approved')`

export const findOffer = defineQuery(
  { ...offer, researcherStatus: enumOf('ResearcherStatus'), readyAccountId: nullable(text) },
  (actor: CustomerActor, orderId: string, offerId: string) => Prisma.sql`
    SELECT ${select(offer, 'f')}, r.status AS "researcherStatus", (SELECT a.account_id FROM researcher_accounts a WHERE ${isReadyFor}) AS "readyAccountId"
    FROM offers f JOIN orders o ON o.id = f.order_id JOIN researchers r ON r.id = f.researcher_id
    WHERE f.id = ${offerId} AND ${unindexed(Prisma.sql`f.order_id = ${orderId} AND ${visibleTo(actor)}`)}`,
  { quick: true },
)

/** `readyAccountId`: the account that its money would go to; null while it can't be paid. */
export type OfferRow = Offer & { researcherStatus: ResearcherStatus; readyAccountId: string | null }

/** Throws 409 where its researcher may do no work now. */
export function requireAtWork({ researcherStatus }: OfferRow): void {
  if (researcherStatus !== 'approved')
    throw new ApiError(
      'researcher_account_not_ready',
      "The researcher can't take on work now. Choose another offer, or try again later.",
    )
}

/** The account that its money goes to; throws 409 where there can be none now. */
export function requireAccount(offer: OfferRow): string {
  requireAtWork(offer)
  if (offer.readyAccountId === null)
    throw new ApiError(
      'researcher_account_not_ready',
      "The researcher can't be paid yet. Choose another offer, or try again later.",
    )
  return offer.readyAccountId
}

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
