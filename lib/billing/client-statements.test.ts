import { extractText } from 'unpdf'
import { beforeEach, expect, it } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { drawDocument } from '#lib/billing/draw-document.ts'
import { issueClientStatements } from '#lib/billing/issue-client-statements.ts'
import { issuePaymentDocuments } from '#lib/billing/issue-payment-documents.ts'
import { issueStatements } from '#lib/billing/issue-statements.ts'
import type { BillingDocumentView } from '#lib/billing/schema.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { refundOrder } from '#lib/payments/refund-order.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { makeClient, makeKey, researcherActor } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { checkStatements } from '#tools/testing/check-statements.ts'
import { bodyOf, control, openMarket, paid, paymentOf, stripe, type Market } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

const system = systemActor('development')
let market: Market
beforeEach(async () => {
  market = await openMarket()
  await control('POST', '/new_refunds', { status: 'succeeded' })
})

const monthsOn = (months: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 2))
}
const monthOf = (now: Date) => now.toISOString().slice(0, 7)

async function charged(order: Record<string, unknown> = {}, costCentre?: string) {
  const held = await paid(market, order)
  if (costCentre !== undefined) bodyOf(await file({ orderIds: [held.orderId], costCentre }))
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), held.orderId))
  await runDueJobs()
  return held
}
const file = (body: object) => call(routeOf('fileOrders'), 'POST', '/orders/filing', { key: market.key, body })
async function refund(orderId: string, amountMinor: number): Promise<void> {
  await inTransaction((tx) => refundOrder(tx, system, orderId, { amountMinor, reason: 'A page was missing.' }))
  await runDueJobs()
}
async function loseDispute(paymentIntentId: string, orderId: string): Promise<void> {
  await control('POST', '/disputes', { payment_intent: paymentIntentId })
  const { id } = await paymentOf(orderId)
  await syncPayment(id, { disputes: true })
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntentId })
  await control('POST', `/disputes/${data[0]?.id}`, { status: 'lost' })
  await syncPayment(id, { disputes: true })
  await runDueJobs()
}
const list = async (query = 'kind=statement', key = market.key) =>
  bodyOf<BillingDocumentView[]>(
    await call(routeOf('listBillingDocuments'), 'GET', `/billing/documents?${query}`, { key }),
  )
const read = async (id = '', key = market.key) =>
  call(routeOf('getBillingDocument'), 'GET', `/billing/documents/${id}`, { key })
const csvOf = (id = '', key = market.key) =>
  routeOf('getStatementCsv')(
    new Request(`http://localhost:3000/api/billing/documents/${id}/csv`, {
      headers: { authorization: `Bearer ${key}` },
    }),
  )

it('tells a month once, entry by entry and by cost centre, and agrees with the provider after refunds and disputes', async () => {
  bodyOf(
    await call(routeOf('saveBillingDetails'), 'PUT', '/billing/details', {
      key: market.key,
      body: { name: 'Kanzlei Moreau', costCentre: 'General' },
    }),
  )
  const first = await charged({ externalOrderRef: 'CASE-7', customerName: 'Erben Zeller' }, 'KST 4711')
  const second = await charged()
  await refund(first.orderId, 1100)
  const lost = await charged({}, 'KST 4711')
  await loseDispute(lost.paymentIntentId, lost.orderId)

  await issueClientStatements(new Date())
  expect(await list()).toEqual([])
  await Promise.all([1, 1].map((months) => issueClientStatements(monthsOn(months))))
  const [statement, ...none] = await list()
  expect(none).toEqual([])
  expect(statement).toMatchObject({
    ...{ kind: 'statement', month: monthOf(new Date()), currency: 'EUR', totalMinor: 3 * 4675 - 1100 - 4675 },
    buyer: { name: 'Kanzlei Moreau' },
    lines: [
      { text: 'Cost centre General', amountMinor: 4675 },
      { text: 'Cost centre KST 4711', amountMinor: 4675 - 1100 },
    ],
  })
  expect(statement).not.toHaveProperty('entries')
  const { entries = [] } = bodyOf<BillingDocumentView>(await read(statement?.id))
  const gist = entries.map(({ kind, amountMinor, costCentre }) => [kind, amountMinor, costCentre])
  // By the provider's clock, which knows whole seconds.
  expect(gist.filter(([kind]) => kind === 'dispute')).toEqual([['dispute', -4675, 'KST 4711']])
  expect(gist.filter(([kind]) => kind !== 'dispute')).toEqual([
    ['receipt', 4675, 'KST 4711'],
    ['invoice', 0, 'KST 4711'],
    ['receipt', 4675, 'General'],
    ['invoice', 0, 'General'],
    ['credit_note', -1100, 'KST 4711'],
    ['receipt', 4675, 'KST 4711'],
    ['invoice', 0, 'KST 4711'],
  ])
  const issued = entries.filter(({ kind }) => kind !== 'dispute')
  expect(issued[0]).toMatchObject({ order: { id: first.orderId, reference: 'CASE-7', customer: 'Erben Zeller' } })
  expect(issued[1]).toMatchObject({ containedMinor: 425 })
  await checkStatements(market.client.id)

  // What comes later stands on the next one, and nothing twice.
  await refund(second.orderId, 75)
  await issueClientStatements(monthsOn(1))
  expect(await list()).toHaveLength(1)
  await issueClientStatements(monthsOn(2))
  expect((await list()).map(({ totalMinor }) => totalMinor)).toEqual([-75, 3 * 4675 - 1100 - 4675])
  await checkStatements(market.client.id)
  await issueClientStatements(monthsOn(3))
  expect(await list()).toHaveLength(2)
})

