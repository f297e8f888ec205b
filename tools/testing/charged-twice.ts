import { giveBackOrder } from '#lib/agreements/give-back-order.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { makeOffer } from '#lib/offers/make-offer.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import {
  bodyOf,
  confirm,
  control,
  finalizePayment,
  initiatePayment,
  paid,
  paymentOf,
  selectOffer,
  stripe,
  type Market,
} from '#tools/testing/market.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { researcherActor } from '#prisma/factories.ts'

const given = { amount: 42.5, message: 'On Tuesday.', estimatedCompletionDate: '2031-03-01' }

/**
 * An order with two charges, of 46.75 each: who was to do it gave it back, another was chosen and has begun, and the refund of
 * the first charge failed after it had arrived.
 */
export async function chargedTwice(market: Market, failure_reason?: string) {
  const { orderId, paymentIntentId } = await paid(market)
  const first = await paymentOf(orderId)
  await stripe.paymentIntents.capture(paymentIntentId)
  await syncPayment(first.id)
  await inTransaction((tx) =>
    giveBackOrder(tx, researcherActor(market.researcher), orderId, { reason: 'The reading room is closed.' }),
  )
  await runDueJobs()
  const { id: offerId } = await inTransaction((tx) => makeOffer(tx, researcherActor(market.rival), orderId, given))
  bodyOf(await selectOffer(market, orderId, offerId))
  const again = bodyOf<{ paymentIntentId: string }>(await initiatePayment(market, orderId, offerId))
  await confirm(again.paymentIntentId)
  bodyOf(await finalizePayment(market, orderId, offerId, again.paymentIntentId))
  await inTransaction((tx) => startWork(tx, researcherActor(market.rival), orderId))
  await runDueJobs()
  const [made] = (await stripe.refunds.list({ payment_intent: paymentIntentId })).data
  await control('POST', `/refunds/${made?.id}`, { status: 'failed', failure_reason })
  await syncPayment(first.id)
  await runDueJobs()
  const second = await getDb().payment.findFirstOrThrow({ where: { orderId }, orderBy: { id: 'desc' } })
  return { orderId, firstId: first.id, secondId: second.id }
}
