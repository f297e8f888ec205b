import { beforeAll, expect, it } from 'vitest'
import { getDb, inTransaction } from '#lib/db.ts'
import type { BreakdownRow, BreakdownView } from '#lib/figures/breakdown-schema.ts'
import { dayAfter, dayBefore, daysBack, monthOf, splitByMonths, toDay, today } from '#lib/figures/days.ts'
import { rollFigures } from '#lib/figures/roll-figures.ts'
import { percentileOf } from '#lib/figures/spans.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { systemActor } from '#lib/actor.ts'
import { newId } from '#lib/ids.ts'
import { netMoney } from '#lib/payments/net-money.ts'
import { makeClient } from '#prisma/factories.ts'
import { breakRow } from '#tools/testing/broken-row.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf, offered, openMarket, paid, type Market } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'

const range = { from: daysBack(today(), 70), to: today() }
let market: Market
let operator: string

/** As if an order had been placed on that day, at one o'clock in the morning, with what came of it. */
async function put(orderId: string, day: string, data: object, payment?: object) {
  const createdAt = new Date(`${day}T01:00:00Z`)
  const later = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000)
  await getDb().order.update({ where: { id: orderId }, data: { createdAt, openedAt: createdAt, ...data } })
  await getDb().offer.updateMany({ where: { orderId }, data: { createdAt: later(5) } })
  if (payment) await getDb().payment.updateMany({ where: { orderId }, data: payment })
  return later
}

const isCharged = (status: string) =>
  ['captured', 'transferred', 'partially_refunded', 'refunded', 'disputed'].includes(status)

/** The same figures from the orders themselves, one by one, in another language than SQL. */
async function countDirectly(keysOf: (order: Awaited<ReturnType<typeof findOrders>>[number]) => string | null) {
  const orders = (await findOrders()).filter(({ createdAt }) => toDay(createdAt) >= range.from)
  const groups = Map.groupBy(
    orders.filter((order) => keysOf(order) !== null),
    (order) => keysOf(order) ?? '',
  )
  return new Map(
    [...groups].map(([key, own]) => {
      const payments = own.flatMap((order) =>
        order.payments.filter(({ status }) => isCharged(status)).map((payment) => ({ order, payment })),
      )
      const nets = payments.map(({ order, payment }) => netMoney(order, payment, payment.disputes))
      const sum = (of: (net: (typeof nets)[number]) => number) => nets.reduce((total, net) => total + of(net), 0) / 100
      return [
        key,
        {
          placed: own.length,
          offered: own.filter(({ offers }) => offers.length > 0).length,
          paid: own.filter(({ confirmedAt }) => confirmedAt !== null).length,
          delivered: own.filter(({ deliveredAt }) => deliveredAt !== null).length,
          found: own.filter(({ outcome }) => outcome === 'found').length,
          ended: own.filter(({ status }) => status === 'withdrawn' || status === 'cancelled').length,
          amount: sum(({ keptMinor }) => keptMinor),
          fee: sum(({ feeMinor }) => feeMinor),
          refunded: sum(({ returnedMinor }) => returnedMinor),
          disputed: sum(({ disputedMinor }) => disputedMinor),
          disputes: payments.filter(({ payment }) => payment.disputes.length > 0).length,
        },
      ]
    }),
  )
}
const findOrders = () =>
  getDb().order.findMany({
    where: { environment: 'development' },
    include: { offers: true, payments: { include: { disputes: true } } },
  })

const ask = async (by: string, { from, to } = range) =>
  bodyOf<BreakdownView>(
    await call(routeOf('getFiguresBreakdown'), 'GET', `/operator/figures/breakdown?by=${by}&from=${from}&to=${to}`, {
      key: operator,
    }),
  )
const seen = ({ placed, offered, paid, delivered, found, ended, money }: Omit<BreakdownRow, 'key'>) => {
  const [euro] = money
  return {
    ...{ placed, offered, paid, delivered, found, ended },
    ...{ amount: euro?.amount ?? 0, fee: euro?.fee ?? 0, refunded: euro?.refunded ?? 0, disputed: euro?.disputed ?? 0 },
    disputes: Math.round((euro?.disputeRate ?? 0) * (euro?.payments ?? 0)),
  }
}
const mondayOf = (day: string) => daysBack(day, (new Date(day).getUTCDay() + 6) % 7)