it('tells a refund that failed after it was told from what was given back', async () => {
  const { orderId } = await charged()
  await refund(orderId, 500)
  await issueClientStatements(monthsOn(1))
  const row = await getDb().refund.findFirstOrThrow({ where: { payment: { orderId } } })
  await getDb().refund.update({ where: { id: row.id }, data: { status: 'failed' } })
  await issuePaymentDocuments((await paymentOf(orderId)).id)
  await refund(orderId, 300)
  await issueClientStatements(monthsOn(2))
  const [second, first] = await list()
  const notesOf = async (id?: string) => bodyOf<BillingDocumentView>(await read(id)).notes
  expect(await notesOf(first?.id)).toEqual(expect.arrayContaining(['Given back to cards: 5.00 EUR.']))
  expect(await notesOf(second?.id)).toEqual([
    'Given back to cards: 3.00 EUR.',
    'Refunds that failed at the bank, so that the money has not gone back: 5.00 EUR.',
  ])
})

it('is a PDF and a table whose amounts add up, for nobody else', async () => {
  const { orderId } = await charged({ externalOrderRef: '=1+1' }, 'KST 4711')
  await refund(orderId, 1100)
  await issueClientStatements(monthsOn(1))
  const [statement] = await list()
  const document = bodyOf<BillingDocumentView>(await read(statement?.id))
  const pdf = await drawDocument(document)
  expect(await drawDocument(document)).toEqual(pdf)
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  for (const shown of [statement?.number, '46.75 EUR', '(4.25 EUR)', '−11.00 EUR', 'Cost centre KST 4711', '35.75 EUR'])
    expect(text).toContain(shown)
  const response = await csvOf(statement?.id)
  expect(response.headers.get('content-disposition')).toMatch(/filename="statement-T-\d{4}-\d{6}\.csv"/)
  const [head, ...lines] = (await response.text()).trim().split('\r\n')
  expect(head).toBe(
    'date,kind,document,orderNumber,orderId,order,externalOrderRef,customerName,costCentre,amount,containedAmount,vat,currency',
  )
  expect(lines.map((line) => line.split(',').slice(-5).join())).toEqual([
    'KST 4711,46.75,,,EUR',
    'KST 4711,0,4.25,,EUR',
    'KST 4711,-11,,,EUR',
  ])
  expect(lines[0]).toContain(",'=1+1,")
  const [receipt] = await list('kind=receipt')
  expect((await csvOf(receipt?.id)).status).toBe(404)
  const stranger = await makeKey(getDb(), (await makeClient(getDb())).id)
  expect(await list('kind=statement', stranger.key)).toEqual([])
  expect((await read(statement?.id, stranger.key)).status).toBe(404)
  expect((await csvOf(statement?.id, stranger.key)).status).toBe(404)
})

