import { beforeEach, expect, it } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { cancelOrder } from '#lib/agreements/cancel-order.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { giveBackOrder } from '#lib/agreements/give-back-order.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { tellRefunded } from '#lib/notices/customer-money.ts'
import { chargedTwice } from '#tools/testing/charged-twice.ts'
import { checkMoney } from '#tools/testing/check-money.ts'
import { makeOffer } from '#lib/offers/make-offer.ts'
import { findTroubledPayments } from '#lib/queue/find-troubled-payments.ts'
import { findUnexplained, reconcileBalance } from '#lib/payments/reconcile-balance.ts'
import { carryOutRefund } from '#lib/payments/carry-out-refund.ts'
import { paymentQueue } from '#lib/payments/jobs.ts'
import { previewEnd } from '#lib/payments/preview-end.ts'
import { refundOrder } from '#lib/payments/refund-order.ts'
import { settleShare } from '#lib/payments/settle-share.ts'
import { sweepPayments } from '#lib/payments/sweep-payments.ts'
import { settleSharesOf } from '#lib/payments/settle-shares.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { toSnapshot } from '#lib/payments/get-payment.ts'
import {
  bodyOf,
  confirm,
  control,
  eventTypesOf,
  finalizePayment,
  initiated,
  initiatePayment,
  ledger,
  openMarket,
  paid,
  paymentOf,
  selectOffer,
  stripe,
  type Initiated,
  type Market,
} from '#tools/testing/market.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { waitingOf } from '#tools/testing/queue.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { researcherActor } from '#prisma/factories.ts'

const system = systemActor('development')
const operator = { type: 'operator', id: 'usr_test', name: 'Test', environment: 'development', scopes: [] } as const
let market: Market

beforeEach(async () => {
  market = await openMarket()
  await control('POST', '/new_refunds', { status: 'succeeded' })
})

async function delivered(): Promise<Initiated> {
  const order = await paid(market)
  const robot = researcherActor(market.researcher)
  await inTransaction((tx) => startWork(tx, robot, order.orderId))
  await inTransaction((tx) =>
    deliverOrder(tx, robot, order.orderId, { outcome: 'not_found', report: 'Searched 1880 to 1900.' }),
  )
  await runDueJobs()
  return order
}

async function completed(): Promise<Initiated> {
  const order = await delivered()
  await inTransaction((tx) => completeOrder(tx, system, order.orderId))
  await runDueJobs()
  return order
}

const refund = (orderId: string, amountMinor?: number, paymentId?: string) =>
  inTransaction((tx) => refundOrder(tx, system, orderId, { paymentId, amountMinor, reason: 'A page was missing.' }))
const payOut = async () => control('POST', `/accounts/${await accountOf()}/payout`)
const accountOf = async () =>
  (await getDb().researcherAccount.findFirstOrThrow({ where: { researcherId: market.researcher.id } })).accountId
const refundsAt = async (intent: string) => (await stripe.refunds.list({ payment_intent: intent, limit: 100 })).data
const transferredTo = async (orderId: string) =>
  (await stripe.transfers.list({ transfer_group: orderId })).data.reduce(
    (sum, { amount, amount_reversed }) => sum + amount - amount_reversed,
    0,
  )
const troublesOf = async (orderId: string) =>
  (await findTroubledPayments(getDb(), operator)).filter((item) => item.orderId === orderId)
const snapshotOf = async (orderId: string) =>
  toSnapshot(await getDb().payment.findFirstOrThrow({ where: { orderId }, include: { refunds: true, disputes: true } }))

/** More than one job asks: on a busy machine it is tried again, seconds later, while the others still run. */
const untilTakenAway = { times: 99 }

/** Two days later: the provider has forgotten its keys, and whatever waits is due. */
async function daysLater(): Promise<void> {
  await control('POST', '/clock', { advanceSeconds: 2 * 86_400 })
  const before = new Date(Date.now() - 2 * 86_400_000)
  await getDb()
    .$executeRaw`UPDATE payments SET updated_at = ${before}, share_refused_at = share_refused_at - interval '2 days',
      share_refused_since = share_refused_since - interval '2 days', swept_at = ${before}, sweep_at = now()`
  await getDb().$executeRaw`UPDATE refunds SET updated_at = ${before}`
  await getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL AND last_error IS NOT NULL`
  await sweepPayments()
  await runDueJobs()
}

/** What has failed is due; with `minutes`, it failed so long ago. */
async function tryAgain({ minutes = 0 } = {}): Promise<void> {
  await getDb().$executeRaw`UPDATE refunds SET tried_at = tried_at - make_interval(mins => ${minutes}::int)`
  await getDb().$executeRaw`UPDATE share_movements SET tried_at = tried_at - make_interval(mins => ${minutes}::int)`
  await getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL AND last_error IS NOT NULL`
  await runDueJobs()
}

