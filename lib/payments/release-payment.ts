import type Stripe from 'stripe'
import { getDb, inTransaction } from '#lib/db.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { carryOutRefund } from '#lib/payments/carry-out-refund.ts'
import { postToLedger } from '#lib/payments/post-to-ledger.ts'
import { getProvider, isUnknown } from '#lib/payments/provider.ts'
import { isGone } from '#lib/payments/refund-outcome.ts'
import { retrieveIntent } from '#lib/payments/intent.ts'
import { hasFailed } from '#lib/payments/share.ts'
import { isEnded } from '#lib/payments/state.ts'
import { completeIntent } from '#lib/payments/complete-intent.ts'
import { waitedSince } from '#lib/payments/waits.ts'
import { withLockedPayment } from '#lib/payments/with-locked-payment.ts'
import { defineLock } from '#lib/sql.ts'

const lockPayment = defineLock('payments')

/**
 * Makes true at the provider that a payment has ended: a hold is given back, a charge that slipped through refunded.
 * Even an intent that was never stored is looked up first, or a lost answer could leave one open behind our back.
 */
export async function releasePayment(paymentId: string): Promise<void> {
  const payment = await getDb().payment.findUnique({ where: { id: paymentId } })
  if (!payment || payment.settledAt !== null || !isEnded(payment.status)) return
  const intentId = await completeIntent(payment)
  if (intentId === undefined) return
  const intent = await findIntent(payment, intentId)
  if (intent?.status === 'succeeded') {
    await carryOutRefund(await findOrBeginRefund(payment, intent.amount_received))
    return // the payment is settled once the refund has succeeded
  }
  // No key: a refusal (captured at this very moment) must not be replayed to the next attempt, and canceling twice is harmless.
  if (intent && intent.status !== 'canceled')
    await getProvider(payment.environment).stripe.paymentIntents.cancel(intentId)
  await withLockedPayment(payment, async (tx, order) => {
    const released = await tx.payment.update({ where: { id: paymentId }, data: { settledAt: new Date() } })
    await postToLedger(tx, order, released)
  })
}

const longestHoldMs = 7 * 86_400_000

/** Undefined where the provider doesn't know it, and no hold of that time can stand any more, at whatever account it was made. */
async function findIntent(payment: Payment, intentId: string): Promise<Stripe.PaymentIntent | undefined> {
  try {
    return await retrieveIntent(payment, intentId)
  } catch (error) {
    if (isUnknown(error) && payment.createdAt.getTime() < Date.now() - longestHoldMs) return undefined
    throw error
  }
}

/**
 * The refund of what is left of a charge that came after its payment had ended; a new one a day after the last has failed, unless nobody
 * is there to take it.
 */
const findOrBeginRefund = ({ id: paymentId }: Payment, chargedMinor: number): Promise<string> =>
  inTransaction(async (tx) => {
    await lockPayment(tx, paymentId)
    const all = await tx.refund.findMany({ where: { paymentId }, orderBy: { id: 'desc' } })
    // A part may have been given back at the dashboard.
    const good = all.filter((refund) => !hasFailed(refund))
    const amountMinor = good.reduce((left, refund) => left - refund.amountMinor, chargedMinor)
    if (good[0] && amountMinor <= 0) return good[0].id
    const [last] = all
    if (last && hasFailed(last)) {
      if (isGone(last) || last.updatedAt.getTime() > Date.now() - 86_400_000) return last.id
      await tx.refund.update({ where: { id: last.id }, data: { answeredAt: new Date(), retryAt: null } })
    }
    const reason = 'The order had ended before the charge.'
    const waitingSince = last && hasFailed(last) ? waitedSince(last) : null
    const { id } = await tx.refund.create({
      data: { id: newId('refund'), paymentId, amountMinor, reason, waitingSince },
    })
    return id
  })