it('tells of what a bank gave back on the newest statement, however old the dispute is', async () => {
  const { orderId, paymentIntentId } = await charged()
  await issueClientStatements(monthsOn(1))
  await loseDispute(paymentIntentId, orderId)
  await issueClientStatements(monthsOn(4))
  expect((await list()).map(({ month, totalMinor }) => [month, totalMinor])).toEqual([
    [monthOf(monthsOn(3)), -4675],
    [monthOf(new Date()), 4675],
  ])
})

it('tells it too where a bank that had given back decides for us after all', async () => {
  const { orderId, paymentIntentId } = await charged()
  await loseDispute(paymentIntentId, orderId)
  await issueClientStatements(monthsOn(1))
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntentId })
  await control('POST', `/disputes/${data[0]?.id}`, { status: 'won' })
  await syncPayment((await paymentOf(orderId)).id, { disputes: true })
  for (const months of [2, 3]) await issueClientStatements(monthsOn(months))
  const [told, before, ...others] = await list()
  expect(others).toEqual([])
  expect([told?.totalMinor, before?.totalMinor]).toEqual([4675, 0])
  const { snapshot } = await getDb().billingDocument.findUniqueOrThrow({ where: { id: told?.id ?? '' } })
  expect(JSON.stringify(snapshot)).toContain('Given back by banks before, and charged after all: 46.75 EUR.')
})

it('gives each currency a statement of its own, and each environment', async () => {
  await charged()
  await charged({ currency: 'USD' })
  await issueClientStatements(monthsOn(1))
  // Researchers' own are of the same kind, and another matter.
  await issueStatements(monthsOn(1))
  expect((await list()).map(({ currency }) => currency).sort()).toEqual(['EUR', 'USD'])
  const all = await getDb().billingDocument.findMany({ where: { clientId: market.client.id, kind: 'statement' } })
  expect(all.map(({ environment }) => environment)).toEqual(['development', 'development'])
})

it('begins a second one before a month comes to more than a document can', async () => {
  await charged()
  const receipt = await getDb().billingDocument.findFirstOrThrow({
    where: { clientId: market.client.id, kind: 'receipt' },
  })
  const { customer: _, snapshot, ...row } = receipt
  const more = Array.from({ length: 22 }, (_unused, at) => ({
    ...{ ...row, snapshot: snapshot as object, id: newId('billingDocument'), totalMinor: 99_999_999 },
    ...{ cause: `charge:${row.id}:${at}`, sequence: -at - 1, number: `L-${at}` },
  }))
  await getDb().billingDocument.createMany({ data: more })
  await issueClientStatements(monthsOn(1))
  await issueClientStatements(monthsOn(1))
  const told = await getDb().billingDocument.findMany({
    where: { clientId: market.client.id, kind: 'statement' },
    orderBy: { id: 'asc' },
  })
  expect(told.map(({ totalMinor }) => totalMinor)).toEqual([4675 + 21 * 99_999_999, 99_999_999])
  const [first] = told
  expect(told.map(({ cause }) => cause)).toEqual([first?.cause, `${first?.cause}:2`])
})

it('is issued to nobody who has gone', async () => {
  await charged()
  const client = { where: { id: market.client.id } }
  await getDb().client.update({ ...client, data: { deletionId: 'del_test' } })
  await issueClientStatements(monthsOn(1))
  expect(await list()).toEqual([])
  await getDb().client.update({ ...client, data: { deletionId: null } })
  await issueClientStatements(monthsOn(1))
  expect(await list()).toHaveLength(1)
})

it('stays as it is, page after page, when a month was long', async () => {
  await charged({}, 'KST 4711')
  await issueClientStatements(monthsOn(1))
  const [statement] = await list()
  const view = bodyOf<BillingDocumentView>(await read(statement?.id))
  const [entry] = view.entries ?? []
  if (!entry) throw new Error('no entry')
  const pdf = await drawDocument({ ...view, entries: Array.from({ length: 120 }, () => entry) })
  const { text: pages } = await extractText(new Uint8Array(pdf))
  expect(pages.length).toBeGreaterThan(4)
  for (const page of pages.slice(1, -1)) expect(page).toContain('Document')
  expect(pages.join('\n').match(/46\.75 EUR\n?/g)?.length).toBeGreaterThan(119)
})
