import { beforeAll, expect, it } from 'vitest'
import { startWork } from '#lib/agreements/start-work.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { firstIdAt, newId } from '#lib/ids.ts'
import type { ListedOrderView, OperatorTotals } from '#lib/operators/orders-schema.ts'
import { netMoney } from '#lib/payments/net-money.ts'
import { sweepPayments } from '#lib/payments/sweep-payments.ts'
import { researcherActor } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { checkTerms } from '#tools/testing/check-terms.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import {
  bodyOf,
  confirm,
  control,
  finalizePayment,
  initiatePayment,
  offered,
  openMarket,
  paid,
  selectOffer,
  type Market,
} from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

let market: Market
let token: string
beforeAll(async () => {
  market = await openMarket({ name: 'Lists' })
  token = await makeToken('operator')
})
const ask = (id: string, path: string) => call(routeOf(id), 'GET', `/operator${path}`, { key: token })
/** What the market's client has that fits, in the order of the list. */
const list = async (search: string) =>
  bodyOf<ListedOrderView[]>(await ask('listAllOrders', `/orders?clientId=${market.client.id}&${search}`))
const idsOf = async (search: string) => (await list(search)).map(({ id }) => id)
const termsOf = (orderId: string) => getDb().orderTerms.findUnique({ where: { orderId } })

it('keeps what was agreed and charged beside an order, whatever becomes of it', async () => {
  const { orderId, offerId, rivalOfferId } = await offered(market)
  const step = async (of: object | null) => {
    const row = await termsOf(orderId)
    expect(of === null ? row : { ...row }).toEqual(of === null ? null : expect.objectContaining(of))
    await checkTerms([orderId])
  }
  const pay = async () => {
    const { paymentIntentId } = bodyOf<{ paymentIntentId: string }>(
      await initiatePayment(market, orderId, rivalOfferId),
    )
    await confirm(paymentIntentId)
    bodyOf(await finalizePayment(market, orderId, rivalOfferId, paymentIntentId))
    return paymentIntentId
  }
  await step(null)
  await selectOffer(market, orderId, offerId)
  await step({ offerId, researcherId: market.researcher.id, agreedMinor: 4675, paidMinor: null })
  const path = `/orders/${orderId}/offers/${offerId}/decline`
  bodyOf(await call(routeOf('declineOffer'), 'POST', path, { key: market.key }))
  await step(null)
  await selectOffer(market, orderId, rivalOfferId)
  await step({ offerId: rivalOfferId, researcherName: 'Bruno Keller' })
  const first = await pay()
  await control('POST', `/holds/${first}/lapse`)
  await getDb().payment.updateMany({ where: { orderId }, data: { captureBefore: new Date(Date.now() - 1000) } })
  await sweepPayments()
  await runDueJobs()
  expect(await getDb().order.findUnique({ where: { id: orderId } })).toMatchObject({ status: 'awaiting_payment' })
  await step({ offerId: rivalOfferId, agreedMinor: 4675, paidMinor: null })
  await pay()
  await step({ paidMinor: null })
  await inTransaction((tx) => startWork(tx, researcherActor(market.rival), orderId))
  await runDueJobs()
  await step({ paidMinor: 4675 })
  await getDb().researcher.update({ where: { id: market.rival.id }, data: { name: 'Bruno Keller-Weiss' } })
  await step({ researcherName: 'Bruno Keller-Weiss' })
  // What a payment was frozen at counts, whatever the fee has become.
  await getDb().payment.updateMany({ where: { orderId }, data: { status: 'refunded', refundedMinor: 4675 } })
  await step({ agreedMinor: 4675, paidMinor: 4675 })
})

const dayMs = 86_400_000
const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

