import type { CustomerActor } from '#lib/actor.ts'
import { noteAgreed } from '#lib/agreements/note-agreed.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { recordEvents, type NewEvent } from '#lib/events/record-events.ts'
import { closeOffers } from '#lib/offers/close-offers.ts'
import { getOfferRow, requireAccount, requireAtWork, splitOf, type OfferRow } from '#lib/offers/get-offer-row.ts'
import { hasRunOut } from '#lib/offers/runs-out.ts'
import type { SelectedView, SelectOfferInput } from '#lib/offers/schema.ts'
import { getEnv } from '#lib/env.ts'
import { getCurrency, toMajor, toMinor } from '#lib/money.ts'
import { moveOrder } from '#lib/orders/move-order.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { awaitsConfirmation } from '#lib/orders/offer-version.ts'
import { isClosed, type OrderStatus } from '#lib/orders/state.ts'

function requireSelectable(order: OrderRow, offer: OfferRow): void {
  if (isClosed(order.status)) throw new ApiError('order_closed', `The order is ${order.status}.`)
  if (order.selectedOfferId !== null) {
    throw order.status === 'awaiting_payment'
      ? new ApiError('offer_already_selected', 'Another offer is selected. Decline it first to select this one.', {
          members: { selectedOfferId: order.selectedOfferId },
        })
      : new ApiError('offer_already_paid', 'Another offer of this order has been paid for.', {
          members: { selectedOfferId: order.selectedOfferId },
        })
  }
  if (order.status !== 'open') throw new ApiError('order_not_open', 'The order is not open for offers yet.')
  // The sweep that marks offers as expired runs once a minute; the date counts at once.
  if (offer.status !== 'ACTIVE' || hasRunOut(offer)) {
    throw new ApiError(
      'offer_not_active',
      `The offer is ${offer.status === 'ACTIVE' ? 'expired' : offer.status.toLowerCase()}.`,
    )
  }
  if (awaitsConfirmation(offer, order)) {
    throw new ApiError(
      'offer_not_confirmed',
      'The offer was made before the order was changed. Its researcher is asked to confirm it; it can be selected then.',
      { members: { version: order.version } },
    )
  }
}

type Asked = Pick<OfferRow, 'amountMinor' | 'noFindAmountMinor' | 'currency'>

/** The offer asks for what its customer saw of it; what they don't say, they take as it is. */
export function isAsShown(
  { amountMinor, noFindAmountMinor, currency: code }: Asked,
  { expectedAmount, expectedNoFindAmount }: SelectOfferInput,
): boolean {
  const currency = getCurrency(code)
  const is = (expected: number | undefined, minor: number) =>
    expected === undefined || toMinor(expected, currency) === minor
  return is(expectedAmount, amountMinor) && is(expectedNoFindAmount, noFindAmountMinor ?? amountMinor)
}

/** Nobody agrees to a price that they haven't seen: a researcher may have changed it since. */
function requireExpected(offer: Asked, expected: SelectOfferInput): void {
  if (isAsShown(offer, expected)) return
  const { amountMinor, noFindAmountMinor, currency: code } = offer
  const currency = getCurrency(code)
  const noFindMinor = noFindAmountMinor ?? amountMinor
  const amount = toMajor(amountMinor, currency)
  const noFindAmount = toMajor(noFindMinor, currency)
  const noFind = noFindAmount === amount ? '' : `, and ${noFindAmount} where nothing is found,`
  throw new ApiError(
    'offer_changed',
    `The offer asks for ${amount} ${code}${noFind} now. Look at it again before you select it.`,
    { members: { amount, noFindAmount, currency: code } },
  )
}

export const isBilled = ({ client }: CustomerActor): boolean => client.billing === 'invoice'

/** It needs a payment of its own: it costs something, and its client isn't billed for it. */
export const isPaidFor = (actor: CustomerActor, offer: OfferRow): boolean =>
  !isBilled(actor) && splitOf(offer).amountMinor > 0

export const selectedEvent = (offerId: string, orderStatus: OrderStatus): NewEvent => ({
  type: 'offer.selected',
  payload: { id: offerId, status: 'selected', orderStatus },
})

/** Without a payment to follow, the choice is the order: nobody is bound by it who expects to be asked for one first. */
function requirePaymentAsExpected(paymentRequired: boolean, { expectedPaymentRequired }: SelectOfferInput): void {
  if (paymentRequired || !expectedPaymentRequired) return
  throw new ApiError(
    'payment_not_required',
    'Nothing is to be paid by card for this offer: selecting it confirms the order at once. Look at it again before you select it.',
  )
}

/** Selects an offer. The others stay on offer until the payment is authorized. Selecting it again returns the same. */
export async function selectOffer(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  offerId: string,
  expected: SelectOfferInput = {},
): Promise<SelectedView> {
  const order = await lockOrder(tx, actor, orderId)
  const offer = await getOfferRow(tx, actor, orderId, offerId)
  const isSelected = offer.status === 'SELECTED' && !isClosed(order.status)
  if (!isSelected) requireSelectable(order, offer)
  requireExpected(offer, expected)
  // What was agreed on then: how the client pays may have changed since.
  const paymentRequired = isSelected ? offer.agreedFeeBps === null : isPaidFor(actor, offer)
  requirePaymentAsExpected(paymentRequired, expected)
  if (isSelected) return { id: offerId, status: 'selected', paymentRequired }
  if (paymentRequired) requireAccount(offer)
  else requireAtWork(offer)
  // A payment freezes what was agreed on; where there is none, the offer does.
  const agreed = paymentRequired ? {} : { agreedFeeBps: getEnv().PLATFORM_FEE_BPS }
  await tx.offer.update({ where: { id: offerId }, data: { status: 'SELECTED', updatedAt: new Date(), ...agreed } })
  const chosen = { selectedOfferId: offerId, estimatedCompletionDate: offer.estimatedCompletionDate }
  const { status } = paymentRequired
    ? await moveOrder(tx, order, 'await_payment', chosen)
    : await moveOrder(tx, order, 'confirm_without_payment', { ...chosen, confirmedAt: new Date() })
  await noteAgreed(tx, orderId, offer)
  await recordEvents(tx, actor, orderId, [
    selectedEvent(offerId, status),
    ...(paymentRequired
      ? []
      : [{ type: 'order.confirmed' as const, payload: { status } }, ...(await closeOffers(tx, orderId))]),
  ])
  return { id: offerId, status: 'selected', paymentRequired }
}
