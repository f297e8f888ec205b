import { afterEach, beforeAll, expect, it } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import type { FinanceOverview, FinanceRow, FinanceTotals } from '#lib/finance/schema.ts'
import { financeLists } from '#lib/finance/state.ts'
import { checkLedger as lookAtLedger } from '#lib/health/check-ledger.ts'
import { newId } from '#lib/ids.ts'
import { reconcileBalance } from '#lib/payments/reconcile-balance.ts'
import { refundOrder } from '#lib/payments/refund-order.ts'
import { settleShare } from '#lib/payments/settle-share.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { call } from '#tools/testing/call.ts'
import { chargedTwice } from '#tools/testing/charged-twice.ts'
import { checkAccounts, checkLedger } from '#tools/testing/check-ledger.ts'
import { checkMoney } from '#tools/testing/check-money.ts'
import { completed, delivered } from '#tools/testing/delivered-order.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf, control, openMarket, paid, paymentOf, stripe, type Market } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

let market: Market
let token: string
const settings = { ...getEnv() }
beforeAll(async () => {
  market = await openMarket()
  token = await makeToken('operator')
})
afterEach(() => Object.assign(getEnv(), settings))

const get = (operation: string, path: string, key = token) =>
  call(routeOf(operation), 'GET', `/operator/finance${path}`, { key })
const post = (operation: string, path: string, body?: unknown, key = token) =>
  call(routeOf(operation), 'POST', `/operator/finance${path}`, { key, ...(body === undefined ? {} : { body }) })
