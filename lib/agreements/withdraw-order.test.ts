import { expect, it } from 'vitest'
import { withdrawOrder } from '#lib/agreements/withdraw-order.ts'
import { inTransaction } from '#lib/db.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { checkMoney } from '#tools/testing/check-money.ts'
import { checkWords } from '#tools/testing/check-words.ts'
import { openMarket, paid, paymentOf, stripe } from '#tools/testing/market.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

it.each([true, false])(
  'gives back what somebody charged at the dashboard before work began; known of by then: %s',
  async (known) => {
    const market = await openMarket()
    const { orderId, paymentIntentId } = await paid(market)
    await stripe.paymentIntents.capture(paymentIntentId)
    const { id } = await paymentOf(orderId)
    if (known) await syncPayment(id)
    await inTransaction((tx) => withdrawOrder(tx, market.actor, orderId))
    await runDueJobs()
    expect(await paymentOf(orderId)).toMatchObject({ status: 'refunded', refundedMinor: 4675 })
    await checkMoney([orderId])
    await checkWords([orderId], { settled: true })
  },
)
