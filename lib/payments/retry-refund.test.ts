import { beforeEach, expect, it } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { tryRefundAgain } from '#lib/operators/try-refund-again.ts'
import { toSnapshot } from '#lib/payments/get-payment.ts'
import { refundOrder } from '#lib/payments/refund-order.ts'
import { sweepPayments } from '#lib/payments/sweep-payments.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { findTroubledPayments } from '#lib/queue/find-troubled-payments.ts'
import { chargedTwice } from '#tools/testing/charged-twice.ts'
import { checkMoney } from '#tools/testing/check-money.ts'
import { delivered } from '#tools/testing/delivered-order.ts'
import { control, openMarket, paymentOf, stripe, type Market } from '#tools/testing/market.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

const operator = { type: 'operator', id: 'usr_test', name: 'Test', environment: 'development', scopes: [] } as const
let market: Market

beforeEach(async () => {
  market = await openMarket()
  await control('POST', '/new_refunds', { status: 'succeeded' })
})

async function refund(orderId: string, amountMinor?: number): Promise<void> {
  const reason = 'A page was missing.'
  await inTransaction((tx) => refundOrder(tx, systemActor('development'), orderId, { amountMinor, reason }))
  await runDueJobs()
}
const rowsOf = async (orderId: string) =>
  getDb().refund.findMany({ where: { payment: { orderId } }, orderBy: { id: 'asc' } })
const troublesOf = async (orderId: string) =>
  (await findTroubledPayments(getDb(), operator)).filter((item) => item.orderId === orderId)
const snapshotOf = async (orderId: string) =>
  toSnapshot(await getDb().payment.findFirstOrThrow({ where: { orderId }, include: { refunds: true, disputes: true } }))

async function sweepAfter(days: number): Promise<void> {
  await control('POST', '/clock', { advanceSeconds: days * 86_400 })
  await getDb()
    .$executeRaw`UPDATE refunds SET retry_at = retry_at - make_interval(days => ${days}), updated_at = updated_at - make_interval(days => ${days}),
    created_at = created_at - make_interval(days => ${days})`
  await sweepPayments()
  await runDueJobs()
}

async function failLast(paymentIntentId: string, orderId: string, failure_reason: string): Promise<void> {
  const [last] = (await stripe.refunds.list({ payment_intent: paymentIntentId })).data
  await control('POST', `/refunds/${last?.id}`, { status: 'failed', failure_reason })
  await syncPayment((await paymentOf(orderId)).id)
  await runDueJobs()
}

it('tries a refund again when our balance may have recovered, one at a time, and is done when it has', async () => {
  const { orderId, paymentIntentId } = await delivered(market)
  await control('POST', '/new_refunds', { status: 'balance_insufficient' })
  await refund(orderId, 1100)
  expect(await snapshotOf(orderId)).toMatchObject({ failedRefundAmount: 1100, retriedRefundAmount: 1100 })
  expect(await troublesOf(orderId)).toEqual([])
  await sweepAfter(0)
  expect(await rowsOf(orderId)).toHaveLength(1)

  await control('POST', '/new_refunds', { status: 'pending' })
  await sweepAfter(1)
  expect(
    (await rowsOf(orderId)).map(({ status, attempt, answeredAt }) => [status, attempt, answeredAt !== null]),
  ).toEqual([
    ['failed', 1, true],
    ['pending', 2, false],
  ])
  await sweepAfter(4)
  expect(await stripe.refunds.list({ payment_intent: paymentIntentId })).toMatchObject({
    data: [{ status: 'pending' }],
  })
  const [made] = (await stripe.refunds.list({ payment_intent: paymentIntentId })).data
  await control('POST', `/refunds/${made?.id}`, { status: 'succeeded' })
  await syncPayment((await paymentOf(orderId)).id)
  const snapshot = await snapshotOf(orderId)
  expect(snapshot).toMatchObject({ status: 'partially_refunded', refundedAmount: 1100 })
  expect(snapshot).not.toHaveProperty('failedRefundAmount')
  await checkMoney([orderId])
})

it('hands it to the operator after three tries', async () => {
  const { orderId, paymentIntentId } = await delivered(market)
  await refund(orderId)
  for (const days of [1, 3, 9]) {
    await failLast(paymentIntentId, orderId, 'insufficient_funds')
    await sweepAfter(days)
  }
  await sweepAfter(9)
  expect((await rowsOf(orderId)).map(({ attempt }) => attempt)).toEqual([1, 2, 3])
  expect(await troublesOf(orderId)).toMatchObject([{ trouble: 'refund_failed', concerned: 46.75 }])
  expect(await snapshotOf(orderId)).not.toHaveProperty('retriedRefundAmount')
  await checkMoney([orderId])
})

it.each(['lost_or_stolen_card', 'expired_or_canceled_card', 'merchant_request'])(
  'leaves one that failed for good to the operator: %s',
  async (reason) => {
    const { orderId, paymentIntentId } = await delivered(market)
    await refund(orderId, 1100)
    await failLast(paymentIntentId, orderId, reason)
    expect(await troublesOf(orderId)).toMatchObject([{ trouble: 'refund_failed' }])
    await sweepAfter(9)
    expect(await rowsOf(orderId)).toHaveLength(1)
  },
)