const fileOf = async (operation: string, path: string) =>
  (
    await routeOf(operation)(
      new Request(`http://localhost:3000/api/operator/finance${path}`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    )
  ).text()
const rowsOf = async (list: string, query = '') => bodyOf<FinanceRow[]>(await get('listFinance', `/${list}?${query}`))
const totalsOf = async (list: string, query = '') =>
  bodyOf<FinanceTotals>(await get('getFinanceTotals', `/totals/${list}?${query}`))
const numberOf = async (orderId: string) =>
  (await getDb().order.findUniqueOrThrow({ where: { id: orderId }, select: { number: true } })).number

async function refund(orderId: string, amountMinor: number): Promise<void> {
  const reason = 'A page was missing.'
  await inTransaction((tx) => refundOrder(tx, systemActor('development'), orderId, { amountMinor, reason }))
  await runDueJobs()
}
const refusing = async (path: string, work: () => Promise<unknown>) => {
  await control('POST', '/faults', { match: { method: 'POST', path }, kind: 'status', status: 400, remembered: true })
  await work()
  await control('DELETE', '/faults')
}
/** Completed, and its share refused by the provider. */
async function stuck() {
  const order = await delivered(market)
  await refusing('/transfers$', async () => {
    await inTransaction((tx) => completeOrder(tx, systemActor('development'), order.orderId))
    await runDueJobs()
  })
  return order
}
/** The researcher has their share at the bank when the customer gets 11 of 46.75 back: they owe 10. */
async function indebted() {
  const order = await completed(market)
  const { researcherAccountId } = await paymentOf(order.orderId)
  await control('POST', `/accounts/${researcherAccountId}/payout`)
  await refund(order.orderId, 1100)
  return order
}

it('asks for more of a name that a hundred researchers have', async () => {
  const named = (n: number) => ({ id: newId('researcher'), name: `Common Name ${n}` })
  await getDb().researcher.createMany({ data: Array.from({ length: 99 }, (_, n) => named(n)) })
  expect(await rowsOf('payments', 'q=common+name')).toEqual([])
  await getDb().researcher.createMany({ data: [named(99)] })
  for (const list of ['payments', 'payouts'])
    expect(await get('listFinance', `/${list}?q=common+name`)).toMatchObject({
      status: 400,
      body: { details: [{ field: 'q', message: expect.stringContaining('type more of the name') }] },
    })
  expect(await get('getFinanceTotals', '/totals/payments?q=common+name')).toMatchObject({ status: 400 })
  expect(await rowsOf('payments', 'q=common+name+98')).toEqual([])
})

it('lists payments with what is left of each, sums them, and writes the same as a table', async () => {
  const one = await completed(market)
  await refund(one.orderId, 1100)
  // A hold is nobody's yet, and nothing is left of it.
  const held = await paid(market)
  const number = await numberOf(one.orderId)
  const [row, ...others] = await rowsOf('payments', `q=${number}`)
  expect(others).toEqual([])
  expect(row).toMatchObject({
    status: 'partially_refunded',
    amountMinor: 4675,
    amount: 46.75,
    currency: 'EUR',
    net: { returnedMinor: 1100, keptMinor: 3575, shareMinor: 3250, feeMinor: 325, disputedMinor: 0 },
    order: { id: one.orderId, number, title: 'Birth record, Archives de Paris' },
    researcher: { id: market.researcher.id },
    deeds: [],
  })
  expect(await rowsOf('refunds', `q=${number}`)).toMatchObject([
    { amount: 11, status: 'succeeded', reason: 'A page was missing.' },
  ])
  expect(await rowsOf('transfers', `q=${one.orderId}&order=asc`)).toMatchObject([
    { kind: 'transfer', amount: 42.5 },
    { kind: 'reversal', amount: -10, amountMinor: -1000 },
  ])
  const [hold] = await rowsOf('payments', `q=${held.orderId}`)
  expect(hold).toMatchObject({ status: 'authorized', amountMinor: 4675 })
  expect(hold).not.toHaveProperty('net')
  expect(await totalsOf('payments', `q=${held.orderId}`)).toMatchObject({
    sums: [{ amountMinor: 4675, doneMinor: 0, net: { returnedMinor: 0, keptMinor: 0, shareMinor: 0, feeMinor: 0 } }],
  })
  const today = new Date().toISOString().slice(0, 10)
  const query = `q=${market.researcher.id}&currency=EUR&from=${today}&to=${today}`
  const rows = await rowsOf('payments', query)
  const { sums, more } = await totalsOf('payments', query)
  const sumOf = (amount: (one: FinanceRow) => number) => rows.reduce((sum, each) => sum + amount(each), 0)
  expect({ sums, more }).toMatchObject({
    more: false,
    sums: [
      {
        rows: rows.length,
        amountMinor: sumOf(({ amountMinor }) => amountMinor),
        currency: 'EUR',
        doneMinor: sumOf(({ net, amountMinor }) => (net ? amountMinor : 0)),
        net: {
          returnedMinor: sumOf(({ net }) => net?.returnedMinor ?? 0),
          shareMinor: sumOf(({ net }) => net?.shareMinor ?? 0),
        },
      },
    ],
  })
  const csv = await fileOf('exportFinance', `/csv/payments?q=${number}`)
  expect(csv).toContain('partially_refunded,,46.75,4675,EUR,11,35.75,32.5,3.25,0')
  const next = await rowsOf('payments', `limit=1&order=asc&startingAfter=${rows.at(-1)?.id ?? ''}&${query}`)
  expect(next[0]?.id).toBe(rows.at(-2)?.id)
  expect(await rowsOf('payments', 'q=CS-777-777')).toEqual([])
  expect(await rowsOf('payments', `${query}&status=expired`)).toEqual([])
  expect(await get('listFinance', '/payments?status=stuck')).toMatchObject({ status: 400 })
  expect(await get('listFinance', '/payments?startingAfter=txn_1')).toMatchObject({ status: 400 })
  expect(await get('listFinance', '/months2')).toMatchObject({ status: 404 })
  const production = await makeToken('operator', { environment: 'production' })
  const base = 'http://localhost:3000/production/api'
  for (const list of financeLists)
    expect(
      bodyOf(await call(routeOf('listFinance'), 'GET', `/operator/finance/${list}`, { key: production, base })),
    ).toEqual([])
})

it('pays a stuck transfer, once', async () => {
  const { orderId } = await stuck()
  const [row] = await rowsOf('transfers', `status=stuck&q=${orderId}`)
  expect(row).toMatchObject({ status: 'refused', amountMinor: 4250, deeds: ['retry_transfer'] })
  const overview = bodyOf<FinanceOverview>(await get('getFinance', ''))
  expect(overview.lists.find(({ list }) => list === 'transfers')?.waiting).toMatchObject([{ currency: 'EUR' }])
  const retry = `/transfers/${row?.id ?? ''}/retry`
  expect(bodyOf(await post('tryTransferAgain', retry))).toEqual({ orderId, amountMinor: 4250, currency: 'EUR' })
  await runDueJobs()
  expect(await paymentOf(orderId)).toMatchObject({ status: 'transferred', shareSentMinor: 4250 })
  expect(await rowsOf('transfers', `status=stuck&q=${orderId}`)).toEqual([])
  expect(await post('tryTransferAgain', retry)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } })
  await checkMoney([orderId])
  expect(await getDb().operatorAction.findMany({ where: { targetId: orderId } })).toMatchObject([
    { action: 'payment.retry_transfer', after: { amountMinor: 4250, currency: 'EUR' } },
  ])
})

