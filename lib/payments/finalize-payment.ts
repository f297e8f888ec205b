import type Stripe from 'stripe'
import type { CustomerActor } from '#lib/actor.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { isId } from '#lib/ids.ts'
import { getOrderRow, lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { isClosed } from '#lib/orders/state.ts'
import { applyIntent } from '#lib/payments/apply-intent.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { toSnapshot } from '#lib/payments/get-payment.ts'
import { judge, retrieveIntent, type Verdict } from '#lib/payments/intent.ts'
import { askProvider } from '#lib/payments/provider.ts'
import type { FinalizedView } from '#lib/payments/checkout-schema.ts'
import type { FinalizePaymentInput } from '#lib/payments/schema.ts'
import { findLivePayment } from '#lib/payments/find-live-payment.ts'
import { isEnded, isPaid } from '#lib/payments/state.ts'
import { returnSentences } from '#lib/payments/words.ts'

async function getOwnPayment(
  tx: Tx,
  orderId: string,
  { offerId, paymentIntentId }: FinalizePaymentInput,
): Promise<Payment> {
  const [payment, offer] = await Promise.all([
    tx.payment.findFirst({ where: { orderId, paymentIntentId } }),
    isId('offer', offerId) ? tx.offer.findFirst({ where: { id: offerId, orderId }, select: { id: true } }) : null,
  ])
  if (!payment || !offer) throw notFound()
  if (payment.offerId !== offerId)
    throw new ApiError('payment_mismatch', 'This payment was made for another offer of the order.')
  return payment
}

const refusals = {
  canceled: () => new ApiError('payment_canceled', 'The payment was canceled. Initiate a new one.'),
  refunded: () => new ApiError('payment_canceled', 'The payment was refunded.'),
  mismatch: () =>
    new ApiError(
      'payment_mismatch',
      'The provider shows another amount, currency or order than was agreed. Nothing was finalized.',
    ),
  declined: (intent: Stripe.PaymentIntent) =>
    new ApiError(
      'payment_failed',
      intent.last_payment_error?.message ?? 'The payment was declined. Try another card.',
      {
        members: intent.last_payment_error?.decline_code ? { declineCode: intent.last_payment_error.decline_code } : {},
      },
    ),
  requires_action: () => new ApiError('payment_requires_action', 'The customer has to authenticate the payment first.'),
  processing: () =>
    new ApiError('payment_processing', 'The provider is still working on the payment. Try again shortly.', {
      headers: { 'Retry-After': '5' },
    }),
  not_confirmed: () =>
    new ApiError('payment_not_confirmed', 'The payment has not been confirmed with the provider yet.'),
} satisfies Record<Exclude<Verdict, 'authorized' | 'captured'> | 'refunded', (intent: Stripe.PaymentIntent) => ApiError>

/**
 * Asks the provider, outside any transaction. A verdict against the payment is kept here, in its own transaction, for
 * the refusal that follows would undo it. Returns no intent where the record already says that it is paid.
 */
export async function prepareFinalization(
  actor: CustomerActor,
  orderId: string,
  input: FinalizePaymentInput,
): Promise<Stripe.PaymentIntent | undefined> {
  await getOrderRow(getDb(), actor, orderId)
  const payment = await getOwnPayment(getDb(), orderId, input)
  if (payment.finalizedAt !== null || isPaid(payment.status)) return undefined
  const intent = await askProvider(() => retrieveIntent(payment, input.paymentIntentId))
  const verdict = judge(payment, intent)
  if (verdict === 'authorized' || verdict === 'captured') return intent
  const { order, kept } = await inTransaction(async (tx) => {
    const locked = await lockOrder(tx, actor, orderId)
    return {
      order: locked,
      kept: await applyIntent(tx, locked, await tx.payment.findUniqueOrThrow({ where: { id: payment.id } }), intent),
    }
  })
  await refuseEnded(getDb(), order, kept)
  throw refusals[verdict](intent)
}

/** Throws where a payment has ended: with its order, for another that replaced it, or by itself. */
async function refuseEnded(tx: Tx, order: OrderRow, payment: Payment): Promise<void> {
  if (payment.status === 'mismatch') throw refusals.mismatch()
  if (!isEnded(payment.status) && payment.status !== 'refunded') return
  if (isClosed(order.status)) {
    throw new ApiError('order_closed', `The order is ${order.status}. ${await describeEnd(tx, payment)}`, {
      members: { status: order.status },
    })
  }
  if (await findLivePayment(tx, order.id))
    throw new ApiError('payment_superseded', 'A newer payment of this order has taken the place of this one.')
  throw payment.status === 'refunded' ? refusals.refunded() : refusals.canceled()
}

/** What became of the money of a payment that ended with its order. */
async function describeEnd(tx: Tx, { id, settledAt, currency }: Payment): Promise<string> {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id }, include: { refunds: true, disputes: true } })
  const say = (minor: number) => `${toMajor(minor, getCurrency(currency))} ${currency}`
  const returned = returnSentences(toSnapshot(payment), say)
  if (returned.length > 0) return ['Its payment has ended.', ...returned].join(' ')
  return settledAt === null
    ? 'Its payment is canceled: nothing is charged, and a hold is given back within minutes.'
    : 'Its payment was canceled: nothing was charged, and nothing is held any more.'
}

/** Finalizes a payment: `idempotent` is false for exactly one caller, whoever told us of the authorization first. */
export async function finalizePayment(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  input: FinalizePaymentInput,
  intent: Stripe.PaymentIntent | undefined,
): Promise<FinalizedView> {
  const order = await lockOrder(tx, actor, orderId)
  const before = await getOwnPayment(tx, orderId, input)
  const done = { success: true, requestId: orderId, bidId: input.offerId } as const
  if (before.finalizedAt !== null) return { ...done, idempotent: true }
  const payment = intent ? await applyIntent(tx, order, before, intent) : before
  await refuseEnded(tx, order, payment)
  if (!isPaid(payment.status)) throw new ApiError('payment_not_confirmed', 'The payment is not authorized.')
  await tx.payment.update({ where: { id: payment.id }, data: { finalizedAt: new Date() } })
  return { ...done, idempotent: false }
}