it('waits for the operator since it first did, however often they try it again', async () => {
  const { orderId, paymentIntentId } = await delivered(market)
  await refund(orderId, 1100)
  // What tries itself again doesn't wait for them yet.
  await failLast(paymentIntentId, orderId, 'insufficient_funds')
  await sweepAfter(1)
  await failLast(paymentIntentId, orderId, 'merchant_request')
  const waits = async () => (await troublesOf(orderId)).map(({ since }) => since)
  const [first] = await waits()
  expect(first).toBe((await rowsOf(orderId))[1]?.updatedAt.toISOString())
  for (const status of ['pending', 'succeeded']) {
    await control('POST', '/new_refunds', { status })
    const last = (await rowsOf(orderId)).at(-1)
    await inTransaction((tx) => tryRefundAgain(tx, operator, last?.id ?? ''))
    await runDueJobs()
    await failLast(paymentIntentId, orderId, 'merchant_request')
    expect(await waits()).toEqual([first])
  }
})

it.each<[string, (intent: string, orderId: string) => Promise<unknown>]>([
  ['somebody refunds at the dashboard', (intent) => stripe.refunds.create({ payment_intent: intent, amount: 1100 })],
  ['the bank disputes the charge', (intent) => control('POST', '/disputes', { payment_intent: intent })],
])('does not send money twice when meanwhile %s', async (_, meanwhile) => {
  const { orderId, paymentIntentId } = await delivered(market)
  await refund(orderId, 1100)
  await failLast(paymentIntentId, orderId, 'insufficient_funds')
  await meanwhile(paymentIntentId, orderId)
  await syncPayment((await paymentOf(orderId)).id, { disputes: true })
  const before = (await stripe.refunds.list({ payment_intent: paymentIntentId })).data.length
  await sweepAfter(2)
  expect((await stripe.refunds.list({ payment_intent: paymentIntentId })).data).toHaveLength(before)
  expect((await troublesOf(orderId)).map(({ trouble }) => trouble)).toContain('refund_failed')
})

it.each<[string, (intent: string) => Promise<unknown>]>([
  ['the rest and it are refunded at the dashboard', (intent) => stripe.refunds.create({ payment_intent: intent })],
  [
    'the bank takes the charge back',
    async (intent) => {
      const { id } = (await control('POST', '/disputes', { payment_intent: intent })) as { id: string }
      await control('POST', `/disputes/${id}`, { status: 'lost' })
    },
  ],
])('has nobody see to a failed refund any more once %s', async (_, returned) => {
  const { orderId, paymentIntentId } = await delivered(market)
  await refund(orderId, 1100)
  await failLast(paymentIntentId, orderId, 'insufficient_funds')
  await returned(paymentIntentId)
  await syncPayment((await paymentOf(orderId)).id, { disputes: true })
  expect(await rowsOf(orderId)).toContainEqual(
    expect.objectContaining({ status: 'failed', answeredAt: expect.any(Date), retryAt: null }),
  )
  expect(await snapshotOf(orderId)).not.toHaveProperty('failedRefundAmount')
  expect((await troublesOf(orderId)).map(({ trouble }) => trouble)).not.toContain('refund_failed')
  await checkMoney([orderId])
})

it('leaves the other failed refund of a payment what it is when it retries one', async () => {
  const { orderId, paymentIntentId } = await delivered(market)
  await refund(orderId, 1100)
  await refund(orderId, 500)
  const { data } = await stripe.refunds.list({ payment_intent: paymentIntentId })
  for (const [at, failure_reason] of ['lost_or_stolen_card', 'insufficient_funds'].entries())
    await control('POST', `/refunds/${data[at]?.id}`, { status: 'failed', failure_reason })
  await syncPayment((await paymentOf(orderId)).id)
  await sweepAfter(2)
  expect(await snapshotOf(orderId)).toMatchObject({ refundedAmount: 1100, failedRefundAmount: 500 })
  await checkMoney([orderId])
})

it('mails nobody of a refund that waits for its retry, and drops the retry for the operator’s own refund', async () => {
  const { orderId } = await delivered(market)
  await control('POST', '/new_refunds', { status: 'balance_insufficient' })
  await refund(orderId, 1100)
  expect(await getDb().mail.count({ where: { orderId, notice: 'refund_failed' } })).toBe(0)
  await control('POST', '/new_refunds', { status: 'succeeded' })
  await refund(orderId, 1100)
  await sweepAfter(2)
  expect(await snapshotOf(orderId)).toMatchObject({ refundedAmount: 1100 })
  expect(await rowsOf(orderId)).toHaveLength(2)
})

it('gives back of the charge whose refund failed, though the order was charged anew', async () => {
  const { orderId, firstId, secondId } = await chargedTwice(market, 'insufficient_funds')
  await sweepAfter(2)
  expect(await rowsOf(orderId)).toMatchObject([
    { paymentId: firstId, status: 'failed', answeredAt: expect.any(Date) },
    { paymentId: firstId, status: 'succeeded', amountMinor: 4675, attempt: 2 },
  ])
  expect(await getDb().payment.findUnique({ where: { id: secondId } })).toMatchObject({ refundedMinor: 0 })
  await checkMoney([orderId])
})

it('does not send money twice that a bank asks about of the charge whose refund failed, though another has it left', async () => {
  const { orderId, firstId } = await chargedTwice(market, 'insufficient_funds')
  const { paymentIntentId } = await getDb().payment.findUniqueOrThrow({ where: { id: firstId } })
  await control('POST', '/disputes', { payment_intent: paymentIntentId })
  await syncPayment(firstId, { disputes: true })
  await sweepAfter(2)
  expect(await rowsOf(orderId)).toMatchObject([{ paymentId: firstId, status: 'failed', retryAt: null }])
})