it('narrows by each thing, and by all of them together', async () => {
  const [archive] = await getDb().archive.findMany({ take: 1 })
  const archiveId = archive?.id ?? newId('archive')
  const a = await paid(market, { countryISOA3: 'FRA' }, 30)
  const b = await paid(market, { countryISOA3: 'DEU', archiveRepositoryId: archiveId }, 50)
  const c = await offered(market, { countryISOA3: 'FRA', currency: 'EUR' })
  const old = firstIdAt('order', new Date('2025-01-10T12:00:00Z'))
  await getDb().order.create({
    data: {
      ...{ id: old, environment: 'development', clientId: market.client.id, status: 'cancelled', countryISOA3: 'FRA' },
      ...{ repositoryName: 'Archives', documentType: 'Birth record', location: 'Lyon', pricingMode: 'OPEN_FOR_BIDS' },
      currency: 'EUR',
    },
  })
  await getDb().order.update({
    where: { id: b.orderId },
    data: { status: 'in_progress', estimatedCompletionDate: new Date(`${day(-2)}T00:00:00Z`) },
  })
  await getDb().order.update({
    where: { id: a.orderId },
    data: {
      estimatedCompletionDate: new Date(`${day(-3)}T00:00:00Z`),
      ...{ questionBy: 'researcher', questionAt: new Date() },
    },
  })
  const [x, y, z] = [a.orderId, b.orderId, c.orderId]
  // Copied while its offer was taken back: it is of no account.
  await getDb().orderTerms.create({
    data: {
      ...{ orderId: z, clientId: market.client.id, environment: 'development', offerId: c.offerId, currency: 'EUR' },
      ...{ researcherId: market.researcher.id, researcherName: 'Nobody', agreedMinor: 5000 },
    },
  })
  const ours = async (search: string) => (await idsOf(search)).filter((id) => [x, y, z, old].includes(id))
  const expected: [search: string, ids: string[]][] = [
    ['status=open', [z]],
    ['status=open,in_progress', [z, y]],
    ['country=FRA', [z, x, old]],
    ['country=fra&status=confirmed', [x]],
    [`archiveId=${archiveId}`, [y]],
    [`chosenId=${market.researcher.id}`, [y, x]],
    [`chosenId=${market.rival.id}`, []],
    [`researcherId=${market.rival.id}`, [z, y, x]],
    ['currency=EUR', [y, x]],
    ['currency=EUR&amountFrom=33.01', [y]],
    ['currency=EUR&amountFrom=33&amountTo=33', [x]],
    ['currency=USD', []],
    ['to=2025-01-10', [old]],
    ['from=2025-01-10&to=2025-01-10', [old]],
    ['from=2025-01-11', [z, y, x]],
    ['to=2025-01-09', []],
    // The other one’s researcher waits for an answer.
    ['late=true', [y]],
    ['late=true&country=FRA', []],
    [`q=${market.client.id}&country=FRA`, [z, x, old]],
    [`q=Paris&country=FRA&chosenId=${market.researcher.id}`, [x]],
  ]
  for (const [search, ids] of expected) expect([search, await ours(search)]).toEqual([search, ids])
  expect((await list('late=true')).find(({ id }) => id === y)).toMatchObject({
    late: true,
    agreed: { amount: 55, amountMinor: 5500, currency: 'EUR' },
    researcher: { id: market.researcher.id },
  })
  expect((await list('status=confirmed')).find(({ id }) => id === x)).toMatchObject({ late: false })
})

it.each([
  ['amountFrom=3', 'currency'],
  ['amountFrom=3.005&currency=EUR', 'amountFrom'],
  ['amountTo=x&currency=EUR', 'amountTo'],
  ['status=open,shut', 'status'],
  ['sort=client', 'sort'],
  ['from=2026-02-30', 'from'],
])('refuses %s', async (search, field) => {
  expect(await ask('listAllOrders', `/orders?${search}`)).toMatchObject({ status: 400, body: { details: [{ field }] } })
})

it('goes by day, by what is due and by amount, page by page without a gap', async () => {
  for (const [n, amount] of [20, 35, 20, 12.5].entries()) {
    const { orderId } = await paid(market, { countryISOA3: 'ISL' }, amount)
    const estimatedCompletionDate = new Date(`${day(n % 2)}T00:00:00Z`)
    await getDb().order.update({ where: { id: orderId }, data: { estimatedCompletionDate, waitedSeconds: n * 86_400 } })
  }
  await offered(market, { countryISOA3: 'ISL' })
  const values = {
    placed: ({ id }: ListedOrderView) => id,
    due: ({ id, order }: ListedOrderView) => `${order.estimatedCompletionDate} ${id}`,
    amount: ({ id, agreed }: ListedOrderView) => `${String(agreed?.amountMinor).padStart(9, '0')} ${id}`,
  }
  for (const [sort, valueOf] of Object.entries(values))
    for (const way of ['asc', 'desc'] as const) {
      const whole: ListedOrderView[] = []
      for (;;) {
        const after = whole.at(-1)
        const page = await list(
          `country=ISL&sort=${sort}&order=${way}&limit=2${after ? `&startingAfter=${after.id}` : ''}`,
        )
        whole.push(...page)
        if (page.length < 2) break
      }
      const sorted = whole.map(valueOf).sort()
      expect([sort, way, whole.map(valueOf)]).toEqual([sort, way, way === 'asc' ? sorted : sorted.reverse()])
      expect(new Set(whole.map(({ id }) => id)).size).toBe(sort === 'placed' ? 5 : 4)
    }
})