it('settles a share that is set off as a whole as one that was transferred', async () => {
  const owing = await completed()
  await payOut()
  await refund(owing.orderId)
  const begun = Date.now()
  for (let day = 0; day < 3; day += 1) await daysLater()
  const [debt] = await troublesOf(owing.orderId)
  expect(debt).toMatchObject({ trouble: 'debt', concerned: 42.5 })
  // It waits since it was first refused, some days ago, and not since the last try.
  expect(new Date(debt?.since ?? '').getTime()).toBeLessThan(begun - 3 * 86_400_000)
  // Put off, it sleeps on though the same is refused every day.
  const { id: targetId } = await paymentOf(owing.orderId)
  const until = new Date(Date.now() + 10 * 86_400_000)
  const said = { snoozedUntil: until, snoozedAt: new Date() }
  await getDb().workItem.create({ data: { kind: 'payments', targetId, environment: 'development', ...said } })
  await daysLater()
  const { shareRefusedAt } = await paymentOf(owing.orderId)
  expect(shareRefusedAt?.getTime()).toBeGreaterThanOrEqual(said.snoozedAt.getTime())
  const asleep = { search: `&snoozed=true&q=${owing.orderId}` }
  expect(await waitingOf('payments', await makeToken('operator'), asleep)).toMatchObject([{ targetId, late: true }])
  const { orderId } = await completed()
  expect(await transferredTo(orderId)).toBe(0)
  expect(await paymentOf(orderId)).toMatchObject({ status: 'transferred', shareDueMinor: 4250, shareSentMinor: 4250 })
  await checkMoney([owing.orderId, orderId])
})

it('refunds once, however often the reversal is refused; what the researcher owes is offset by later shares', async () => {
  const { orderId, paymentIntentId } = await completed()
  await payOut()
  await refund(orderId, 1100)
  await runDueJobs()
  for (let day = 0; day < 3; day += 1) await daysLater()
  expect(await refundsAt(paymentIntentId)).toHaveLength(1)
  expect(await paymentOf(orderId)).toMatchObject({
    status: 'partially_refunded',
    refundedMinor: 1100,
    shareDueMinor: 3250,
    shareSentMinor: 4250,
    shareRefusal: expect.stringContaining('Insufficient funds'),
  })
  expect(await troublesOf(orderId)).toMatchObject([{ trouble: 'debt', concerned: 10 }])

  const next = await completed()
  expect(await transferredTo(next.orderId)).toBe(3250)
  expect(await paymentOf(next.orderId)).toMatchObject({ shareDueMinor: 4250, shareSentMinor: 4250 })
  expect(await paymentOf(orderId)).toMatchObject({ shareSentMinor: 3250, shareRefusal: null })
  expect(await troublesOf(orderId)).toEqual([])
  await checkMoney([orderId, next.orderId])
})

it('takes a debt back or sets it off, and never both, when both are tried at once', async () => {
  for (let n = 0; n < 6; n += 1) {
    market = await openMarket()
    const owing = await completed()
    await control('POST', '/faults', {
      match: { path: '/reversals$' },
      ...{ kind: 'status', status: 400 },
      ...untilTakenAway,
    })
    await refund(owing.orderId)
    await runDueJobs()
    await control('DELETE', '/faults')
    const next = await delivered()
    await inTransaction((tx) => completeOrder(tx, system, next.orderId))
    const [owes, owed] = [await paymentOf(owing.orderId), await paymentOf(next.orderId)]
    expect(owes).toMatchObject({ shareDueMinor: 0, shareSentMinor: 4250, shareRefusal: expect.any(String) })
    await Promise.all([settleShare(owed.id), settleShare(owes.id)])
    await runDueJobs()
    const [reversed, sent] = [4250 - (await transferredTo(owing.orderId)), await transferredTo(next.orderId)]
    expect([reversed + (4250 - sent), n]).toEqual([4250, n])
    expect(await getDb().shareMovement.count({ where: { status: 'pending' } })).toBe(0)
    await checkMoney([owing.orderId, next.orderId])
  }
})

it.each(['refunds', 'transfers', 'reversals'])(
  'finds what it made when the answer was lost and the key forgotten: %s',
  async (path) => {
    const order = await (path === 'transfers' ? delivered() : completed())
    await control('POST', '/faults', {
      match: { method: 'POST', path: `/${path}$` },
      kind: 'lose_response_after',
      ...untilTakenAway,
    })
    if (path === 'transfers') await inTransaction((tx) => completeOrder(tx, system, order.orderId))
    else await refund(order.orderId, 1100)
    await runDueJobs()
    // The comparison with the provider's books sees what was made before we know of it.
    await reconcileBalance('development')
    await control('DELETE', '/faults')
    await daysLater()
    expect(await refundsAt(order.paymentIntentId)).toHaveLength(path === 'transfers' ? 0 : 1)
    const { data } = await stripe.transfers.list({ transfer_group: order.orderId })
    expect(data.map(({ amount, amount_reversed }) => [amount, amount_reversed])).toEqual([
      [4250, path === 'transfers' ? 0 : 1000],
    ])
    await checkMoney([order.orderId])
    await reconcileBalance('development')
    expect(await findUnexplained(getDb(), 'development')).toEqual([])
  },
)

