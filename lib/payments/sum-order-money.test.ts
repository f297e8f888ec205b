import { beforeEach, expect, it } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { refundOrder } from '#lib/payments/refund-order.ts'
import type { OrderMoney } from '#lib/payments/schema.ts'
import { findGroups } from '#lib/payments/sum-order-money.ts'
import { sumMoney } from '#lib/payments/sum-money.ts'
import type { OrderTotals } from '#lib/payments/totals-schema.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { makeClient, makeKey, researcherActor } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { chargedTwice } from '#tools/testing/charged-twice.ts'
import {
  bodyOf,
  control,
  initiated,
  offered,
  openMarket,
  paid,
  paymentOf,
  selectOffer,
  stripe,
  type Market,
} from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

let market: Market
beforeEach(async () => {
  market = await openMarket()
  await control('POST', '/new_refunds', { status: 'succeeded' })
})

const totals = async (query = '', key = market.key) =>
  bodyOf<OrderTotals>(await call(routeOf('sumOrderMoney'), 'GET', `/orders/totals?${query}`, { key }))
async function charged(order: Record<string, unknown> = {}) {
  const held = await paid(market, order)
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), held.orderId))
  await runDueJobs()
  return held
}
async function dispute({ orderId, paymentIntentId }: { orderId: string; paymentIntentId: string }, status?: string) {
  await control('POST', '/disputes', { payment_intent: paymentIntentId })
  const { id } = await paymentOf(orderId)
  await syncPayment(id, { disputes: true })
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntentId })
  if (status) await control('POST', `/disputes/${data[0]?.id}`, { status })
  await syncPayment(id, { disputes: true })
}

it('adds up what the orders come to one by one, and each filter’s own', async () => {
  const reference = 'CASE-7'
  const ids = [(await offered(market)).orderId, (await initiated(market)).orderId]
  ids.push((await paid(market, { externalOrderRef: reference })).orderId)
  const refunded = await charged({ externalOrderRef: reference })
  const reason = 'A page was missing.'
  await inTransaction((tx) =>
    refundOrder(tx, systemActor('development'), refunded.orderId, { amountMinor: 1000, reason }),
  )
  await runDueJobs()
  const [asked, lost, won, dollars] = [
    await charged(),
    await charged(),
    await charged(),
    await charged({ currency: 'USD' }),
  ]
  await dispute(asked)
  await dispute(lost, 'lost')
  await dispute(won, 'won')
  ids.push(...[refunded, asked, lost, won, dollars].map(({ orderId }) => orderId))
  const { orders } = bodyOf<OrderMoney>(
    await call(routeOf('listOrderMoney'), 'GET', `/orders/money?orderIds=${ids.join(',')}`, { key: market.key }),
  )
  const sums = sumMoney(orders.flatMap(({ payment }) => payment ?? []))
  expect(sums).toContainEqual({ currency: 'EUR', held: 4675, charged: 3675 + 4675, disputed: 2 * 4675 })
  const invoiced = 0
  expect(await totals()).toEqual({
    ...{ orders: ids.length, more: false },
    sums: sums.map((sum) => ({ ...sum, invoiced })),
  })
  expect(await totals(`externalOrderRef=${reference}`)).toEqual({
    ...{ orders: 2, more: false },
    sums: [{ currency: 'EUR', held: 4675, charged: 3675, disputed: 0, invoiced }],
  })
  // What a sort leaves out of the list is left out here.
  expect(await totals('sort=reference')).toMatchObject({ orders: 2 })
  expect(await totals('q=nothing%20like%20it')).toEqual({ orders: 0, more: false, sums: [] })
  const stranger = await makeKey(getDb(), (await makeClient(getDb())).id)
  expect(await totals('', stranger.key)).toEqual({ orders: 0, more: false, sums: [] })
})

it('counts an order that was paid for again once', async () => {
  const { orderId } = await paid(market)
  const { id, offerId } = await paymentOf(orderId)
  await getDb().payment.update({ where: { id }, data: { status: 'expired' } })
  const { id: _, paymentIntentId: __, ...row } = await getDb().payment.findUniqueOrThrow({ where: { id } })
  await getDb().payment.create({
    data: { ...row, id: newId('payment'), offerId, status: 'authorized', paymentIntentId: `pi_${orderId}` },
  })
  expect((await totals()).sums).toEqual([{ currency: 'EUR', held: 4675, charged: 0, disputed: 0, invoiced: 0 }])
})