it('tries a failed refund again, with two operators where it is large, and not while another is under way', async () => {
  const { orderId } = await delivered(market)
  await refusing('/refunds$', () => refund(orderId, 1100))
  const [row] = await rowsOf('refunds', `status=waiting&q=${orderId}`)
  expect(row).toMatchObject({ status: 'failed', deeds: ['retry_refund'] })
  const path = `/refunds/${row?.id ?? ''}/retry`
  // What was written for operators alone stays with them, however often it is tried.
  await getDb().refund.updateMany({ where: { payment: { orderId } }, data: { told: false } })
  await makeToken('operator')
  Object.assign(getEnv(), { APPROVAL_ABOVE: new Map([['EUR', 1000]]) })
  expect(await post('tryRefundAgain', path)).toMatchObject({ status: 409, body: { code: 'approval_required' } })
  expect(await getDb().refund.count({ where: { payment: { orderId } } })).toBe(1)
  Object.assign(getEnv(), settings)
  const both = await Promise.all([post('tryRefundAgain', path), post('tryRefundAgain', path)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await runDueJobs()
  expect(await paymentOf(orderId)).toMatchObject({ refundedMinor: 1100 })
  expect(await rowsOf('refunds', `q=${orderId}`)).toMatchObject([
    { status: 'succeeded', deeds: [] },
    { status: 'failed', deeds: [] },
  ])
  expect(await totalsOf('refunds', `q=${orderId}`)).toMatchObject({ sums: [{ amountMinor: 2200, doneMinor: 1100 }] })
  expect(await getDb().refund.findMany({ where: { payment: { orderId } }, orderBy: { id: 'asc' } })).toMatchObject([
    { attempt: 1, told: false },
    { attempt: 2, told: false },
  ])
  await checkMoney([orderId])
})

it('tries a failed refund again out of its own charge, though the order was charged anew', async () => {
  const { orderId, firstId } = await chargedTwice(market)
  const [row] = await rowsOf('refunds', `status=waiting&q=${orderId}`)
  bodyOf(await post('tryRefundAgain', `/refunds/${row?.id ?? ''}/retry`))
  await runDueJobs()
  expect(await getDb().refund.findMany({ where: { payment: { orderId } }, orderBy: { id: 'asc' } })).toMatchObject([
    { paymentId: firstId, status: 'failed' },
    { paymentId: firstId, status: 'succeeded', amountMinor: 4675 },
  ])
  await checkMoney([orderId])
})

it('says nothing of what the provider refused to move once nothing is owed any more', async () => {
  const settled = { shareRefusedAt: null, shareRefusal: null }
  const returned = await stuck()
  expect(await paymentOf(returned.orderId)).toMatchObject({ shareRefusedAt: expect.any(Date) })
  await refund(returned.orderId, 4675)
  expect(await paymentOf(returned.orderId)).toMatchObject({ shareDueMinor: 0, shareSentMinor: 0, ...settled })

  const owing = await stuck()
  // Refused once more, and paid for by a debt as large as what is owed.
  const { researcherAccountId } = await paymentOf(owing.orderId)
  const debtor = await completed(market)
  await control('POST', `/accounts/${researcherAccountId}/payout`)
  await refund(debtor.orderId, 4675)
  await settleShare((await paymentOf(owing.orderId)).id)
  for (const { orderId } of [owing, debtor]) expect(await paymentOf(orderId)).toMatchObject(settled)
  expect(await paymentOf(owing.orderId)).toMatchObject({ shareDueMinor: 4250, shareSentMinor: 4250 })
  await checkMoney([returned.orderId, owing.orderId, debtor.orderId])
})

it('sets a debt off against what is owed elsewhere, and gives a large one up with two operators', async () => {
  // What is owed already when the debt comes: what becomes owed later would be taken for it by itself.
  const other = await stuck()
  const { orderId } = await indebted()
  const [row] = await rowsOf('debts', `status=open&q=${orderId}`)
  expect(row).toMatchObject({ amountMinor: 1000, status: 'open', deeds: ['set_off', 'write_off'] })
  // However often it is tried in vain to take the share back, what moved is what was sent.
  await settleShare((await paymentOf(orderId)).id)
  expect(await totalsOf('transfers', `q=${orderId}`)).toMatchObject({
    sums: [{ rows: 3, amountMinor: 4250 - 2000, doneMinor: 4250 }],
  })
  const setOff = `/debts/${row?.id ?? ''}/set-off`
  expect(bodyOf(await post('setOffDebt', setOff))).toMatchObject({ orderId, debtMinor: 1000, owedMinor: 4250 })
  await runDueJobs()
  expect(await rowsOf('debts', `q=${orderId}`)).toEqual([])
  expect(await post('setOffDebt', setOff)).toMatchObject({ status: 409 })
  expect(await paymentOf(orderId)).toMatchObject({ shareSentMinor: 3250, shareDueMinor: 3250 })
  expect(await paymentOf(other.orderId)).toMatchObject({ shareSentMinor: 4250 })
  await checkMoney([orderId, other.orderId])

  const large = await indebted()
  Object.assign(getEnv(), { APPROVAL_ABOVE: new Map([['EUR', 500]]) })
  const writeOff = { amountMinor: 1000, reason: 'They no longer work with us.' }
  const path = `/operator/orders/${large.orderId}/write-off`
  expect(await call(routeOf('writeOffDebt'), 'POST', path, { key: token, body: writeOff })).toMatchObject({
    status: 409,
    body: { code: 'approval_required' },
  })
  const { id } = bodyOf<{ id: string }>(
    await call(routeOf('askApproval'), 'POST', '/operator/approvals', {
      key: token,
      body: { what: 'payment.write_off', targetId: large.orderId, reason: 'They no longer work with us.' },
    }),
  )
  const second = await makeToken('operator')
  bodyOf(await call(routeOf('approve'), 'POST', `/operator/approvals/${id}/approve`, { key: second }))
  expect(await paymentOf(large.orderId)).toMatchObject({ shareWrittenOffMinor: 1000, shareDueMinor: 4250 })
  expect(await rowsOf('debts', `q=${large.orderId}`)).toMatchObject([
    { status: 'written_off', amountMinor: 1000, deeds: [] },
  ])
  const { id: paymentId } = await paymentOf(large.orderId)
  const [given] = await getDb().ledgerEntry.findMany({ where: { paymentId, account: 'written_off' } })
  expect(given).toMatchObject({ amountMinor: 1000 })
  await checkAccounts([large.orderId])
  // The refund fails, and the share is theirs as it was: nothing is given up any more.
  const [made] = (await stripe.refunds.list({ payment_intent: large.paymentIntentId })).data
  await control('POST', `/refunds/${made?.id}`, { status: 'failed' })
  await syncPayment(paymentId)
  expect(await rowsOf('debts', `q=${large.orderId}`)).toEqual([])
})

it('lists disputes with the time to answer, payouts with their arrival, and explains a difference once', async () => {
  const { orderId, paymentIntentId } = await completed(market)
  const { id } = (await control('POST', '/disputes', { payment_intent: paymentIntentId })) as { id: string }
  await syncPayment((await paymentOf(orderId)).id, { disputes: true })
  const [dispute] = await rowsOf('disputes', `status=open&q=${id}`)
  expect(dispute).toMatchObject({ id, amountMinor: 4675, order: { id: orderId }, deeds: ['answer'] })
  expect(dispute?.dueBy).toBeDefined()

  const payout = {
    id: `po_${newId('payment')}`,
    researcherId: market.researcher.id,
    environment: 'development',
  } as const
  const [sentAt, arrivesAt] = ['2026-03-02T09:30:00.000Z', '2026-03-04T00:00:00.000Z']
  await getDb().accountPayout.create({
    data: { ...payout, amountMinor: 4250, currency: 'EUR', status: 'in_transit', sentAt, arrivesAt },
  })
  const query = `q=${market.researcher.id}&from=2026-03-02&to=2026-03-02`
  expect(await rowsOf('payouts', query)).toMatchObject([{ id: payout.id, at: sentAt, arrivesAt, amount: 42.5 }])
  expect(await rowsOf('payouts', `${query}&startingAfter=${payout.id}`)).toEqual([])
  const large = {
    ...payout,
    id: `po_${newId('payment')}`,
    amountMinor: 2 ** 31 - 1,
    exactMinor: 2_500_000_001,
    currency: 'IDR',
  }
  await getDb().accountPayout.create({ data: { ...large, status: 'paid', sentAt: arrivesAt, arrivesAt } })
  expect(await rowsOf('payouts', `q=${large.id}`)).toMatchObject([
    { amountMinor: 2_500_000_001, amount: 25_000_000.01 },
  ])

  await stripe.paymentIntents.create({
    ...{ amount: 5000, currency: 'eur', confirm: true, payment_method: 'pm_card_visa' },
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  })
  await reconcileBalance('development')
  const [difference, ...more] = await rowsOf('differences', 'status=open')
  expect(more).toEqual([])
  expect(difference).toMatchObject({ kind: 'charge', amountMinor: 5000, deeds: ['explain'] })
  expect(await lookAtLedger('development')).toMatchObject({ verdict: 'attention' })
  const path = `/differences/${difference?.id ?? ''}/explain`
  const explanation = { account: 'platform_fees', reason: 'Somebody paid by a link.' }
  const both = await Promise.all([1, 2].map(() => post('explainDifference', path, explanation)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await rowsOf('differences', 'status=open')).toEqual([])
  expect(await rowsOf('differences', 'status=explained')).toMatchObject([{ id: difference?.id, deeds: [] }])
  expect(await lookAtLedger('development')).toMatchObject({ verdict: 'ok' })
  await checkLedger()
})
