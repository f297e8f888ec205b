import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import type { OrderLedgerView } from '#lib/dossiers/schema.ts'
import { getEnv } from '#lib/env.ts'
import { newId } from '#lib/ids.ts'
import type { OrderDossierView } from '#lib/operators/schema.ts'
import { refundOrder } from '#lib/payments/refund-order.ts'
import { sweepPayments } from '#lib/payments/sweep-payments.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { describeShare } from '#lib/payments/words.ts'
import { findTroubledPayments } from '#lib/queue/find-troubled-payments.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { call } from '#tools/testing/call.ts'
import { checkAccounts } from '#tools/testing/check-ledger.ts'
import { checkMoney } from '#tools/testing/check-money.ts'
import { completed } from '#tools/testing/delivered-order.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf, control, openMarket, paymentOf, stripe, type Market } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

const actor = { type: 'operator', id: 'usr_test', name: 'Test', environment: 'development', scopes: [] } as const
let market: Market
let token: string
beforeAll(async () => {
  market = await openMarket()
  token = await makeToken('operator')
})

const refund = (orderId: string, amountMinor: number) =>
  inTransaction((tx) => refundOrder(tx, systemActor('development'), orderId, { amountMinor, reason: 'A page.' }))
const writeOff = (orderId: string, amountMinor: number, key = token) =>
  call(routeOf('writeOffDebt'), 'POST', `/operator/orders/${orderId}/write-off`, {
    key,
    body: { amountMinor, reason: 'They no longer work with us.' },
  })
const troublesOf = async (orderId: string) =>
  (await findTroubledPayments(getDb(), actor)).filter((item) => item.orderId === orderId)
const sentTo = async (orderId: string) =>
  (await stripe.transfers.list({ transfer_group: orderId })).data.reduce(
    (sum, { amount, amount_reversed }) => sum + amount - amount_reversed,
    0,
  )
const later = async () => {
  await getDb()
    .$executeRaw`UPDATE payments SET share_refused_at = share_refused_at - interval '2 days', updated_at = updated_at - interval '2 days'`
  await sweepPayments()
  await runDueJobs()
}

/** The researcher has their share at the bank when the customer gets 11 of 46.75 back: they owe 10. */
async function indebted() {
  const order = await completed(market)
  const { researcherAccountId } = await paymentOf(order.orderId)
  await control('POST', `/accounts/${researcherAccountId}/payout`)
  await refund(order.orderId, 1100)
  await runDueJobs()
  expect(await troublesOf(order.orderId)).toMatchObject([{ trouble: 'debt', concerned: 10 }])
  return order
}

it('gives a debt up: nobody is asked for it any more, and no later share pays for it', async () => {
  const { orderId } = await indebted()
  expect(bodyOf(await writeOff(orderId, 1000))).toEqual({ orderId, writtenOffMinor: 1000, currency: 'EUR' })
  expect(await troublesOf(orderId)).toEqual([])
  await later()
  const next = await completed(market)
  expect(await sentTo(next.orderId)).toBe(4250)
  expect(await sentTo(orderId)).toBe(4250)
  expect(await paymentOf(orderId)).toMatchObject({ shareDueMinor: 4250, shareSentMinor: 4250, shareRefusal: null })
  expect(await getDb().operatorAction.findMany({ where: { targetId: orderId } })).toMatchObject([
    { action: 'payment.write_off', reason: 'They no longer work with us.', after: { shareWrittenOffMinor: 1000 } },
  ])
  await checkMoney([orderId, next.orderId])
  await checkAccounts([orderId, next.orderId])

  const key = await makeToken('researcher', { researcher: market.researcher })
  const path = `/research/orders/${orderId}`
  const { share } = bodyOf<ResearchOrderView>(await call(routeOf('getResearchOrder'), 'GET', path, { key }))
  expect(describeShare(share, 'completed', (minor) => `€${minor / 100}`)).toEqual([
    '€42.5 was sent to your payout account.',
    '€10 of it is more than your part, since the customer got money back. It was written off: you keep it.',
  ])
})

