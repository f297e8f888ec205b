import { extractText } from 'unpdf'
import { beforeAll, expect, it } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { newId, firstIdAt } from '#lib/ids.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { findUnresolved } from '#lib/finance/find-unresolved.ts'
import { spanOf } from '#lib/finance/month-span.ts'
import type { MonthReport, MonthsView, UnresolvedKind } from '#lib/finance/months-schema.ts'
import { reconcileBalance } from '#lib/payments/reconcile-balance.ts'
import { refundOrder } from '#lib/payments/refund-order.ts'
import { call } from '#tools/testing/call.ts'
import { checkLedger } from '#tools/testing/check-ledger.ts'
import { completed } from '#tools/testing/delivered-order.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf, control, openMarket, paymentOf, type Market } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

let market: Market
let token: string
beforeAll(async () => {
  market = await openMarket()
  token = await makeToken('operator')
  await control('POST', '/settlement', {})
})

const ask = (operation: string, path = '', key = token) =>
  call(routeOf(operation), 'GET', `/operator/finance/months${path}`, { key })
const fileOf = (operation: string, path: string) =>
  routeOf(operation)(
    new Request(`http://localhost:3000/api/operator/finance/months${path}`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  )
const close = (month: string, body: unknown = {}, key = token) =>
  call(routeOf('closeFinanceMonth'), 'POST', `/operator/finance/months/${month}/close`, { key, body })
const monthsOf = async () => bodyOf<MonthsView>(await ask('listFinanceMonths')).months
const reportOf = async (month: string) => bodyOf<MonthReport>(await ask('getFinanceMonth', `/${month}`))
const kindsOf = ({ unresolved }: MonthReport) => unresolved.map(({ kind, count }) => `${kind} ${count}`)

const now = new Date()
const before = (n: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - n, 1)).toISOString().slice(0, 7)

