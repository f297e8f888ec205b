import type { CustomerActor } from '#lib/actor.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import { requireAmountLeft } from '#lib/clients/require-within-day.ts'
import { inTransaction, type Tx } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { isId, newId } from '#lib/ids.ts'
import { enqueue } from '#lib/jobs.ts'
import { paymentQueue, syncPaymentJob } from '#lib/payments/jobs.ts'
import { getOfferRow, noFindSplitOf, requireAccount, requireAtWork, splitOf } from '#lib/offers/get-offer-row.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { isClosed } from '#lib/orders/state.ts'
import { endUnmade } from '#lib/payments/complete-intent.ts'
import { ensureCustomer, isUnknownCustomer } from '#lib/payments/ensure-customer.ts'
import { ensureIntent, type Intent } from '#lib/payments/intent.ts'
import { storeIntent } from '#lib/payments/store-intent.ts'
import { askProvider, getProvider, isRepeated } from '#lib/payments/provider.ts'
import type { InitiatedView } from '#lib/payments/checkout-schema.ts'
import { findLivePayment } from '#lib/payments/find-live-payment.ts'
import { isUnpaid } from '#lib/payments/state.ts'

const alreadyPaid = () => new ApiError('payment_already_authorized', 'This order has been paid for.')

async function requirePayable(tx: Tx, order: OrderRow, offerStatus: string, live: Payment | null): Promise<void> {
  if (isClosed(order.status)) throw new ApiError('order_closed', `The order is ${order.status}.`)
  if (live?.status === 'mismatch') {
    throw new ApiError(
      'payment_mismatch',
      'The provider shows other amounts than were agreed. An operator is looking into it.',
    )
  }
  if (live && !isUnpaid(live.status)) throw alreadyPaid()
  // Without a live payment, an order gets this far by having been paid for and paid back, or by needing no payment.
  if (!['submitted', 'open', 'awaiting_payment'].includes(order.status)) {
    throw (await tx.payment.count({ where: { orderId: order.id, status: 'refunded' } })) > 0
      ? alreadyPaid()
      : new ApiError('payment_not_required', 'Nothing is to be paid for this order: it is confirmed without a payment.')
  }
  if (order.status === 'submitted') throw new ApiError('order_not_open', 'The order is not open for offers yet.')
  if (order.status === 'open' || offerStatus !== 'SELECTED') {
    throw new ApiError('offer_not_selected', 'Select the offer before you pay for it.')
  }
}

const isLimited = ({ client }: CustomerActor) => (client.dayLimits?.amountPerDayMinor ?? null) !== null

/** First phase: one live payment row for the order, its amounts frozen, committed before the provider hears of it. */
async function reserve(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  offerId: string,
  customerId: string | undefined,
): Promise<Payment> {
  if (!isId('offer', offerId)) throw notFound()
  // Before the order's: whoever changes a client takes its row first as well.
  if (isLimited(actor)) await lockClient(tx, actor.clientId)
  const order = await lockOrder(tx, actor, orderId)
  const offer = await getOfferRow(tx, actor, orderId, offerId)
  const live = await findLivePayment(tx, orderId)
  await requirePayable(tx, order, offer.status, live)
  if (live) {
    // Begun before they were suspended, it would be for somebody who may do nothing for it.
    requireAtWork(offer)
    return live
  }
  const researcherAccountId = requireAccount(offer)
  const [split, noFind] = [splitOf(offer), noFindSplitOf(offer)]
  if (isLimited(actor)) await requireAmountLeft(tx, actor, { ...split, currency: offer.currency })
  const payment = await tx.payment.create({
    data: {
      id: newId('payment'),
      environment: order.environment,
      orderId,
      offerId,
      ...split,
      noFindAmountMinor: noFind?.amountMinor ?? null,
      noFindTransferAmountMinor: noFind?.transferAmountMinor ?? null,
      feeBps: getEnv().PLATFORM_FEE_BPS,
      currency: offer.currency,
      researcherAccountId,
      customerId: customerId ?? null,
      initiatedBy: actor.id,
      createdAt: new Date(),
      updatedAt: new Date(),
    },
  })
  // Should this process end before the provider's answer is stored, this job finishes the work.
  await enqueue(
    tx,
    syncPaymentJob,
    { paymentId: payment.id },
    { queue: paymentQueue(orderId), key: `sync:${payment.id}`, delayMs: 20_000 },
  )
  return payment
}

/** `savesCards`: the payment is that of the person who asks, so their saved cards may pay it. */
export type Reserved = { payment: Payment; intent: Intent; savesCards: boolean }

/** Phases one and two: the row, then the provider's intent for it. Repeating it finds the same of both. */
export async function preparePayment(actor: CustomerActor, orderId: string, offerId: string): Promise<Reserved> {
  // Without a provider nothing is reserved: the row would wait for an intent that nobody can make.
  getProvider(actor.environment)
  return askProvider(() => begin(actor, orderId, offerId))
}

async function begin(actor: CustomerActor, orderId: string, offerId: string, anew = false): Promise<Reserved> {
  const customerId = await ensureCustomer(actor)
  const payment = await inTransaction((tx) => reserve(tx, actor, orderId, offerId, customerId))
  const savesCards = customerId !== undefined && payment.customerId === customerId
  try {
    return { payment, intent: await ensureIntent(payment), savesCards }
  } catch (error) {
    // Both hang on this row, so the next one may fare better: at once, but not for ever.
    if (!(error instanceof Error) || !(isRepeated(error) || isUnknownCustomer(error))) throw error
    await endUnmade(payment, error)
    if (anew) throw error
    return begin(actor, orderId, offerId, true)
  }
}

/** Third phase: the intent is kept with its event, unless the payment was ended in between. */
export async function initiatePayment(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  { payment: reserved, intent, savesCards }: Reserved,
): Promise<InitiatedView> {
  const order = await lockOrder(tx, actor, orderId)
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: reserved.id } })
  if (isClosed(order.status)) throw new ApiError('order_closed', `The order is ${order.status}.`)
  if (payment.status === 'canceled')
    throw new ApiError('payment_canceled', 'The payment was canceled. Select an offer and start again.')
  await storeIntent(tx, payment, intent, actor)
  return {
    success: true,
    bidId: payment.offerId,
    researcherPaymentAccountId: payment.researcherAccountId,
    amountMinor: payment.amountMinor,
    transferAmountMinor: payment.transferAmountMinor,
    platformFeeMinor: payment.platformFeeMinor,
    currency: payment.currency,
    clientSecret: intent.clientSecret,
    paymentIntentId: intent.id,
    publishableKey: getProvider(payment.environment).publishableKey,
    ...(savesCards ? { savesCards } : {}),
  }
}