async function expectTheSame() {
  const offers = new Map((await getDb().offer.findMany()).map(({ id, researcherId }) => [id, researcherId]))
  const along = {
    week: ({ createdAt }) => mondayOf(toDay(createdAt)),
    month: ({ createdAt }) => monthOf(toDay(createdAt)),
    country: ({ countryISOA3 }) => countryISOA3,
    archive: ({ archiveRepositoryId }) => archiveRepositoryId,
    client: ({ clientId }) => clientId,
    researcher: ({ selectedOfferId }) => offers.get(selectedOfferId ?? '') ?? null,
  } satisfies Record<string, Parameters<typeof countDirectly>[0]>
  for (const [by, keysOf] of Object.entries(along)) {
    const { rows, total } = await ask(by)
    expect([by, new Map(rows.map(({ key, ...row }) => [key, seen(row)]))]).toEqual([by, await countDirectly(keysOf)])
    expect(seen(total)).toEqual((await countDirectly(() => 'all')).get('all'))
  }
}

beforeAll(async () => {
  market = await openMarket()
  operator = await makeToken('operator')
  const place = (order: Record<string, unknown>) => offered(market, order)
  const days = [65, 40, 39, 9, 8].map((back) => daysBack(today(), back))
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = days
  const lone = await place({ countryISOA3: 'FRA', archiveRepositoryId: 'arc_paris' })
  await put(lone.orderId, first, { status: 'withdrawn' })
  const done = await paid(market, { countryISOA3: 'FRA', archiveRepositoryId: 'arc_paris' })
  const later = await put(done.orderId, second, { status: 'completed', outcome: 'found' }, { status: 'transferred' })
  await getDb().order.update({ where: { id: done.orderId }, data: { deliveredAt: later(240) } })
  const back = await paid(market, { countryISOA3: 'BEL' })
  await put(
    back.orderId,
    third,
    { status: 'cancelled' },
    { status: 'refunded', refundedMinor: 4675, reversedMinor: 4250 },
  )
  const asked = await paid(market, { countryISOA3: 'BEL', archiveRepositoryId: 'arc_gent' })
  await put(asked.orderId, fourth, { status: 'delivered', outcome: 'partial' }, { status: 'disputed' })
  const { id: paymentId } = await getDb().payment.findFirstOrThrow({ where: { orderId: asked.orderId } })
  await getDb().dispute.create({
    data: {
      ...{ id: 'du_figures', paymentId, status: 'needs_response', reason: 'fraudulent', refundable: false },
      ...{ amountMinor: 4675, currency: 'EUR', createdAt: new Date() },
    },
  })
  await put((await place({})).orderId, fifth, {})
  await place({ countryISOA3: 'FRA' })
})

it('keeps the same figures as a count of the orders says, today’s counted at once, whatever was changed and however often it is made', async () => {
  await rollFigures(getDb(), { all: true })
  await expectTheSame()
  const kept = () =>
    getDb().figureRow.findMany({ orderBy: [{ along: 'asc' }, { grain: 'asc' }, { start: 'asc' }, { key: 'asc' }] })
  const before = await kept()
  await rollFigures(getDb(), { all: true })
  expect(await kept()).toEqual(before)
  expect(before.every(({ start }) => toDay(start) < today() || toDay(start) === monthOf(today()))).toBe(true)

  // One order changes: its day and its month follow, by the event.
  const [order] = await getDb().order.findMany({ where: { status: 'completed' } })
  if (!order) throw new Error('no completed order')
  await getDb().payment.updateMany({ where: { orderId: order.id }, data: { refundedMinor: 1100, reversedMinor: 1000 } })
  const payload = { status: 'completed' } as const
  await inTransaction((tx) =>
    recordEvents(tx, systemActor('development'), order.id, [{ type: 'order.completed', payload }]),
  )
  const { rows } = await ask('client')
  expect(rows[0]?.money[0]?.refunded).toBe(46.75)
  await rollFigures(getDb())
  await expectTheSame()
})

it('counts the day of the last time once it is over, though nothing came of it since', async () => {
  const yesterday = new Date(`${dayBefore(today())}T12:00:00Z`)
  const { id: clientId } = await makeClient(getDb())
  await getDb().order.create({
    data: {
      ...{ id: newId('order'), environment: 'production', clientId, status: 'open', createdAt: yesterday },
      ...{ repositoryName: 'An archive', documentType: 'Birth record', location: 'Paris' },
      ...{ pricingMode: 'OPEN_FOR_BIDS', currency: 'EUR' },
    },
  })
  const at = new Date(`${dayBefore(today())}T23:50:00Z`)
  await getDb().figureRun.upsert({
    where: { environment: 'production' },
    create: { environment: 'production', at },
    update: { at },
  })
  await rollFigures(getDb())
  const rows = await getDb().figureRow.findMany({ where: { environment: 'production', along: 'client', grain: 'day' } })
  expect(rows).toMatchObject([{ key: clientId, placed: 1 }])
})

