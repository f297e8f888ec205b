import type { Actor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { enqueue, paymentQueue } from '#lib/jobs.ts'
import { getCurrency, transferShareOf } from '#lib/money.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { retrieveIntent } from '#lib/payments/intent.ts'
import { getProvider, isRefusal } from '#lib/payments/provider.ts'
import { keepIntent, withLockedPayment } from '#lib/payments/sync-payment.ts'

export type RefundRequest = { amountMinor?: number | undefined; reason: string }

const refundable = ['captured', 'transferred', 'partially_refunded', 'disputed'] as const

/** The order's payment that money can be given back from, and how much of it is left; call it under the order's lock. */
export async function findRefundable(
  tx: Tx,
  orderId: string,
): Promise<{ payment: Payment; leftMinor: number } | undefined> {
  const payment = await tx.payment.findFirst({
    where: { orderId, status: { in: [...refundable] } },
    include: { refunds: { where: { status: 'pending' } } },
  })
  if (!payment) return undefined
  const pending = payment.refunds.reduce((sum, refund) => sum + refund.amountMinor, 0)
  return { payment, leftMinor: payment.amountMinor - payment.refundedMinor - pending }
}

async function begin(tx: Tx, payment: Payment, amountMinor: number, reason: string) {
  const refund = await tx.refund.create({ data: { id: newId('refund'), paymentId: payment.id, amountMinor, reason } })
  await enqueue(
    tx,
    'refund_payment',
    { refundId: refund.id },
    { queue: paymentQueue(payment.orderId), key: `refund:${refund.id}` },
  )
  return { id: refund.id, paymentId: payment.id, amountMinor, status: refund.status }
}

/** Begins a refund of part or all of what is left of an order's charge. Throws 409 where nothing, or less, is left. */
export async function refundOrder(tx: Tx, actor: Actor, orderId: string, { amountMinor, reason }: RefundRequest) {
  await lockOrder(tx, actor, orderId)
  const found = await findRefundable(tx, orderId)
  if (!found || found.leftMinor <= 0)
    throw new ApiError('payment_not_refundable', 'No charge of this order is left to refund.')
  const amount = amountMinor ?? found.leftMinor
  const { step, code } = getCurrency(found.payment.currency)
  if (amount > found.leftMinor || amount % step !== 0) {
    const message =
      amount > found.leftMinor
        ? `must not exceed the ${found.leftMinor} that are left`
        : `${code} moves in steps of ${step} minor units`
    throw new ApiError('invalid_request', `amountMinor: ${message}`, { details: [{ field: 'amountMinor', message }] })
  }
  return begin(tx, found.payment, amount, reason)
}

/** Begins the refund of everything left, if anything is: an order that is cancelled after the charge. */
export async function refundRest(tx: Tx, orderId: string, reason: string): Promise<void> {
  const found = await findRefundable(tx, orderId)
  if (found && found.leftMinor > 0) await begin(tx, found.payment, found.leftMinor, reason)
}

/** Carries a refund out: the customer's money, then the researcher's share of it where that had been transferred. */
export async function carryOutRefund(refundId: string): Promise<void> {
  const refund = await getDb().refund.findUnique({ where: { id: refundId }, include: { payment: true } })
  if (!refund || refund.status !== 'pending' || refund.payment.paymentIntentId === null) return
  const { payment } = refund
  const { stripe } = getProvider(payment.environment)
  let providerRefundId: string
  try {
    const made = await stripe.refunds.create(
      { payment_intent: refund.payment.paymentIntentId, amount: refund.amountMinor, metadata: { refund_id: refundId } },
      { idempotencyKey: `callslip-refund-${refundId}` },
    )
    providerRefundId = made.id
  } catch (error) {
    if (!isRefusal(error)) throw error
    await getDb().refund.update({ where: { id: refundId }, data: { status: 'failed' } })
    await keepIntent(payment, await retrieveIntent(payment, refund.payment.paymentIntentId))
    return
  }
  await takeBackShare(payment, refundId)
  await withLockedPayment(payment, (tx) =>
    tx.refund.update({ where: { id: refundId }, data: { status: 'succeeded', providerRefundId } }),
  )
  await keepIntent(payment, await retrieveIntent(payment, refund.payment.paymentIntentId))
}

// `reversedMinor` is the part of the researcher's share that the customer got back, sent already or not: what is still to
// be sent shrinks by it, what was sent is reversed. The queue of the order keeps refunds and the transfer apart.
async function takeBackShare(payment: Payment, refundId: string): Promise<void> {
  const refunds = await getDb().refund.findMany({
    where: { paymentId: payment.id, OR: [{ status: 'succeeded' }, { id: refundId }] },
  })
  const refundedMinor = refunds.reduce((sum, refund) => sum + refund.amountMinor, 0)
  const share = transferShareOf(refundedMinor, payment)
  const { step } = getCurrency(payment.currency)
  const reversedMinor = share - (share % step)
  const due = reversedMinor - payment.reversedMinor
  if (due <= 0) return
  if (payment.transferId !== null) {
    await getProvider(payment.environment).stripe.transfers.createReversal(
      payment.transferId,
      { amount: due },
      { idempotencyKey: `callslip-reversal-${refundId}` },
    )
  }
  await withLockedPayment(payment, (tx) =>
    tx.payment.update({ where: { id: payment.id }, data: { reversedMinor, updatedAt: new Date() } }),
  )
}