/** As if all that is new in the books had happened at a moment of another month; the triggers let nobody else do it. */
const moveTo = (month: string, posted: Date, booked = posted) =>
  getDb().$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`
    const recent = spanOf(before(0)).from
    await tx.$executeRaw`UPDATE balance_transactions SET created_at = ${booked} WHERE created_at >= ${recent}`
    await tx.$executeRaw`UPDATE ledger_entries SET created_at = ${posted} WHERE created_at >= ${recent}`
    expect(posted >= spanOf(month).from && posted < spanOf(month).end).toBe(true)
  })
/** A posting of a moment, whoever writes it and however. */
const post = (tx: Pick<Tx, 'ledgerEntry'>, posting: string, createdAt: Date) => {
  const leg = { posting, environment: 'development', currency: 'EUR', createdAt } as const
  return tx.ledgerEntry.createMany({
    data: [
      { ...leg, account: 'order_funds', amountMinor: 5 },
      { ...leg, account: 'disputes', amountMinor: -5 },
    ],
  })
}
/** Closes a month while somebody writes into it: closing waits for them, as `pg_locks` tells. */
const closeDuring = (month: string, body: unknown) =>
  getDb().$transaction(async (tx) => {
    await post(tx, 'at the last moment', dayIn(month, '28'))
    const closing = close(month, body)
    const waiting = async (): Promise<boolean> => {
      const [row] = await getDb().$queryRaw<{ waits: boolean }[]>`
        SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS waits`
      return row?.waits === true || waiting()
    }
    await Promise.race([closing, waiting()])
    return { closing }
  })
const dayIn = (month: string, day: string) => new Date(`${month}-${day}T12:00:00Z`)

it('closes month by month what balances, keeps it with a hash, and lets corrections fall into a later one', async () => {
  const [first, second] = [before(2), before(1)]
  await completed(market)
  await moveTo(first, dayIn(first, '20'))
  // The provider booked this one in the month before we heard of it.
  await completed(market)
  await moveTo(second, dayIn(second, '02'), dayIn(first, '28'))
  const { orderId } = await completed(market)

  expect(await monthsOf()).toMatchObject([
    { month: before(0), state: 'open', closable: false },
    { month: second, state: 'open', closable: false },
    { month: first, state: 'open', closable: true },
  ])
  expect(kindsOf(await reportOf(first))).toEqual(['not_compared 1'])
  expect(await close(first)).toMatchObject({ status: 409, body: { code: 'month_not_closable' } })
  await reconcileBalance('development')
  expect(kindsOf(await reportOf(second))).toEqual(['month_before_open 1'])
  expect(kindsOf(await reportOf(before(0)))).toContain('month_running 1')

  const { currencies } = await reportOf(first)
  expect(currencies).toMatchObject([
    {
      currency: 'EUR',
      balance: {
        openingMinor: 0,
        capturesMinor: 4675,
        transfersMinor: -4250,
        reversalsMinor: 0,
        refundsMinor: 0,
        providerFeesMinor: -95,
        otherMinor: 0,
        closingMinor: 330,
      },
      earned: { feesMinor: 425, writtenOffMinor: 0 },
      provider: {
        bookedMinor: 660,
        postedMinor: 330,
        differences: [{ kind: 'posted_later', amountMinor: -330 }],
      },
      balanced: true,
    },
  ])
  const both = await Promise.all([close(first), close(first)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const closed = await reportOf(first)
  expect(closed).toMatchObject({ state: 'closed', currencies, closing: { intact: true }, carriedOver: [] })

  // A refund of last month that failed waits for an operator: it is carried over with a reason, or the month stays open.
  const payment = await paymentOf(orderId)
  const id = `${firstIdAt('refund', dayIn(second, '10')).slice(0, -4)}0001`
  const failed = { amountMinor: 100, reason: 'A page.', status: 'failed', failure: 'lost card' } as const
  await getDb().refund.create({ data: { id, paymentId: payment.id, ...failed } })
  const report = await reportOf(second)
  expect(report.unresolved).toMatchObject([
    { kind: 'refund_failed', carriable: true, list: 'refunds', status: 'waiting', sums: [{ amountMinor: 100 }] },
  ])
  expect(report.currencies[0]).toMatchObject({
    balance: { openingMinor: 330, closingMinor: 660 },
    provider: { bookedMinor: 0, postedMinor: 330, differences: [{ kind: 'booked_earlier', amountMinor: 330 }] },
    balanced: true,
  })
  expect(await close(second)).toMatchObject({ status: 400, body: { details: [{ field: 'reason' }] } })
  const reason = 'The card is gone; the customer names a bank account.'
  // What is written meanwhile is in the report, and so it isn't the one that somebody saw.
  const { closing } = await closeDuring(second, { reason, seen: report.seen })
  const refused = await closing
  expect(refused).toMatchObject({ status: 409, body: { code: 'month_not_closable' } })
  expect(JSON.stringify(refused.body)).toContain('have moved since you looked')
  const { seen } = await reportOf(second)
  expect(seen).not.toBe(report.seen)
  expect(bodyOf(await close(second, { reason, seen }))).toMatchObject({
    state: 'closed',
    closing: { reason, intact: true },
    carriedOver: [{ kind: 'refund_failed', count: 1 }],
  })
  expect((await reportOf(before(0))).currencies[0]).toMatchObject({ balance: { openingMinor: 660 } })
  expect(await close(before(0))).toMatchObject({ status: 409 })
  expect(await reportOf(first)).toEqual(closed)
  expect(await getDb().operatorAction.findMany({ where: { action: 'books.close_month' } })).toMatchObject([
    { targetId: first },
    { targetId: second, reason },
  ])

  expect(await (await fileOf('exportFinanceMonth', `/${first}/csv`)).text()).toContain(
    `${first},closed,EUR,balance,closing,,3.3,330`,
  )
  const pdfs = await Promise.all([1, 2].map(async () => (await fileOf('getFinanceMonthPdf', `/${first}/pdf`)).text()))
  expect(pdfs[0]).toMatch(/^%PDF/)
  expect(pdfs[0]).toBe(pdfs[1])
  // Whoever closed it is called something else by now.
  const { closing: { by } = {} } = await reportOf(first)
  await getDb().user.update({ where: { id: by?.id ?? '' }, data: { name: 'Another Name' } })
  expect((await reportOf(first)).closing).toMatchObject({ by, intact: true })
  expect(await (await fileOf('getFinanceMonthPdf', `/${first}/pdf`)).text()).toBe(pdfs[0])
  expect(await ask('getFinanceMonth', '/2020-01')).toMatchObject({ status: 404 })
  await checkLedger()
})

it('takes no entry of a month that is closed, nor of one before it', async () => {
  for (const month of [before(1), before(2), before(7)])
    await expect(post(getDb(), `late:${month}`, dayIn(month, '15'))).rejects.toThrow(
      'a closed month takes no more entries',
    )
  expect(await post(getDb(), 'in time', new Date())).toEqual({ count: 2 })
})

it('keeps a closed month, and shows where somebody changed it all the same', async () => {
  const change = getDb().$executeRaw`UPDATE finance_months SET report = '{}'`
  await expect(change).rejects.toThrow('never changed')
  await expect(getDb().financeMonth.deleteMany()).rejects.toThrow('never changed')
  await getDb().$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`
    await tx.$executeRaw`UPDATE finance_months SET report = jsonb_set(report, '{currencies,0,balance,closingMinor}', '331') WHERE month = ${before(2)}`
  })
  expect(await reportOf(before(2))).toMatchObject({ closing: { intact: false } })
  const pdf = await (await fileOf('getFinanceMonthPdf', `/${before(2)}/pdf`)).arrayBuffer()
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  expect(text).toContain('This is not what was closed')
  const csv = await (await fileOf('exportFinanceMonth', `/${before(2)}/csv`)).text()
  expect(csv).toContain(`${before(2)},changed,EUR,`)
  expect(csv).not.toContain(',closed,')
})