it.each([
  ['refunds', 'before'],
  ['transfers', 'before'],
  ['reversals', 'before'],
  ['refunds', 'after'],
  ['transfers', 'after'],
  ['reversals', 'after'],
])('makes once what the provider repeats a fault of its own for: %s, %s the work', async (path, when) => {
  const order = await (path === 'transfers' ? delivered() : completed())
  const match = { method: 'POST', path: `/${path}$` }
  await control('POST', '/faults', { match, kind: 'status', status: 500, when, remembered: true, times: 1 })
  if (path === 'transfers') await inTransaction((tx) => completeOrder(tx, system, order.orderId))
  else await refund(order.orderId, 1100)
  await runDueJobs()
  const made = async () => [
    (await refundsAt(order.paymentIntentId)).map(({ amount }) => amount),
    (await stripe.transfers.list({ transfer_group: order.orderId })).data.map(({ amount, amount_reversed: back }) => [
      amount,
      back,
    ]),
  ]
  const after = path === 'transfers' ? [[], [[4250, 0]]] : [[1100], [[4250, 1000]]]
  // Soon after the fault it is too early for another: what it made may be seen a little later.
  await tryAgain()
  if (when === 'before') expect(await made()).not.toEqual(after)
  await tryAgain({ minutes: 2 })
  expect(await made()).toEqual(after)
  const settled = path === 'transfers' ? { shareSentMinor: 4250 } : { refundedMinor: 1100, shareSentMinor: 3250 }
  expect(await paymentOf(order.orderId)).toMatchObject(settled)
  await checkMoney([order.orderId])
})

it('asks under one new key after the other while the provider stores faults of its own', async () => {
  const { orderId, paymentIntentId } = await delivered()
  const match = { method: 'POST', path: '/refunds$' }
  await control('POST', '/faults', { match, kind: 'status', status: 500, remembered: true, ...untilTakenAway })
  await refund(orderId, 1100)
  await runDueJobs()
  await tryAgain({ minutes: 2 })
  const triedAt = async () =>
    (await getDb().refund.findFirstOrThrow({ where: { payment: { orderId } } })).triedAt?.getTime() ?? 0
  const second = await triedAt()
  await tryAgain()
  expect(await triedAt()).toBeGreaterThan(second)
  expect(await refundsAt(paymentIntentId)).toEqual([])
  await control('DELETE', '/faults')
  await tryAgain({ minutes: 2 })
  expect(await refundsAt(paymentIntentId)).toHaveLength(1)
  await checkMoney([orderId])
})

