import { expect, it } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { checkLedger as lookAtLedger } from '#lib/health/check-ledger.ts'
import { reconcileBalance } from '#lib/payments/reconcile-balance.ts'
import { refundOrder } from '#lib/payments/refund-order.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { describeShare } from '#lib/payments/words.ts'
import { toResearchOrderViews } from '#lib/researchers/research-order-view.ts'
import { checkAccounts, checkLedger } from '#tools/testing/check-ledger.ts'
import { checkMoney } from '#tools/testing/check-money.ts'
import { control, openMarket, paid, paymentOf, stripe, type Initiated } from '#tools/testing/market.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { researcherActor } from '#prisma/factories.ts'

const system = systemActor('development')
const market = await openMarket()
const robot = researcherActor(market.researcher)
const accountOf = async () =>
  (await getDb().researcherAccount.findFirstOrThrow({ where: { researcherId: market.researcher.id } })).accountId

async function completed(order: Record<string, unknown> = {}, amount?: number): Promise<Initiated> {
  const made = await paid(market, order, amount)
  await inTransaction((tx) => startWork(tx, robot, made.orderId))
  await inTransaction((tx) =>
    deliverOrder(tx, robot, made.orderId, { outcome: 'not_found', report: 'Searched 1880 to 1900.' }),
  )
  await inTransaction((tx) => completeOrder(tx, system, made.orderId))
  await runDueJobs()
  return made
}

const refund = async (orderId: string, amountMinor?: number) => {
  await inTransaction((tx) => refundOrder(tx, system, orderId, { amountMinor, reason: 'A page was missing.' }))
  await runDueJobs()
}
const transfersOf = async (orderId: string) =>
  (await stripe.transfers.list({ transfer_group: orderId })).data.map(({ amount, amount_reversed, currency }) => ({
    left: amount - amount_reversed,
    currency,
  }))
const balancesOf = async (orderId: string) => {
  const { id } = await paymentOf(orderId)
  const sums = await getDb().ledgerEntry.groupBy({
    by: ['account', 'currency'],
    where: { paymentId: id },
    _sum: { amountMinor: true },
  })
  return Object.fromEntries(
    sums
      .filter(({ _sum }) => _sum.amountMinor !== 0)
      .map(({ account, currency, _sum }) => [`${account} ${currency}`, _sum.amountMinor]),
  )
}

const sentencesOf = async (orderId: string) => {
  const row = await getDb().order.findUniqueOrThrow({ where: { id: orderId } })
  const [view] = await toResearchOrderViews(getDb(), robot, [row])
  return describeShare(view?.share, 'completed', (minor, currency = 'JPY') => `${minor} ${currency}`)
}

it('pays an order in a currency that is settled in another: what the balance transaction says is what is sent', async () => {
  await control('POST', '/settlement', { jpy: { currency: 'eur', rate: 0.0061 } })
  const { orderId } = await completed({ currency: 'JPY' }, 6001)
  expect(await paymentOf(orderId)).toMatchObject({
    amountMinor: 6601,
    currency: 'JPY',
    settlementMinor: 4027,
    settlementCurrency: 'EUR',
    exchangeRate: 0.0061,
    providerFeeMinor: 85,
    shareSentMinor: 6001,
    status: 'transferred',
  })
  expect(await transfersOf(orderId)).toEqual([{ left: 3660, currency: 'eur' }])
  expect(await sentencesOf(orderId)).toEqual(['6001 JPY was sent to your payout account, as 3660 EUR.'])
  expect(await balancesOf(orderId)).toEqual({
    'provider EUR': 4027 - 85 - 3660,
    'provider_fees EUR': 85,
    'exchange EUR': 3660 - 4027,
    'exchange JPY': 6601 - 6001,
    'platform_fees JPY': -600,
  })

  // The rate has moved when a part goes back; the researcher gives back what they had of it.
  await control('POST', '/settlement', { jpy: { currency: 'eur', rate: 0.0075 } })
  await refund(orderId, 1000)
  expect(await paymentOf(orderId)).toMatchObject({
    refundedMinor: 1000,
    shareSentMinor: 6001 - 909,
    reversedMinor: 909,
  })
  expect(await transfersOf(orderId)).toEqual([{ left: Math.floor((5092 * 4027) / 6601), currency: 'eur' }])
  await refund(orderId)
  expect(await transfersOf(orderId)).toEqual([{ left: 0, currency: 'eur' }])
  expect(await balancesOf(orderId)).toMatchObject({ 'provider EUR': 4027 - 85 - 750 - 4201 })
  await checkMoney([orderId])
  await checkAccounts([orderId])
  await checkLedger()
})

it('books a dispute with its fee, its loss, and what the researcher then owes', async () => {
  const { orderId, paymentIntentId } = await completed()
  await control('POST', `/accounts/${await accountOf()}/payout`)
  const { id } = (await control('POST', '/disputes', { payment_intent: paymentIntentId })) as { id: string }
  const { id: paymentId } = await paymentOf(orderId)
  await syncPayment(paymentId, { disputes: true })
  expect(await balancesOf(orderId)).toMatchObject({ 'disputes EUR': 4675, 'provider_fees EUR': 95 + 2000 })
  await control('POST', `/disputes/${id}`, { status: 'lost' })
  await syncPayment(paymentId, { disputes: true })
  await runDueJobs()
  expect(await balancesOf(orderId)).toEqual({
    'provider EUR': -4250 - 95 - 2000,
    'provider_fees EUR': 95 + 2000,
    'researchers EUR': 4250,
  })
  await checkAccounts([orderId])
  await checkLedger()
})

