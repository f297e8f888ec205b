import { beforeAll, expect, it } from 'vitest'
import { startWork } from '#lib/agreements/start-work.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { sweepPayments } from '#lib/payments/sweep-payments.ts'
import { call } from '#tools/testing/call.ts'
import {
  bodyOf,
  confirm,
  control,
  eventTypesOf,
  finalizePayment,
  initiated,
  initiatePayment,
  openMarket,
  paid,
  paymentOf,
  statusOf,
  stripe,
  type Initiated,
  type Market,
} from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { makeUser, researcherActor } from '#prisma/factories.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})

const renew = (orderId: string, key = market.key) =>
  call(routeOf('renewHold'), 'POST', `/orders/${orderId}/payments/renew`, { key })
const orderOf = async (orderId: string) =>
  bodyOf<OrderView>(await call(routeOf('getOrder'), 'GET', `/orders/${orderId}`, { key: market.key })).order
const mailsOf = async (orderId: string) =>
  (await getDb().mail.findMany({ where: { orderId } })).map(({ notice }) => notice)

async function pay({ orderId, offerId }: Initiated, paymentIntentId: string, method?: string): Promise<void> {
  await confirm(paymentIntentId, method)
  bodyOf(await finalizePayment(market, orderId, offerId, paymentIntentId))
}

/** Paid for with a hold that lasts as long as given. */
async function heldFor(hold_seconds: number): Promise<Initiated> {
  const order = await initiated(market)
  await control('POST', `/payment_intents/${order.paymentIntentId}`, { hold_seconds })
  await pay(order, order.paymentIntentId)
  return order
}

it('gives a hold that is about to end back, and takes another', async () => {
  const order = await heldFor(3600)
  const { orderId, offerId, paymentIntentId } = order
  expect(await orderOf(orderId)).toMatchObject({ holdExpiresAt: expect.any(String), confirmedAt: expect.any(String) })
  expect(bodyOf(await renew(orderId))).toEqual({ id: orderId, status: 'awaiting_payment' })
  expect(await orderOf(orderId)).not.toHaveProperty('confirmedAt')
  expect(bodyOf(await renew(orderId))).toEqual({ id: orderId, status: 'awaiting_payment' })
  await runDueJobs()
  expect((await stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled')
  expect((await eventTypesOf(orderId)).filter((type) => type === 'payment.canceled')).toHaveLength(1)

  const { paymentIntentId: second } = bodyOf<{ paymentIntentId: string }>(
    await initiatePayment(market, orderId, offerId),
  )
  expect(second).not.toBe(paymentIntentId)
  await pay(order, second)
  expect(await statusOf(orderId)).toBe('confirmed')
  expect(await orderOf(orderId)).not.toHaveProperty('holdExpiresAt')
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), orderId))
  await runDueJobs()
  expect(await paymentOf(orderId)).toMatchObject({ status: 'captured', paymentIntentId: second })
})

it('leaves a hold alone that lasts, one of a started order, and that of somebody else', async () => {
  const { orderId } = await paid(market)
  expect(await renew(orderId)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } })
  const ending = await heldFor(3600)
  expect(await renew(ending.orderId, (await openMarket()).key)).toMatchObject({ status: 404 })
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), ending.orderId))
  expect(await renew(ending.orderId)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } })
  await runDueJobs()
  expect(await paymentOf(ending.orderId)).toMatchObject({ status: 'captured' })
})

it('either starts the work or renews the hold when both come at once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { orderId, paymentIntentId } = await heldFor(3600)
    const [started, renewed] = await Promise.allSettled([
      inTransaction((tx) => startWork(tx, researcherActor(market.researcher), orderId)),
      renew(orderId),
    ])
    await runDueJobs()
    const won = renewed.status === 'fulfilled' && renewed.value.status === 200
    expect(started.status === 'fulfilled').toBe(!won)
    expect((await stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe(won ? 'canceled' : 'succeeded')
  }
})

it('reminds whoever renewed a hold and then did not pay, and nobody else', async () => {
  const order = await heldFor(3600)
  const user = await makeUser(getDb(), { emailVerifiedAt: new Date() })
  await getDb().membership.create({ data: { userId: user.id, clientId: market.client.id } })
  bodyOf(await renew(order.orderId))
  await runDueJobs()
  expect(await mailsOf(order.orderId)).not.toContain('pay_anew')
  const hourLater = async () => {
    await getDb().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL`
    await runDueJobs()
  }
  await hourLater()
  expect(await mailsOf(order.orderId)).toContain('pay_anew')
  const withdrawn = await paid(market)
  bodyOf(await call(routeOf('withdrawOrder'), 'POST', `/orders/${withdrawn.orderId}/withdraw`, { key: market.key }))
  await runDueJobs()
  await hourLater()
  expect(await mailsOf(withdrawn.orderId)).not.toContain('pay_anew')
})

it('looks at the hold of a wallet that names no end by its age, and asks for another payment once it has lapsed', async () => {
  const order = await initiated(market)
  await pay(order, order.paymentIntentId, 'pm_simulator_link')
  expect(await paymentOf(order.orderId)).toMatchObject({ status: 'authorized', captureBefore: null })
  await control('POST', '/clock', { advanceSeconds: 8 * 86_400 })
  const weekAgo = new Date(Date.now() - 8 * 86_400_000)
  await getDb().payment.updateMany({ where: { orderId: order.orderId }, data: { createdAt: weekAgo } })
  await sweepPayments()
  await runDueJobs()
  expect(await paymentOf(order.orderId)).toMatchObject({ status: 'expired' })
  expect(await statusOf(order.orderId)).toBe('awaiting_payment')
})