it('makes a refund once where a second process is asked for it while the first meets a fault after the work', async () => {
  const { orderId, paymentIntentId } = await delivered()
  await refund(orderId, 1100)
  const { id } = await getDb().refund.findFirstOrThrow({ where: { payment: { orderId } } })
  await getDb().refund.update({ where: { id }, data: { triedAt: new Date(Date.now() - 120_000) } })
  // One has looked, in vain, and hears of it only when the other has met the fault.
  const looks = { method: 'GET', path: '/refunds$' }
  await control('POST', '/faults', { match: looks, kind: 'delay', when: 'after', delayMs: 500, times: 1 })
  const makes = { method: 'POST', path: '/refunds$' }
  await control('POST', '/faults', {
    match: makes,
    ...{ kind: 'status', status: 500, when: 'after', remembered: true, times: 1 },
  })
  const both = await Promise.allSettled([carryOutRefund(id), carryOutRefund(id)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await runDueJobs()
  expect(await refundsAt(paymentIntentId)).toHaveLength(1)
  expect(await paymentOf(orderId)).toMatchObject({ refundedMinor: 1100 })
  await checkMoney([orderId])
})

it.each(['lose_response_after', 'lose_response_before'])(
  'settles a transfer whose answer was lost before a bank took the money back: %s',
  async (kind) => {
    const { orderId, paymentIntentId } = await delivered()
    await control('POST', '/faults', { match: { method: 'POST', path: '/transfers$' }, kind, ...untilTakenAway })
    await inTransaction((tx) => completeOrder(tx, system, orderId))
    const { id: paymentId } = await paymentOf(orderId)
    // One try and no more: the queue tries again within seconds, which may be before a busy machine gets on.
    await expect(settleShare(paymentId)).rejects.toThrow()
    await control('DELETE', '/faults')
    const dispute = (await control('POST', '/disputes', { payment_intent: paymentIntentId })) as { id: string }
    await control('POST', `/disputes/${dispute.id}`, { status: 'lost' })
    await syncPayment(paymentId, { disputes: true })
    expect(await paymentOf(orderId)).toMatchObject({ shareDueMinor: 0, shareSentMinor: 0 })
    await daysLater()
    expect(await getDb().shareMovement.count({ where: { paymentId, status: 'pending' } })).toBe(0)
    const { data } = await stripe.transfers.list({ transfer_group: orderId })
    // Made it was taken back, and what wasn't made isn't any more.
    expect(data.map(({ amount, amount_reversed }) => [amount, amount_reversed])).toEqual(
      kind === 'lose_response_after' ? [[4250, 4250]] : [],
    )
    await checkMoney([orderId])
  },
)

it('says that money went back only once it has, and that a refund failed when it did', async () => {
  const { orderId, paymentIntentId } = await delivered()
  await control('POST', '/new_refunds', { status: 'pending' })
  await refund(orderId, 1100)
  await runDueJobs()
  expect(await snapshotOf(orderId)).toMatchObject({ status: 'captured', pendingRefundAmount: 1100 })
  expect(await eventTypesOf(orderId)).not.toContain('payment.refunded')
  // Neither is more sent than would be left, nor anything taken back, before it is decided.
  await inTransaction((tx) => completeOrder(tx, system, orderId))
  await runDueJobs()
  expect(await transferredTo(orderId)).toBe(3250)

  const [made] = await refundsAt(paymentIntentId)
  await control('POST', `/refunds/${made?.id}`, { status: 'failed' })
  await syncPayment((await paymentOf(orderId)).id)
  await runDueJobs()
  expect(await snapshotOf(orderId)).toMatchObject({ status: 'transferred', failedRefundAmount: 1100 })
  expect(await snapshotOf(orderId)).not.toHaveProperty('refundedAmount')
  expect(await eventTypesOf(orderId)).toContain('payment.refund_failed')
  expect(await troublesOf(orderId)).toMatchObject([{ trouble: 'refund_failed', concerned: 11 }])
  expect(await transferredTo(orderId)).toBe(4250)

  await control('POST', '/new_refunds', { status: 'succeeded' })
  await refund(orderId, 1100)
  await runDueJobs()
  expect(await snapshotOf(orderId)).toMatchObject({ status: 'partially_refunded', refundedAmount: 1100 })
  expect(await troublesOf(orderId)).toEqual([])
  await checkMoney([orderId])
})

it('takes a refund back that fails after it had succeeded', async () => {
  const { orderId, paymentIntentId } = await completed()
  await refund(orderId)
  await runDueJobs()
  expect(await paymentOf(orderId)).toMatchObject({ status: 'refunded', shareSentMinor: 0 })
  const [made] = await refundsAt(paymentIntentId)
  await control('POST', `/refunds/${made?.id}`, { status: 'failed' })
  // By then a share comes from what is available, and disputes of other orders have cost something.
  for (let n = 0; n < 3; n += 1) await delivered()
  await daysLater()
  expect(await paymentOf(orderId)).toMatchObject({ status: 'transferred', refundedMinor: 0, shareSentMinor: 4250 })
  await checkMoney([orderId])
})

it('takes back a refund that fails after the order was paid for anew, and lets both stand beside each other', async () => {
  const first = await paid(market)
  const { orderId } = first
  const one = await paymentOf(orderId)
  await stripe.paymentIntents.capture(first.paymentIntentId)
  await syncPayment(one.id)
  await inTransaction((tx) =>
    giveBackOrder(tx, researcherActor(market.researcher), orderId, { reason: 'The reading room is closed.' }),
  )
  await runDueJobs()
  const at = async (id: string) => getDb().payment.findUniqueOrThrow({ where: { id } })
  expect(await at(one.id)).toMatchObject({ status: 'refunded', refundedMinor: 4675 })
  const given = { amount: 42.5, message: 'On Tuesday.', estimatedCompletionDate: '2031-03-01' }
  const { id: offerId } = await inTransaction((tx) => makeOffer(tx, researcherActor(market.rival), orderId, given))
  bodyOf(await selectOffer(market, orderId, offerId))
  const { paymentIntentId } = bodyOf<{ paymentIntentId: string }>(await initiatePayment(market, orderId, offerId))
  const [made] = await refundsAt(first.paymentIntentId)
  await control('POST', `/refunds/${made?.id}`, { status: 'failed' })
  await daysLater()
  expect(await at(one.id)).toMatchObject({ status: 'captured', refundedMinor: 0 })
  expect(await eventTypesOf(orderId)).toContain('payment.refund_failed')
  expect(await troublesOf(orderId)).toMatchObject([{ trouble: 'refund_failed', concerned: 46.75 }])
  // The order goes on with the newer one.
  expect((await initiatePayment(market, orderId, offerId)).status).toBe(200)
  await confirm(paymentIntentId)
  bodyOf(await finalizePayment(market, orderId, offerId, paymentIntentId))
  const endOf = () => inTransaction((tx) => previewEnd(tx, orderId))
  expect(await endOf()).toEqual({ kind: 'refund', amountMinor: 4675, currency: 'EUR' })
  await inTransaction((tx) => startWork(tx, researcherActor(market.rival), orderId))
  await runDueJobs()
  expect(await getDb().payment.findMany({ where: { orderId }, orderBy: { id: 'asc' } })).toMatchObject([
    { id: one.id, status: 'captured' },
    { paymentIntentId, status: 'captured' },
  ])
  expect(await endOf()).toEqual({ kind: 'refund', amountMinor: 9350, currency: 'EUR' })
  // Who names a charge means that one, and nobody's is none of this order's.
  await refund(orderId, 1100, one.id)
  await expect(refund(orderId, 1100, 'pay_unknown')).rejects.toMatchObject({ code: 'payment_not_refundable' })
  await runDueJobs()
  expect(await at(one.id)).toMatchObject({ status: 'partially_refunded', refundedMinor: 1100 })
  expect(await endOf()).toMatchObject({ amountMinor: 8250 })
  // Whoever ends the order gives both back.
  await inTransaction((tx) => cancelOrder(tx, system, orderId, 'Nobody can go there.'))
  await runDueJobs()
  for (const { id } of await getDb().payment.findMany({ where: { orderId } }))
    expect(await at(id)).toMatchObject({ status: 'refunded', refundedMinor: 4675 })
  await checkMoney([orderId])
})

it('mails of a charge before the chosen one no price that the next find would change', async () => {
  const { orderId, firstId } = await chargedTwice(market)
  const noFind = { noFindAmountMinor: 2200, noFindTransferAmountMinor: 2000 }
  await getDb().payment.update({ where: { id: firstId }, data: noFind })
  await refund(orderId, 1100, firstId)
  await runDueJobs()
  const order = await getDb().order.findUniqueOrThrow({ where: { id: orderId } })
  const event = await getDb().event.findFirstOrThrow({
    where: { orderId, type: 'payment.refunded' },
    orderBy: { id: 'desc' },
  })
  const reader = { userId: 'usr_x', email: 'a@example.com', name: 'A', ways: { mail: true, push: false } }
  const told = await tellRefunded(getDb(), { order, reader, aboutId: event.id, since: '' })
  const text = JSON.stringify(told?.letter)
  expect(text).toContain('went back to your card')
  expect(text).not.toContain('If nothing is found')
})

it('shows a refund that the provider refuses as failed, and hands it to the operator', async () => {
  const { orderId } = await delivered()
  await control('POST', '/faults', { match: { path: '/refunds$' }, kind: 'status', status: 402, remembered: true })
  await refund(orderId)
  await runDueJobs()
  await control('DELETE', '/faults')
  expect(await snapshotOf(orderId)).toMatchObject({ status: 'captured', failedRefundAmount: 4675 })
  expect((await eventTypesOf(orderId)).slice(-1)).toEqual(['payment.refund_failed'])
  expect(await troublesOf(orderId)).toMatchObject([{ trouble: 'refund_failed' }])
})

it('keeps what is owed when the provider refuses a transfer, and sends it when the account is healed', async () => {
  const { orderId } = await delivered()
  const account = await accountOf()
  await control('POST', `/accounts/${account}`, { state: 'restricted' })
  await inTransaction((tx) => completeOrder(tx, system, orderId))
  await runDueJobs()
  for (let day = 0; day < 2; day += 1) await daysLater()
  expect(await transferredTo(orderId)).toBe(0)
  expect(await troublesOf(orderId)).toMatchObject([{ trouble: 'owed', concerned: 42.5 }])
  expect(await paymentOf(orderId)).toMatchObject({ status: 'captured', shareDueMinor: 4250, shareSentMinor: 0 })

  await control('POST', `/accounts/${account}`, { state: 'active' })
  await settleSharesOf('development', account)
  await runDueJobs()
  expect(await transferredTo(orderId)).toBe(4250)
  expect(await troublesOf(orderId)).toEqual([])
  await checkMoney([orderId])
})

it('shrinks the share for a refund made at the dashboard, sent already or not', async () => {
  const [before, after] = [await delivered(), await completed()]
  for (const { paymentIntentId } of [before, after])
    await stripe.refunds.create({ payment_intent: paymentIntentId, amount: 1100 })
  await inTransaction((tx) => completeOrder(tx, system, before.orderId))
  // Its event is lost: the sweep finds it.
  await daysLater()
  for (const { orderId } of [before, after]) {
    expect(await transferredTo(orderId)).toBe(3250)
    expect(await paymentOf(orderId)).toMatchObject({ refundedMinor: 1100, shareSentMinor: 3250 })
  }
  await checkMoney([before.orderId, after.orderId])
})

it('notices a capture that was made at the dashboard', async () => {
  const { orderId, paymentIntentId } = await paid(market)
  await stripe.paymentIntents.capture(paymentIntentId)
  await syncPayment((await paymentOf(orderId)).id)
  expect(await paymentOf(orderId)).toMatchObject({ status: 'captured' })
})

it('sends nothing during a dispute, refunds nothing on top of it, and lets the share flow when it is won', async () => {
  const { orderId, paymentIntentId } = await delivered()
  const dispute = (await control('POST', '/disputes', { payment_intent: paymentIntentId })) as { id: string }
  await syncPayment((await paymentOf(orderId)).id)
  expect(await snapshotOf(orderId)).toMatchObject({ status: 'disputed', dispute: 'open' })
  await inTransaction((tx) => completeOrder(tx, system, orderId))
  await runDueJobs()
  expect(await transferredTo(orderId)).toBe(0)
  await expect(refund(orderId)).rejects.toMatchObject({ code: 'payment_not_refundable' })
  expect(await troublesOf(orderId)).toMatchObject([
    { trouble: 'disputed', concerned: 46.75, dueBy: expect.any(String) },
  ])

  await control('POST', `/disputes/${dispute.id}`, { status: 'won' })
  await daysLater()
  expect(await transferredTo(orderId)).toBe(4250)
  expect(await snapshotOf(orderId)).toMatchObject({ status: 'transferred', dispute: 'won' })
  expect(await eventTypesOf(orderId)).toEqual(expect.arrayContaining(['payment.disputed', 'payment.dispute_closed']))
  expect(await troublesOf(orderId)).toEqual([])
  await checkMoney([orderId])
})

it.each([true, false])(
  'takes the share back when a dispute is lost after the transfer; paid out by then: %s',
  async (gone) => {
    const { orderId, paymentIntentId } = await completed()
    if (gone) await payOut()
    const dispute = (await control('POST', '/disputes', { payment_intent: paymentIntentId })) as { id: string }
    await syncPayment((await paymentOf(orderId)).id)
    expect(await transferredTo(orderId)).toBe(4250)
    await control('POST', `/disputes/${dispute.id}`, { status: 'lost' })
    await daysLater()
    expect(await transferredTo(orderId)).toBe(gone ? 4250 : 0)
    expect(await paymentOf(orderId)).toMatchObject({ status: 'disputed', shareDueMinor: 0 })
    expect((await troublesOf(orderId)).map(({ trouble }) => trouble)).toEqual(gone ? ['debt'] : [])
    await checkMoney([orderId])
  },
)

it('holds an inquiry apart from a dispute: the charge can still be refunded, and nothing is sent meanwhile', async () => {
  const { orderId, paymentIntentId } = await delivered()
  await control('POST', '/disputes', { payment_intent: paymentIntentId, inquiry: true })
  await syncPayment((await paymentOf(orderId)).id, { disputes: true })
  await inTransaction((tx) => completeOrder(tx, system, orderId))
  await runDueJobs()
  expect(await transferredTo(orderId)).toBe(0)
  await refund(orderId)
  await runDueJobs()
  expect(await snapshotOf(orderId)).toMatchObject({ refundedAmount: 4675 })
  expect((await ledger()).balanced).toBe(true)
})

it('does not let work start on a hold that has run out', async () => {
  const { orderId } = await paid(market)
  await getDb().payment.updateMany({ where: { orderId }, data: { captureBefore: new Date(Date.now() - 1000) } })
  const start = inTransaction((tx) => startWork(tx, researcherActor(market.researcher), orderId))
  await expect(start).rejects.toMatchObject({
    code: 'order_state_conflict',
    message: expect.stringContaining('run out'),
  })
})

it('records the charge and the refund of a payment that was captured while it was being cancelled', async () => {
  const { orderId, paymentIntentId } = await paid(market)
  await stripe.paymentIntents.capture(paymentIntentId)
  await getDb().payment.updateMany({ where: { orderId }, data: { status: 'canceled' } })
  await getDb().order.update({ where: { id: orderId }, data: { status: 'withdrawn' } })
  await daysLater()
  expect(await paymentOf(orderId)).toMatchObject({
    status: 'refunded',
    refundedMinor: 4675,
    settledAt: expect.any(Date),
  })
  expect(await refundsAt(paymentIntentId)).toHaveLength(1)
  expect(await eventTypesOf(orderId)).toContain('payment.refunded')
  await daysLater()
  expect(await refundsAt(paymentIntentId)).toHaveLength(1)
})

it('gives back the rest of such a charge where a part went back at the dashboard, and asks once an hour meanwhile', async () => {
  const { orderId, paymentIntentId } = await paid(market)
  await stripe.paymentIntents.capture(paymentIntentId)
  await stripe.refunds.create({ payment_intent: paymentIntentId, amount: 1100 })
  const { id } = await paymentOf(orderId)
  await getDb().payment.update({ where: { id }, data: { status: 'canceled' } })
  await getDb().order.update({ where: { id: orderId }, data: { status: 'withdrawn' } })
  await syncPayment(id)
  await control('POST', '/new_refunds', { status: 'pending' })
  await daysLater()
  expect((await refundsAt(paymentIntentId)).map(({ amount }) => amount).toSorted()).toEqual([1100, 3575])
  const sweptAt = async () => (await getDb().payment.findUniqueOrThrow({ where: { id } })).sweptAt
  const swept = await sweptAt()
  expect(swept).not.toBeNull()
  await sweepPayments()
  expect(await sweptAt()).toEqual(swept)
  const waiting = (await refundsAt(paymentIntentId)).find(({ status }) => status === 'pending')
  await control('POST', `/refunds/${waiting?.id}`, { status: 'succeeded' })
  await daysLater()
  expect(await paymentOf(orderId)).toMatchObject({
    status: 'refunded',
    refundedMinor: 4675,
    settledAt: expect.any(Date),
  })
})

it('says to whoever finalizes too late what is true of the charge at that moment', async () => {
  const { orderId, offerId, paymentIntentId } = await initiated(market)
  await confirm(paymentIntentId)
  await stripe.paymentIntents.capture(paymentIntentId)
  await getDb().order.update({ where: { id: orderId }, data: { status: 'withdrawn' } })
  await getDb().payment.updateMany({ where: { orderId }, data: { status: 'canceled' } })
  const refusalSentence = async () => {
    const { status, body } = await finalizePayment(market, orderId, offerId, paymentIntentId)
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'order_closed' } })
    return (body as { error: string }).error
  }
  await control('POST', '/new_refunds', { status: 'pending' })
  expect(await refusalSentence()).toMatch(/nothing is charged, and a hold is given back/)
  await daysLater()
  expect(await refusalSentence()).toBe(
    'The order is withdrawn. Its payment has ended. A refund of 46.75 EUR is on its way.',
  )
  const [made] = await refundsAt(paymentIntentId)
  await control('POST', `/refunds/${made?.id}`, { status: 'failed', failure_reason: 'unknown' })
  await daysLater()
  expect(await refusalSentence()).toMatch(/ended\. A refund of 46\.75 EUR failed and has not reached you\./)
  await control('POST', '/new_refunds', { status: 'succeeded' })
  await daysLater()
  expect(await refusalSentence()).toMatch(/ended\. 46\.75 EUR went back to your card\./)
})