it('books back what a bank took, where it finds for us after it had found against us', async () => {
  const { orderId, paymentIntentId } = await completed()
  const { id } = (await control('POST', '/disputes', { payment_intent: paymentIntentId })) as { id: string }
  const { id: paymentId } = await paymentOf(orderId)
  for (const status of ['lost', 'won', 'won']) {
    await control('POST', `/disputes/${id}`, { status })
    await syncPayment(paymentId, { disputes: true })
    await runDueJobs()
    await checkAccounts([orderId])
  }
  expect(await paymentOf(orderId)).toMatchObject({ status: 'transferred', shareSentMinor: 4250 })
  const balances = await balancesOf(orderId)
  for (const account of ['order_funds', 'disputes', 'researchers'])
    expect(balances).not.toHaveProperty(`${account} EUR`)
  const closed = await getDb().event.findMany({ where: { orderId, type: 'payment.dispute_closed' } })
  expect(closed.map(({ payload }) => payload)).toMatchObject([{ disputeStatus: 'lost' }, { disputeStatus: 'won' }])
  await checkLedger()
})

it('finds what nobody told of, and names what it knows no reason for', async () => {
  const { orderId, paymentIntentId } = await paid(market)
  await inTransaction((tx) => startWork(tx, robot, orderId))
  await runDueJobs()
  // At the provider's dashboard: a refund whose event is lost, a payout, and a charge that is none of ours.
  await stripe.refunds.create({ payment_intent: paymentIntentId, amount: 500 })
  await control('POST', '/payouts', { amount: 1234, currency: 'eur' })
  await reconcileBalance('development')
  expect(await lookAtLedger('development')).toMatchObject({ verdict: 'ok' })
  await runDueJobs()
  await reconcileBalance('development')
  expect(await paymentOf(orderId)).toMatchObject({ refundedMinor: 500, status: 'partially_refunded' })
  expect(await getDb().balanceCheck.findMany({ where: { differsSince: { not: null } } })).toEqual([])
  expect(await lookAtLedger('development')).toMatchObject({
    verdict: 'ok',
    summary: 'It agrees with the provider’s statement of the balance.',
  })
  await checkLedger()

  const foreign = { amount: 5000, currency: 'eur', confirm: true, payment_method: 'pm_card_visa' } as const
  await stripe.paymentIntents.create({
    ...foreign,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  })
  await reconcileBalance('development')
  expect(await lookAtLedger('development')).toMatchObject({
    verdict: 'attention',
    summary: '1 movement, 50 EUR in all: of no order, payout or fee.',
  })
  await checkLedger()
})

it('asks for all that was booked since the last comparison, however much was kept of single payments meanwhile', async () => {
  await runDueJobs()
  await reconcileBalance('development')
  const before = await getDb().balanceCheck.findMany({ where: { environment: 'development' } })
  // While nothing was compared: a payout, which nobody tells of, and later a payment that was looked at by itself.
  await control('POST', '/payouts', { amount: 777, currency: 'eur' })
  const newest = await getDb().balanceTransaction.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
  const later = new Date(Date.now() + 3 * 86_400_000)
  await getDb().balanceTransaction.update({ where: { id: newest.id }, data: { createdAt: later } })
  // And what the provider doesn't name any more, for nothing is left of it.
  const gone = { environment: 'development', currency: 'CHF', providerMinor: 5, ledgerMinor: 0 } as const
  await getDb().balanceCheck.create({ data: { ...gone, checkedAt: new Date(), differsSince: new Date() } })
  await reconcileBalance('development')
  await getDb().balanceTransaction.update({ where: { id: newest.id }, data: { createdAt: newest.createdAt } })
  const after = await getDb().balanceCheck.findMany({ where: { environment: 'development' } })
  const stated = (rows: typeof after) => rows.find(({ currency }) => currency === 'EUR')
  expect(stated(after)?.ledgerMinor).toBe((stated(before)?.ledgerMinor ?? 0n) - 777n)
  expect(after.map(({ currency, differsSince }) => [currency, differsSince])).toEqual(
    after.map(({ currency }) => [currency, null]),
  )
  expect(after.map(({ currency }) => currency)).toContain('CHF')
})

it('agrees with the provider where that lays a part of the balance into a reserve, which has a balance of its own', async () => {
  await reconcileBalance('development')
  const compared = () =>
    getDb().balanceCheck.findUniqueOrThrow({
      where: { environment_currency: { environment: 'development', currency: 'EUR' } },
    })
  const before = await compared()
  await control('POST', '/reserves', { amount: 1500, currency: 'eur' })
  expect(await control('GET', '/ledger')).toMatchObject({ balanced: true })
  await reconcileBalance('development')
  const left = before.ledgerMinor - 1500n
  expect(await compared()).toMatchObject({ ledgerMinor: left, providerMinor: left, differsSince: null })
  // That it is gone is to be explained, once.
  expect(await getDb().balanceTransaction.findMany({ where: { category: 'risk_reserved_funds' } })).toMatchObject([
    { amountMinor: -1500 },
  ])
  await checkLedger()
})

it('takes no posting that does not add up, and changes none', async () => {
  const entry = { posting: 'test', environment: 'development', account: 'bank', currency: 'EUR' } as const
  await expect(getDb().ledgerEntry.create({ data: { ...entry, amountMinor: 5 } })).rejects.toThrow('does not add up')
  await expect(getDb().ledgerEntry.updateMany({ data: { amountMinor: 1 } })).rejects.toThrow('never changed')
  await expect(getDb().ledgerEntry.deleteMany()).rejects.toThrow('never changed')
  expect(await getDb().ledgerEntry.count({ where: { posting: 'test' } })).toBe(0)
})