it('owes nothing more for what was given up, once the refund that it came of has failed', async () => {
  const { orderId } = await indebted()
  bodyOf(await writeOff(orderId, 1000))
  const owedTo = async () =>
    bodyOf<OrderLedgerView>(
      await call(routeOf('getOrderLedger'), 'GET', `/operator/orders/${orderId}/ledger`, { key: token }),
    ).payments.map(({ now }) => now.researcher.owedMinor)
  const writtenOff = async () =>
    bodyOf<OrderDossierView>(
      await call(routeOf('getAnyOrder'), 'GET', `/operator/orders/${orderId}`, { key: token }),
    ).payments.map(({ shareWrittenOffMinor }) => shareWrittenOffMinor)
  expect(await owedTo()).toEqual([0])
  expect(await writtenOff()).toEqual([1000])
  const { id } = await paymentOf(orderId)
  const { data } = await stripe.refunds.list({ payment_intent: (await paymentOf(orderId)).paymentIntentId ?? '' })
  for (const one of data) await control('POST', `/refunds/${one.id}`, { status: 'failed' })
  await syncPayment(id, { disputes: true })
  expect(await paymentOf(orderId)).toMatchObject({ refundedMinor: 0, reversedMinor: 0 })
  expect(await owedTo()).toEqual([0])
  expect(await writtenOff()).toEqual([0])
})

it('asks again for what comes on top of it', async () => {
  const { orderId } = await indebted()
  bodyOf(await writeOff(orderId, 1000))
  await refund(orderId, 1100)
  await runDueJobs()
  expect(await paymentOf(orderId)).toMatchObject({ shareDueMinor: 3250, shareSentMinor: 4250 })
  expect(await troublesOf(orderId)).toMatchObject([{ trouble: 'debt', concerned: 10 }])
  bodyOf(await writeOff(orderId, 1000))
  expect(await paymentOf(orderId)).toMatchObject({ shareDueMinor: 4250, shareWrittenOffMinor: 2000 })
  await checkMoney([orderId])
})

it('writes off what was shown or nothing, once, and only what is owed', async () => {
  const { orderId } = await indebted()
  expect(await writeOff(orderId, 999)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } })
  expect(await writeOff(orderId, 0)).toMatchObject({ status: 400, body: { details: [{ field: 'amountMinor' }] } })
  const both = await Promise.all([writeOff(orderId, 1000), writeOff(orderId, 1000)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await paymentOf(orderId)).toMatchObject({ shareWrittenOffMinor: 1000 })
  const other = await completed(market)
  expect(await writeOff(other.orderId, 1000)).toMatchObject({ status: 409 })
})

it('counts what was given up of the order before when it asks for a second operator', async () => {
  const settings = { ...getEnv() }
  onTestFinished(() => void Object.assign(getEnv(), settings))
  Object.assign(getEnv(), { APPROVAL_ABOVE: new Map([['EUR', 1500]]), TWO_OPERATORS: 'always' })
  const { orderId } = await indebted()
  bodyOf(await writeOff(orderId, 1000))
  await refund(orderId, 1100)
  await runDueJobs()
  expect(await writeOff(orderId, 1000)).toMatchObject({ status: 409, body: { code: 'approval_required' } })
})

it('gives nothing up that is being taken back at this moment', async () => {
  const { orderId } = await indebted()
  const { id: paymentId } = await paymentOf(orderId)
  await getDb().shareMovement.create({
    data: { id: newId('shareMovement'), paymentId, kind: 'reversal', amountMinor: -1000 },
  })
  expect(await writeOff(orderId, 1000)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } })
})

it('either sets a debt off or writes it off when both come at once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { orderId } = await indebted()
    const [next] = await Promise.all([completed(market), writeOff(orderId, 1000)])
    await later()
    const { shareWrittenOffMinor, shareSentMinor, shareDueMinor } = await paymentOf(orderId)
    expect(shareSentMinor).toBe(shareDueMinor)
    expect(await sentTo(next.orderId)).toBe(shareWrittenOffMinor > 0 ? 4250 : 3250)
    await checkMoney([orderId, next.orderId])
  }
})