it('brings everything back at once when the provider is back, however long it was away', async () => {
  const orders = [await delivered(), await delivered()]
  await control('POST', '/faults', { kind: 'status', status: 503 })
  for (const { orderId } of orders) await inTransaction((tx) => completeOrder(tx, system, orderId))
  await runDueJobs()
  const waiting = () =>
    getDb().$queryRaw<{ task: string; seconds: number }[]>`
      SELECT task_identifier AS task, extract(epoch FROM run_at - now())::int AS seconds FROM graphile_worker.jobs ORDER BY task`
  // As after many tries: the next is hours away.
  await getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() + interval '4 hours', attempts = 12 WHERE last_error IS NOT NULL`
  const probe = (await waiting()).filter(({ task }) => task === 'probe_provider')
  expect(probe).toHaveLength(1)
  expect(probe[0]?.seconds).toBeLessThanOrEqual(10)

  const runProbe = async () => {
    await getDb()
      .$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = 'probe_provider:development'`
    await runDueJobs()
  }
  await runProbe()
  expect((await waiting()).map(({ task }) => task)).toContain('probe_provider')
  await control('DELETE', '/faults')
  await runProbe()
  for (const { orderId } of orders) expect(await transferredTo(orderId)).toBe(4250)
  expect((await waiting()).map(({ task }) => task)).not.toContain('probe_provider')
})