it('tells of a charge before the newest payment wherever money is told of, until it has gone back', async () => {
  const { orderId, firstId } = await chargedTwice(market)
  const actor = systemActor('development')
  await inTransaction((tx) =>
    refundOrder(tx, actor, orderId, { amountMinor: 1000, reason: 'Late.', paymentId: firstId }),
  )
  await runDueJobs()
  const { orders } = bodyOf<OrderMoney>(
    await call(routeOf('listOrderMoney'), 'GET', `/orders/money?orderIds=${orderId}`, { key: market.key }),
  )
  const first = { status: 'partially_refunded', amount: 4675, refundedAmount: 1000 }
  expect(orders).toMatchObject([{ payment: { status: 'captured', amount: 4675 }, earlierCharges: [first] }])
  const sum = { currency: 'EUR', held: 0, charged: 4675 + 3675, disputed: 0, invoiced: 0 }
  expect((await totals()).sums).toEqual([sum])
})

it('counts a charge before the newest payment as taken back where its bank has done that', async () => {
  const { orderId, firstId } = await chargedTwice(market)
  const { paymentIntentId } = await getDb().payment.findUniqueOrThrow({ where: { id: firstId } })
  await control('POST', '/disputes', { payment_intent: paymentIntentId })
  const { data } = await stripe.disputes.list({ payment_intent: String(paymentIntentId) })
  await control('POST', `/disputes/${data[0]?.id}`, { status: 'lost' })
  await syncPayment(firstId, { disputes: true })
  const { orders } = bodyOf<OrderMoney>(
    await call(routeOf('listOrderMoney'), 'GET', `/orders/money?orderIds=${orderId}`, { key: market.key }),
  )
  expect(orders[0]?.earlierCharges).toMatchObject([{ dispute: 'lost', disputedAmount: 4675 }])
  const sum = { currency: 'EUR', held: 0, charged: 4675, disputed: 4675, invoiced: 0 }
  expect((await totals()).sums).toEqual([sum])
})

it('adds up what was invoiced where no card pays', async () => {
  const byInvoice = await openMarket({ billing: 'invoice' })
  const robot = researcherActor(byInvoice.researcher)
  for (const noFind of [undefined, 20]) {
    const { orderId, offerId } = await offered(byInvoice, {}, 42.5, noFind)
    bodyOf(await selectOffer(byInvoice, orderId, offerId))
    await inTransaction((tx) => startWork(tx, robot, orderId))
    await inTransaction((tx) => deliverOrder(tx, robot, orderId, { outcome: 'not_found', report: 'Searched.' }))
    await inTransaction((tx) => completeOrder(tx, systemActor('development'), orderId))
  }
  await offered(byInvoice)
  await runDueJobs()
  expect(await totals('', byInvoice.key)).toEqual({
    ...{ orders: 3, more: false },
    sums: [{ currency: 'EUR', held: 0, charged: 0, disputed: 0, invoiced: 4675 + 2200 }],
  })
  // A card had paid for one of them before, for work that was given back.
  const invoice = await getDb().billingDocument.findFirstOrThrow({
    where: { clientId: byInvoice.client.id, kind: 'invoice' },
  })
  const { offerId } = await getDb().orderTerms.findUniqueOrThrow({ where: { orderId: invoice.orderId ?? '' } })
  const { id } = await paymentOf((await paid(market)).orderId)
  const row = await getDb().payment.findUniqueOrThrow({ where: { id } })
  await getDb().payment.create({
    data: {
      ...{
        ...row,
        id: newId('payment'),
        orderId: invoice.orderId ?? '',
        offerId,
        paymentIntentId: `pi_${offerId}`,
      },
      ...{ status: 'refunded', refundedMinor: row.amountMinor },
    },
  })
  expect((await totals('', byInvoice.key)).sums).toEqual([
    { currency: 'EUR', held: 0, charged: 0, disputed: 0, invoiced: 4675 + 2200 },
  ])
})

it('adds up the newest where there are more than it takes', async () => {
  for (let n = 0; n < 3; n += 1) await paid(market)
  const groups = await findGroups(getDb(), market.actor, {}, 2)
  expect(groups).toMatchObject([{ found: 3, amount: 2 * 4675 }])
})