it('is closed by operators who look after money alone', async () => {
  const support = await makeToken('operator', { operatorRole: 'support' })
  expect(await close(before(1), {}, support)).toMatchObject({ status: 403 })
  expect(await ask('listFinanceMonths', '', support)).toMatchObject({ status: 200 })
})

it('carries a debt over from the month in which it came about on, and not from that of its payment', async () => {
  const { orderId } = await completed(market)
  await moveTo(before(5), dayIn(before(5), '20'))
  const { researcherAccountId } = await paymentOf(orderId)
  await control('POST', `/accounts/${researcherAccountId}/payout`)
  const refund = { amountMinor: 1100, reason: 'A page was missing.' }
  await inTransaction((tx) => refundOrder(tx, systemActor('development'), orderId, refund))
  await runDueJobs()
  await moveTo(before(4), dayIn(before(4), '02'))
  const actor = { type: 'operator', id: 'usr_test', name: 'Test', environment: 'development', scopes: [] } as const
  const unresolvedIn = async (month: string, kind: UnresolvedKind) =>
    (await findUnresolved(getDb(), actor, month, [], undefined)).filter((one) => one.kind === kind)
  expect(await unresolvedIn(before(5), 'debt_open')).toEqual([])
  const debt = { count: 1, sums: [{ currency: 'EUR', amountMinor: 1000 }] }
  expect(await unresolvedIn(before(4), 'debt_open')).toMatchObject([debt])
  // The share that was to be taken back has been stuck since then too, though it is tried every day.
  const shareRefusedSince = dayIn(before(4), '02')
  await getDb().payment.updateMany({ where: { orderId }, data: { shareRefusedSince } })
  expect(await unresolvedIn(before(5), 'transfer_stuck')).toEqual([])
  expect(await unresolvedIn(before(4), 'transfer_stuck')).toMatchObject([{ count: 1 }])
  // And so has a refund that failed then, and failed again when it was tried in a later month.
  const { id: paymentId } = await paymentOf(orderId)
  const tried = {
    paymentId,
    amountMinor: 300,
    reason: 'Tried again.',
    status: 'failed',
    waitingSince: dayIn(before(4), '03'),
  } as const
  await getDb().refund.create({ data: { id: newId('refund'), ...tried } })
  expect(await unresolvedIn(before(5), 'refund_failed')).toEqual([])
  expect(await unresolvedIn(before(4), 'refund_failed')).toMatchObject([{ count: 1, sums: [{ amountMinor: 300 }] }])
})