it('finds a hold that nobody is about to collect though work has begun, and plans it once', async () => {
  const { orderId } = await paid(market)
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), orderId))
  const { id } = await paymentOf(orderId)
  const planned = () => getDb().$queryRaw<{ revision: number; queue: string | null }[]>`
    SELECT revision, queue_name AS queue FROM graphile_worker.jobs WHERE key = ${`capture:${id}`}`
  const later = () =>
    getDb().$executeRaw`UPDATE orders SET uncollected_since = now() - interval '2 minutes' WHERE id = ${orderId}`
  await later()
  // As planned as it was.
  await sweepPayments()
  expect(await planned()).toMatchObject([{ revision: 0 }])
  // In a queue that isn't there any more it is taken by nobody.
  await getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET job_queue_id = 2000000000 WHERE key = ${`capture:${id}`}`
  await sweepPayments()
  expect(await planned()).toMatchObject([{ revision: 1, queue: paymentQueue(orderId) }])
  await getDb().$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE key = ${`capture:${id}`}`
  await sweepPayments()
  await sweepPayments()
  expect(await planned()).toMatchObject([{ revision: 0 }])
  await runDueJobs()
  expect(await paymentOf(orderId)).toMatchObject({ status: 'captured' })
  await later()
  await sweepPayments()
  expect(await planned()).toEqual([])
})