it('tells times as percentiles, and writes a table', async () => {
  const { total, rows } = await ask('week', { from: daysBack(today(), 41), to: daysBack(today(), 38) })
  for (const [span, hours] of [
    [total.firstOfferHours, 5],
    [total.deliveryHours, 240],
  ] as const)
    expect(Math.abs(Math.log((span?.p50 ?? 0) / hours))).toBeLessThan(Math.log(1.125))
  expect(rows.map(({ placed }) => placed).reduce((sum, one) => sum + one, 0)).toBe(2)
  const table = await routeOf('exportFiguresBreakdown')(
    new Request(
      `http://localhost:3000/api/operator/figures/breakdown.csv?by=country&from=${range.from}&to=${range.to}`,
      {
        headers: { authorization: `Bearer ${operator}` },
      },
    ),
  )
  const lines = (await table.text()).split('\r\n')
  expect(lines[0]).toContain('key,name,placed,offered,paid,delivered,found')
  expect(lines.find((line) => line.startsWith('BEL,'))).toMatch(
    /^BEL,,2,2,2,.*,EUR,2,93\.5,46\.75,4\.25,46\.75,46\.75,0\.5,0\.5$/,
  )
  for (const query of ['from=2026-02-01&to=2026-01-01', 'from=2020-01-01&to=2026-01-01', 'by=moon']) {
    const path = `/operator/figures/breakdown?${query}`
    expect((await call(routeOf('getFiguresBreakdown'), 'GET', path, { key: operator })).status).toBe(400)
  }
})

it('splits a range into whole months and what is around them, no day twice and none left out', () => {
  const listed = ({ from, to }: { from: string; to: string }) => {
    const days: string[] = []
    for (let day = from; day <= to; day = dayAfter(day)) days.push(day)
    return days
  }
  const ranges = [
    ['2026-01-01', '2026-03-31'],
    ['2026-01-15', '2026-03-10'],
    ['2026-01-15', '2026-01-20'],
    ['2026-01-31', '2026-02-01'],
    ['2025-12-02', '2026-01-31'],
    ['2026-02-01', '2026-02-28'],
  ] as const
  for (const [from, to] of ranges) {
    const { head, months, tail } = splitByMonths({ from, to })
    expect([...listed(head), ...listed(months), ...listed(tail)]).toEqual(listed({ from, to }))
    if (months.from <= months.to)
      expect([months.from, dayAfter(months.to)]).toEqual([monthOf(months.from), monthOf(dayAfter(months.to))])
  }
})

it('reads a percentile off counts of steps as the charts beside it have it, an eighth more or less', () => {
  const stepsOf = (all: number[]) =>
    [...Map.groupBy(all, (hours) => Math.ceil(Math.log(hours * 60) / Math.log(1.125)))].map(([step, own]) => ({
      step,
      orders: own.length,
    }))
  for (const hours of [
    [3],
    [1, 100],
    [1, 1.1, 200, 210],
    [5, 80, 90, 91, 92],
    Array.from({ length: 23 }, (_, n) => n * n + 1),
  ])
    for (const part of [0.5, 0.9]) {
      const place = part * (hours.length - 1)
      const [lower = 0, upper = 0] = [hours[Math.floor(place)], hours[Math.ceil(place)]]
      const exact = lower + (place % 1) * (upper - lower)
      const said = percentileOf(part, stepsOf(hours)) ?? 0
      expect([hours, part, Math.abs(Math.log(said / exact)) < Math.log(1.125)]).toEqual([hours, part, true])
    }
  expect(percentileOf(0.5, [])).toBeUndefined()
})

// The last one here, for what is broken stays so.
it('counts all that can be counted where one day can not, and counts as done only where all was', async () => {
  await getDb().figureRow.deleteMany()
  await getDb().figureRun.deleteMany()
  await breakRow('figure_rows', 'start', daysBack(today(), 65))
  await expect(rollFigures(getDb(), { all: true })).rejects.toThrow('a broken row')
  const rows = await getDb().figureRow.findMany({
    where: { along: 'all', grain: 'day' },
    orderBy: [{ environment: 'asc' }, { start: 'asc' }],
  })
  expect(rows.map(({ environment, start }) => [environment, toDay(start)])).toEqual([
    ...[40, 39, 9, 8].map((back) => ['development', daysBack(today(), back)]),
    ['production', dayBefore(today())],
  ])
  expect(await getDb().figureRun.findMany()).toMatchObject([{ environment: 'production' }])
})
