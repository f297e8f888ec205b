import type { ResearcherActor } from '#lib/actor.ts'
import { requireDayToCome } from '#lib/day-to-come.ts'
import type { Tx } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { ApiError, invalid } from '#lib/errors.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { newIdAfter } from '#lib/ids.ts'
import { checkPrice, getCurrency, toMajor, toMinor } from '#lib/money.ts'
import type { MakeOfferInput, OfferView, UpdateOfferInput } from '#lib/offers/schema.ts'
import { requireVersion } from '#lib/changes/require-version.ts'
import { expiryOf } from '#lib/offers/runs-out.ts'
import { toOfferView } from '#lib/offers/view.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { isClosed } from '#lib/orders/state.ts'
import { refusal } from '#lib/refusals.ts'

type Price = { amountMinor: number; noFindAmountMinor: number | null; currency: string }

/** Amounts and currency of an offer: the order's own where its price is fixed. Throws 400 on anything else. */
export function priceOffer(
  order: OrderRow,
  { amount, currency, noFindAmount }: Pick<UpdateOfferInput, 'amount' | 'currency' | 'noFindAmount'>,
): Price {
  if (currency !== undefined && currency !== order.currency)
    throw invalid('currency', `must be the order's currency, ${order.currency}`)
  const shape = getCurrency(order.currency)
  const asked = amount === undefined ? order.fixedPriceMinor : toMinor(amount, shape)
  if (asked === null) throw invalid('amount', refusal('required'))
  if (order.fixedPriceMinor !== null && asked !== order.fixedPriceMinor)
    throw invalid('amount', "must be the order's fixed price; leave it out")
  const minor = checkPrice(asked, shape, getEnv().PLATFORM_FEE_BPS)
  if (typeof minor !== 'number') throw invalid('amount', minor.issue)
  const noFind = noFindAmount === undefined ? minor : toMinor(noFindAmount, shape)
  if (typeof noFind !== 'number') throw invalid('noFindAmount', noFind.issue)
  if (noFind > minor) throw invalid('noFindAmount', refusal('noFindAboveAmount', { amount: toMajor(minor, shape) }))
  return { amountMinor: minor, noFindAmountMinor: noFind === minor ? null : noFind, currency: order.currency }
}

export const requireFutureDate = (date: string): Date => requireDayToCome('estimatedCompletionDate', date)

/** Where offers can be made: an open order, or one whose selected offer is still unpaid. */
function requireOpenForOffers(order: OrderRow): void {
  if (isClosed(order.status)) throw new ApiError('order_closed', `The order is ${order.status}.`)
  if (order.status !== 'open')
    throw new ApiError('order_not_open', `The order is not open for offers; its status is ${order.status}.`)
}

/**
 * Makes an offer. As all that changes offers, it changes the order with it (by the event): whoever selects by one statement goes by that.
 * `several`: the sandbox's robots may have more than one on an order; a researcher changes the one there is.
 */
export async function makeOffer(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  input: MakeOfferInput,
  { several = false } = {},
): Promise<OfferView> {
  const order = await lockOrder(tx, actor, orderId)
  requireOpenForOffers(order)
  requireVersion(order, input)
  if (!several && (await tx.offer.findFirst({ where: { orderId, researcherId: actor.id, status: 'ACTIVE' } }))) {
    throw new ApiError('offer_exists', 'You have an active offer on this order. Change it, or take it back first.')
  }
  const newest = await tx.offer.findFirst({ where: { orderId }, orderBy: { id: 'desc' }, select: { id: true } })
  const now = new Date()
  const estimatedCompletionDate = requireFutureDate(input.estimatedCompletionDate)
  const row = await tx.offer.create({
    data: {
      // After all that are there: its customer is told of those after the last that they were told of.
      id: newIdAfter('offer', newest?.id),
      orderId,
      researcherId: actor.id,
      ...priceOffer(order, input),
      message: input.message,
      estimatedCompletionDate,
      orderVersion: order.version,
      expiresAt: expiryOf(now, estimatedCompletionDate),
      createdAt: now,
      updatedAt: now,
    },
  })
  await recordEvents(tx, actor, orderId, [{ type: 'offer.created', payload: { id: row.id, status: 'active' } }])
  return toOfferView({ ...row, researcher: { name: actor.name } }, order)
}