it('captures at once when the provider has recovered from a fault of its own', async () => {
  const { orderId, paymentIntentId } = await paid(market)
  const match = { method: 'POST', path: `^/v1/payment_intents/${paymentIntentId}/capture$` }
  await control('POST', '/faults', { match, kind: 'status', status: 500, remembered: true, times: 1 })
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), orderId))
  await runDueJobs()
  expect(await paymentOf(orderId)).toMatchObject({ status: 'authorized' })
  const key = `capture:${(await paymentOf(orderId)).id}`
  // All tries were used up meanwhile: the sweep plans it anew.
  await getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts, run_at = now() WHERE key = ${key}`
  await getDb().$executeRaw`UPDATE orders SET uncollected_since = now() - interval '2 minutes' WHERE id = ${orderId}`
  await sweepPayments()
  await runDueJobs()
  expect(await paymentOf(orderId)).toMatchObject({ status: 'captured' })
})

it('counts a part that was captured at the dashboard as no charge of the whole', async () => {
  const { orderId, paymentIntentId } = await paid(market)
  await stripe.paymentIntents.capture(paymentIntentId, { amount_to_capture: 3000 })
  await syncPayment((await paymentOf(orderId)).id)
  expect(await paymentOf(orderId)).toMatchObject({ status: 'mismatch' })
  expect(await eventTypesOf(orderId)).not.toContain('payment.captured')
  expect(await troublesOf(orderId)).toMatchObject([{ trouble: 'mismatch' }])
})

it('sends a share that payouts of our own left nothing for, once there is something', async () => {
  const { orderId } = await delivered()
  await control('POST', '/clock', { advanceSeconds: 3 * 86_400 })
  const { available } = await stripe.balance.retrieve()
  const amount = available.find(({ currency }) => currency === 'eur')?.amount ?? 0
  await control('POST', '/payouts', { amount, currency: 'eur' })
  await inTransaction((tx) => completeOrder(tx, system, orderId))
  await runDueJobs()
  expect(await transferredTo(orderId)).toBe(0)
  expect(await troublesOf(orderId)).toMatchObject([
    { trouble: 'owed', refusal: expect.stringContaining('insufficient') },
  ])
  await delivered()
  for (let day = 0; day < 2; day += 1) await daysLater()
  expect(await transferredTo(orderId)).toBe(4250)
})

it('sends what is due to an account that is gone to the one that the researcher has opened since', async () => {
  const { orderId } = await delivered()
  const gone = 'acct_closed'
  await getDb().payment.updateMany({ where: { orderId }, data: { researcherAccountId: gone } })
  const present = await accountOf()
  await getDb().researcherAccount.update({ where: { accountId: present }, data: { accountId: gone } })
  await inTransaction((tx) => completeOrder(tx, system, orderId))
  await runDueJobs()
  expect(await troublesOf(orderId)).toMatchObject([{ trouble: 'owed' }])
  await getDb().researcherAccount.update({ where: { accountId: gone }, data: { accountId: present } })
  await daysLater()
  expect(await transferredTo(orderId)).toBe(4250)
  expect(await paymentOf(orderId)).toMatchObject({ status: 'transferred', researcherAccountId: present })
  await checkMoney([orderId])
})

it('waits for operators since the first refund of a charge that came too late failed, though there is a new one every day', async () => {
  const { orderId, paymentIntentId } = await paid(market)
  await stripe.paymentIntents.capture(paymentIntentId)
  const { id } = await paymentOf(orderId)
  await getDb().payment.update({ where: { id }, data: { status: 'canceled' } })
  await getDb().order.update({ where: { id: orderId }, data: { status: 'withdrawn' } })
  // (The last here: of refunds that are born failed the simulator's own books don't add up.)
  await control('POST', '/new_refunds', { status: 'failed' })
  await syncPayment(id)
  await runDueJobs()
  const waitingSince = new Date(Date.now() - 9 * 86_400_000)
  await getDb().refund.updateMany({ where: { paymentId: id }, data: { waitingSince, retryAt: null } })
  for (let day = 0; day < 2; day += 1) await daysLater()
  const rows = await getDb().refund.findMany({ where: { paymentId: id }, orderBy: { id: 'asc' } })
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.at(-1)?.waitingSince).toEqual(waitingSince)
  await control('POST', '/new_refunds', { status: 'succeeded' })
  for (let day = 0; day < 2; day += 1) await daysLater()
  expect(await paymentOf(orderId)).toMatchObject({ status: 'refunded' })
})