it('adds up what is left, as each row and the table say it', async () => {
  const make = async (data: object, order: object = {}) => {
    const { orderId } = await paid(market, { countryISOA3: 'NOR' }, 40, 10)
    await getDb().payment.updateMany({ where: { orderId }, data })
    await getDb().order.update({ where: { id: orderId }, data: { deliveredAt: new Date(), ...order } })
    return orderId
  }
  await make({ status: 'transferred' }, { status: 'completed', outcome: 'found' })
  await make({ status: 'captured' }, { status: 'delivered', outcome: 'not_found' })
  await make(
    { status: 'partially_refunded', refundedMinor: 1100, reversedMinor: 1000 },
    { status: 'completed', outcome: 'found' },
  )
  await make({ status: 'authorized' })
  const payments = await getDb().payment.findMany({
    where: { order: { countryISOA3: 'NOR', clientId: market.client.id }, status: { not: 'authorized' } },
    include: { order: true, disputes: true },
  })
  const nets = payments.map((payment) => netMoney(payment.order, payment, payment.disputes))
  const sum = (member: keyof (typeof nets)[number]) => nets.reduce((total, net) => total + net[member], 0)
  const sums = {
    ...{ currency: 'EUR', agreedMinor: 4 * 4400, chargedMinor: 3 * 4400, returnedMinor: sum('returnedMinor') },
    ...{ keptMinor: sum('keptMinor'), shareMinor: sum('shareMinor'), feeMinor: sum('feeMinor'), disputedMinor: 0 },
  }
  const search = `country=NOR&clientId=${market.client.id}`
  const totals = bodyOf<OperatorTotals>(await ask('sumAllOrders', `/orders/totals?${search}`))
  expect(totals).toEqual({ orders: 4, more: false, sums: [sums] })
  expect(totals.sums[0]?.returnedMinor).toBe(1100)
  expect(bodyOf(await ask('sumAllOrders', `/orders/totals?${search}&late=true`))).toEqual({
    orders: 0,
    more: false,
    sums: [],
  })
  const rows = await list('country=NOR')
  const table = routeOf('exportAllOrders')
  const linesOf = async (more = '') => {
    const headers = { authorization: `Bearer ${token}` }
    const request = new Request(`http://localhost:3000/api/operator/orders.csv?${search}${more}`, { headers })
    return (await (await table(request)).text()).trim().split('\r\n')
  }
  const [head = '', ...lines] = await linesOf()
  expect(lines).toHaveLength(4)
  for (const sort of ['due', 'amount']) {
    const [, ...sorted] = await linesOf(`&sort=${sort}`)
    expect(sorted.map((line) => line.split(',')[0])).toEqual(await idsOf(`country=NOR&sort=${sort}&order=desc`))
    expect(lines).toEqual(expect.arrayContaining(sorted))
  }
  const column = (name: string) =>
    lines.map((line) => Number(line.split(',')[head.split(',').indexOf(name)])).reduce((total, n) => total + n, 0)
  expect(rows.reduce((total, { money }) => total + (money?.keptMinor ?? 0), 0)).toBe(sums.keptMinor)
  expect({ net: column('netAmount'), paid: column('paidAmount'), agreed: column('agreedAmount') }).toEqual({
    net: sums.keptMinor / 100,
    paid: 132,
    agreed: 176,
  })
  expect(column('refundedAmount') + column('researcherAmount') + column('feeAmount')).toBeCloseTo(
    (sums.returnedMinor + sums.shareMinor + sums.feeMinor) / 100,
  )
})

it('keeps views that are each operator’s own, of each list', async () => {
  const other = await makeToken('operator')
  const save = (name: string, query: object, key = token, list = 'orders') =>
    call(routeOf('saveOperatorView'), 'POST', '/operator/saved-views', { key, body: { list, name, query } })
  const views = async (key: string) =>
    bodyOf(await call(routeOf('listOperatorViews'), 'GET', '/operator/saved-views?list=orders', { key }))
  await save('Late', { late: 'true' })
  const kept = bodyOf<{ id: string }>(await save('Late', { late: 'true', country: 'FRA' }), 201)
  expect(kept).toMatchObject({ list: 'orders', name: 'Late', query: { late: 'true', country: 'FRA' } })
  expect(await views(token)).toEqual([kept])
  expect(await views(other)).toEqual([])
  const remove = (key: string) =>
    call(routeOf('removeOperatorView'), 'DELETE', `/operator/saved-views/${kept.id}`, { key })
  expect((await remove(other)).status).toBe(404)
  expect((await save('Bad', {}, token, 'ghosts')).status).toBe(400)
  expect((await remove(token)).status).toBe(200)
  expect(await views(token)).toEqual([])
})
