import type Stripe from 'stripe'
import { systemActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { type NewEvent, recordEvents } from '#lib/events/record-events.ts'
import type { Payment, PaymentStatus, Prisma } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { paymentQueue, releasePaymentJob } from '#lib/payments/jobs.ts'
import { closeOffers } from '#lib/offers/close-offers.ts'
import { moveOrder } from '#lib/orders/move-order.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { canMove } from '#lib/orders/state.ts'
import { chargeOf, judge, type Verdict } from '#lib/payments/intent.ts'
import { postingsOf } from '#lib/payments/ledger.ts'
import { paymentPayload } from '#lib/payments/payment-payload.ts'
import { canBecome, isEnded, isPaid } from '#lib/payments/state.ts'
import { writePostings } from '#lib/payments/write-postings.ts'

/**
 * Brings a payment, and the order with it, to where the provider says it is. It looks only at the present state, so
 * repeated, late and shuffled reports end the same. Call it with the order's lock held and the payment read under it.
 */
export async function applyIntent(
  tx: Tx,
  order: OrderRow,
  payment: Payment,
  intent: Stripe.PaymentIntent,
): Promise<Payment> {
  const verdict = judge(payment, intent)
  const events: NewEvent[] = []
  const applied = await applyVerdict(tx, order, payment, intent, verdict, events)
  // What a hold became; what was booked of a charge follows from the look at the charge.
  if (applied !== payment) {
    const { environment, id: paymentId } = applied
    const holds = postingsOf({ payment: applied, transactions: [], disputes: [], movements: [] })
    await writePostings(tx, holds, { environment, paymentId })
  }
  await recordEvents(tx, systemActor(payment.environment), order.id, events)
  return applied
}

async function applyVerdict(
  tx: Tx,
  order: OrderRow,
  payment: Payment,
  intent: Stripe.PaymentIntent,
  verdict: Verdict,
  events: NewEvent[],
): Promise<Payment> {
  const become = (status: PaymentStatus, changes: Prisma.PaymentUpdateInput = {}) =>
    tx.payment.update({ where: { id: payment.id }, data: { ...changes, status, updatedAt: new Date() } })
  const tell = (
    type: `payment.${'authorized' | 'captured' | 'failed' | 'canceled' | 'expired'}`,
    status: PaymentStatus,
  ) => events.push({ type, payload: paymentPayload(payment, { status }) })

  switch (verdict) {
    case 'authorized':
    case 'captured':
      if (isEnded(payment.status)) {
        // The customer confirmed a payment that had lost: whoever took the lock first won, and the hold goes back. A charge
        // whose refund has begun is on its way back already.
        if ((await tx.refund.count({ where: { paymentId: payment.id } })) === 0) await planRelease(tx, payment)
        return payment
      }
      if (!canBecome(payment.status, verdict)) return payment
      if (!isPaid(payment.status)) {
        tell('payment.authorized', 'authorized')
        await confirmOrder(tx, order, payment, events)
      }
      if (verdict === 'captured') {
        tell('payment.captured', 'captured')
        await noteCollected(tx, order)
      }
      return become(verdict, holdOf(intent))
    case 'canceled':
      // The provider itself ends a hold that lapses.
      if (canBecome(payment.status, 'expired')) {
        tell('payment.expired', 'expired')
        await lapse(tx, order)
        return become('expired', { settledAt: new Date() })
      }
      if (canBecome(payment.status, 'canceled')) {
        tell('payment.canceled', 'canceled')
        return become('canceled', { settledAt: new Date() })
      }
      return payment
    case 'declined':
      if (!canBecome(payment.status, 'failed')) return payment
      tell('payment.failed', 'failed')
      return become('failed', { failureMessage: intent.last_payment_error?.message ?? null })
    case 'mismatch':
      return canBecome(payment.status, 'mismatch') ? become('mismatch') : payment
    case 'requires_action':
    case 'processing':
    case 'not_confirmed':
      return payment
  }
}

/** Work that was delivered before its hold ended goes on without pay, whoever began it: a version before may not have noted that. */
async function lapse(tx: Tx, order: OrderRow): Promise<void> {
  const { id, status, startedAt } = order
  if (canMove(status, 'lapse'))
    await moveOrder(tx, order, 'lapse', { confirmedAt: null, startedAt: null, uncollectedSince: null })
  else if (startedAt !== null)
    await tx.order.updateMany({ where: { id, uncollectedSince: null }, data: { uncollectedSince: startedAt } })
}

const noteCollected = (tx: Tx, { id }: OrderRow) =>
  tx.order.updateMany({ where: { id, uncollectedSince: { not: null } }, data: { uncollectedSince: null } })

const planRelease = (tx: Tx, { id, orderId }: Payment) =>
  enqueue(tx, releasePaymentJob, { paymentId: id }, { queue: paymentQueue(orderId), key: `release:${id}` })

function holdOf(intent: Stripe.PaymentIntent): Prisma.PaymentUpdateInput {
  const charge = chargeOf(intent)
  const captureBefore = charge?.payment_method_details?.card?.capture_before
  return {
    failureMessage: null,
    chargeId: charge?.id ?? (typeof intent.latest_charge === 'string' ? intent.latest_charge : null),
    ...(captureBefore === undefined ? {} : { captureBefore: new Date(captureBefore * 1000) }),
  }
}

async function confirmOrder(tx: Tx, order: OrderRow, payment: Payment, events: NewEvent[]): Promise<void> {
  if (order.status !== 'awaiting_payment' || order.selectedOfferId !== payment.offerId) return
  await moveOrder(tx, order, 'confirm', { confirmedAt: new Date() })
  events.push({ type: 'order.confirmed', payload: { status: 'confirmed' } }, ...(await closeOffers(tx, order.id)))
}
