import type Stripe from 'stripe'
import { systemActor } from '#lib/actor.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { applyCharge } from '#lib/payments/apply-charge.ts'
import { applyIntent } from '#lib/payments/apply-intent.ts'
import { chargeOf, ensureIntent, retrieveIntent, storeIntent } from '#lib/payments/intent.ts'
import type { AfterCapture } from '#lib/payments/keep-transactions.ts'
import { getProvider, isRefusal } from '#lib/payments/provider.ts'
import { isUnpaid } from '#lib/payments/state.ts'

/** Runs `work` with a payment's order locked and the payment read under that lock. */
export const withLockedPayment = <T>(
  payment: Pick<Payment, 'id' | 'orderId' | 'environment'>,
  work: (tx: Tx, order: OrderRow, payment: Payment) => Promise<T>,
) =>
  inTransaction(async (tx) => {
    const order = await lockOrder(tx, systemActor(payment.environment), payment.orderId)
    return work(tx, order, await tx.payment.findUniqueOrThrow({ where: { id: payment.id } }))
  })

/**
 * A payment's intent at the provider, made now if a crash came between the row and the call, and stored with its event.
 * Undefined where the provider refuses to make it: then there is none, and the payment has ended.
 */
export async function completeIntent(payment: Payment): Promise<string | undefined> {
  if (payment.paymentIntentId !== null) return payment.paymentIntentId
  try {
    const intent = await ensureIntent(payment)
    await withLockedPayment(payment, (tx, _order, current) => storeIntent(tx, current, intent))
    return intent.id
  } catch (error) {
    if (!isRefusal(error)) throw error
    await endUnmade(payment, error.message)
    return undefined
  }
}

/** Ends a payment that the provider refused to begin; whoever initiates the next gets a new row, and with it a new key. */
const endUnmade = (payment: Payment, failureMessage: string) =>
  withLockedPayment(payment, async (tx, _order, current) => {
    if (current.paymentIntentId !== null) return
    const ended = { status: 'canceled', settledAt: new Date(), failureMessage, updatedAt: new Date() } as const
    await tx.payment.update({ where: { id: current.id }, data: ended })
  })

/** Asks the provider for everything that it shows of a payment right now, and keeps it. */
export async function refreshPayment(
  payment: Payment,
  intentId: string,
  { disputes = false } = {},
): Promise<{ payment: Payment; intent: Stripe.PaymentIntent }> {
  const intent = await retrieveIntent(payment, intentId)
  const shown = await lookAfterCapture(payment, intent, disputes)
  const kept = await withLockedPayment(payment, async (tx, order, current) => {
    const applied = await applyIntent(tx, order, current, intent)
    return shown ? applyCharge(tx, order, applied, shown) : applied
  })
  return { payment: kept, intent }
}

/** Refunds and disputes of a charge; undefined where none was captured. A released hold is shown as refunded too, but no money had moved. */
async function lookAfterCapture(
  payment: Payment,
  intent: Stripe.PaymentIntent,
  told: boolean,
): Promise<AfterCapture | undefined> {
  const charge = chargeOf(intent)
  if (!charge?.captured || intent.status !== 'succeeded') return undefined
  const { stripe } = getProvider(payment.environment)
  const ofIntent = { payment_intent: intent.id, limit: 100 }
  const [refunds, disputes] = await Promise.all([
    getDb().refund.count({ where: { paymentId: payment.id } }),
    getDb().dispute.count({ where: { paymentId: payment.id } }),
  ])
  return {
    charge,
    refunds:
      charge.amount_refunded > 0 || refunds > 0
        ? await stripe.refunds
            .list({ ...ofIntent, expand: ['data.balance_transaction', 'data.failure_balance_transaction'] })
            .autoPagingToArray({ limit: 1000 })
        : [],
    disputes: charge.disputed || told || disputes > 0 ? (await stripe.disputes.list(ofIntent)).data : [],
  }
}

/** Brings a payment to where the provider says it is; the job behind the provider's events, the completer and the sweeps. */
export async function syncPayment(paymentId: string, options: { disputes?: boolean | undefined } = {}): Promise<void> {
  const payment = await getDb().payment.findUnique({ where: { id: paymentId } })
  if (!payment || (payment.paymentIntentId === null && !isUnpaid(payment.status))) return
  const intentId = await completeIntent(payment)
  if (intentId !== undefined) await refreshPayment(payment, intentId, { disputes: options.disputes ?? false })
}
