import { extractText } from 'unpdf'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { GET as readDetails, PUT as writeDetails } from '#app/api/billing/details/route.ts'
import { GET as getPdf } from '#app/api/billing/documents/[billingDocumentId]/pdf/route.ts'
import { GET as getOne } from '#app/api/billing/documents/[billingDocumentId]/route.ts'
import { GET as list } from '#app/api/billing/documents/route.ts'
import { GET as getOrder } from '#app/api/orders/[orderId]/route.ts'
import { GET as receipt } from '#app/api/orders/[orderId]/receipt/route.ts'
import { GET as receiptPdf } from '#app/api/orders/[orderId]/receipt.pdf/route.ts'
import { systemActor } from '#lib/actor.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { getDocument } from '#lib/billing/get-document.ts'
import { drawDocument } from '#lib/billing/draw-document.ts'
import { issueDocument } from '#lib/billing/issue-document.ts'
import { issueMissing } from '#lib/billing/issue-missing.ts'
import { issuePaymentDocuments } from '#lib/billing/issue-payment-documents.ts'
import { issueStatementsOf } from '#lib/billing/issue-last-statements.ts'
import { issueStatements } from '#lib/billing/issue-statements.ts'
import { researchStatementCsv } from '#lib/billing/research-statement-csv.ts'
import { listDocuments } from '#lib/billing/list-documents.ts'
import { snapshot as asStored, type BillingDocumentView } from '#lib/billing/schema.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { newId } from '#lib/ids.ts'
import type { BillingDocument, Prisma } from '#lib/generated/prisma/client.ts'
import { fileOrders } from '#lib/filing/file-orders.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { refundOrder } from '#lib/payments/refund-order.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { makeClient, makeKey, researcherActor } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import {
  bodyOf,
  control,
  openMarket,
  paid,
  paymentOf,
  stripe,
  type Initiated,
  type Market,
} from '#tools/testing/market.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

const system = systemActor('development')
const settings = { ...getEnv() }
let market: Market

beforeEach(async () => {
  market = await openMarket()
  await control('POST', '/new_refunds', { status: 'succeeded' })
})
afterEach(() => Object.assign(getEnv(), settings))

const documentsOf = (orderId: string) =>
  getDb().billingDocument.findMany({ where: { orderId }, orderBy: { sequence: 'asc' } })
const numberOf = async (id: string) => (await getDb().order.findUniqueOrThrow({ where: { id } })).number
const gist = (documents: BillingDocument[]) => documents.map(({ kind, totalMinor }) => ({ kind, totalMinor }))

async function begun(): Promise<Initiated> {
  const order = await paid(market)
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), order.orderId))
  await runDueJobs()
  return order
}
async function completed(): Promise<Initiated> {
  const order = await begun()
  const robot = researcherActor(market.researcher)
  const outcome = { outcome: 'not_found', report: 'Searched 1880 to 1900.' } as const
  await inTransaction((tx) => deliverOrder(tx, robot, order.orderId, outcome))
  await inTransaction((tx) => completeOrder(tx, system, order.orderId))
  await runDueJobs()
  return order
}
async function refund(orderId: string, amountMinor?: number): Promise<void> {
  await inTransaction((tx) => refundOrder(tx, system, orderId, { amountMinor, reason: 'A page was missing.' }))
  await runDueJobs()
}
/** Read by a program that has nothing to do with the one that wrote it. */
const pagesOf = async (pdf: Buffer) => (await extractText(new Uint8Array(pdf))).text
const textOf = async (pdf: Buffer) => (await pagesOf(pdf)).join('\n')
const fetchPdf = async (
  handler: (request: Request) => Promise<Response>,
  path: string,
  accept?: string,
  name = /^attachment; filename="[\w-]+\.pdf"$/,
) => {
  const headers = { authorization: `Bearer ${market.key}`, ...(accept === undefined ? {} : { accept }) }
  const response = await handler(new Request(`http://localhost:3000/api${path}`, { headers }))
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toMatch(name)
  return Buffer.from(await response.arrayBuffer())
}

it('issues nothing while money is only held, and receipt and invoice once it is charged', async () => {
  const { orderId } = await paid(market)
  await runDueJobs()
  expect(await documentsOf(orderId)).toEqual([])
  expect((await call(receipt, 'GET', `/orders/${orderId}/receipt`, { key: market.key })).status).toBe(404)

  const order = await begun()
  expect(gist(await documentsOf(order.orderId))).toEqual([
    { kind: 'receipt', totalMinor: 4675 },
    { kind: 'invoice', totalMinor: 425 },
  ])
  const reply = await call(receipt, 'GET', `/orders/${order.orderId}/receipt`, { key: market.key })
  expect(bodyOf<BillingDocumentView>(reply)).toMatchObject({
    kind: 'receipt',
    sandbox: true,
    totalMinor: 4675,
    currency: 'EUR',
    buyer: { name: market.client.name },
    lines: [
      { text: `Research by ${market.researcher.name}`, amountMinor: 4250 },
      { text: 'Callslip’s fee', amountMinor: 425 },
    ],
    vat: { ratePercent: 0, netMinor: 425, vatMinor: 0, reverseCharge: false },
    order: { id: order.orderId, number: await numberOf(order.orderId) },
    paymentIntentId: order.paymentIntentId,
  })
})

it("names the client's own customer and reference, as they were when it was issued", async () => {
  const held = await paid(market)
  await getDb().order.update({
    where: { id: held.orderId },
    data: { customerName: 'Erben Zeller', externalOrderRef: 'CASE-7' },
  })
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), held.orderId))
  await runDueJobs()
  await getDb().order.update({ where: { id: held.orderId }, data: { customerName: null } })
  const path = `/orders/${held.orderId}/receipt`
  const reply = await call(receipt, 'GET', path, { key: market.key })
  // Whose case it is stands beside who pays, and never in their place.
  expect(bodyOf<BillingDocumentView>(reply)).toMatchObject({
    buyer: { name: market.client.name },
    order: { customer: 'Erben Zeller', reference: 'CASE-7' },
  })

  await begun()
  const listed = (query: string, key = market.key) => call(list, 'GET', `/billing/documents?${query}`, { key })
  const theirs = bodyOf<BillingDocumentView[]>(await listed('customer=Erben%20Zeller'))
  expect(theirs.map(({ kind, order }) => [kind, order?.id])).toEqual([
    ['invoice', held.orderId],
    ['receipt', held.orderId],
  ])
  expect(bodyOf(await listed('customer=Erben%20Zeller&kind=receipt'))).toHaveLength(1)
  expect(bodyOf(await listed('customer=Erben'))).toEqual([])
  const stranger = await makeKey(getDb(), (await makeClient(getDb())).id)
  expect(bodyOf(await listed('customer=Erben%20Zeller', stranger.key))).toEqual([])
  expect(await textOf(await fetchPdf(receiptPdf, `${path}.pdf`))).toMatch(/CASE-7[\s\S]*Erben Zeller/)
})

it('books under the cost centre of the order, or of the details, as it was with the receipt', async () => {
  const put = (costCentre: string) =>
    call(writeDetails, 'PUT', '/billing/details', { key: market.key, body: { name: 'Moreau', costCentre } })
  expect(bodyOf(await put('General'))).toEqual({ name: 'Moreau', costCentre: 'General' })
  const usual = await begun()
  bodyOf(await put('Another'))
  await refund(usual.orderId, 500)
  const centresOf = async (orderId: string) =>
    (await documentsOf(orderId)).map(({ snapshot }) => (snapshot as BillingDocumentView).order?.costCentre)
  expect(await centresOf(usual.orderId)).toEqual(['General', 'General', 'General'])
  const kept = await call(getOrder, 'GET', `/orders/${usual.orderId}`, { key: market.key })
  expect(bodyOf<OrderView>(kept).order.costCentre).toBe('General')
  const own = await paid(market)
  await inTransaction((tx) => fileOrders(tx, market.actor, { orderIds: [own.orderId], costCentre: 'KST 4711' }))
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), own.orderId))
  await runDueJobs()
  expect(await centresOf(own.orderId)).toEqual(['KST 4711', 'KST 4711'])
  const view = await call(receipt, 'GET', `/orders/${own.orderId}/receipt`, { key: market.key })
  expect(bodyOf<BillingDocumentView>(view).buyer).toEqual({ name: 'Moreau' })
  expect(await textOf(await fetchPdf(receiptPdf, `/orders/${own.orderId}/receipt.pdf`))).toContain('KST 4711')
})

it('run again and at once, each cause has one document', async () => {
  const { orderId } = await begun()
  await refund(orderId, 1100)
  const before = await documentsOf(orderId)
  expect(before).toHaveLength(3)
  const { id } = await paymentOf(orderId)
  await Promise.all(Array.from({ length: 5 }, () => issuePaymentDocuments(id)))
  await issueMissing()
  expect(await documentsOf(orderId)).toEqual(before)
})

/** As if their job had been given up. */
async function forgetDocuments(where: Prisma.BillingDocumentWhereInput): Promise<void> {
  await getDb().$executeRaw`ALTER TABLE billing_documents DISABLE TRIGGER billing_documents_immutable`
  await getDb().billingDocument.deleteMany({ where })
  await getDb().$executeRaw`ALTER TABLE billing_documents ENABLE TRIGGER billing_documents_immutable`
}

it('issues a credit note whose job was given up, and the one that takes it back', async () => {
  const { orderId, paymentIntentId } = await begun()
  await refund(orderId, 1100)
  const notesOf = async () =>
    (await documentsOf(orderId)).flatMap(({ kind, totalMinor }) => (kind === 'credit_note' ? totalMinor : []))
  await forgetDocuments({ orderId, kind: 'credit_note' })
  await issueMissing()
  expect(await notesOf()).toEqual([1100])
  const [made] = (await stripe.refunds.list({ payment_intent: paymentIntentId })).data
  await control('POST', `/refunds/${made?.id}`, { status: 'failed' })
  await syncPayment((await paymentOf(orderId)).id)
  await issueMissing()
  expect(await notesOf()).toEqual([1100, -1100])
  await runDueJobs()
  expect(await notesOf()).toEqual([1100, -1100])
})

it('a payment from before there were receipts gets its own', async () => {
  const { orderId } = await paid(market)
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), orderId))
  await runDueJobs()
  await forgetDocuments({ orderId })
  await issueMissing()
  expect(gist(await documentsOf(orderId))).toMatchObject([{ kind: 'receipt' }, { kind: 'invoice' }])
})

const statementFor = (seller: string, cause: string) => ({
  environment: 'production' as const,
  kind: 'statement' as const,
  cause,
  currency: 'EUR',
  totalMinor: 0,
  snapshot: {
    seller: { name: seller },
    buyer: { name: 'Somebody' },
    lines: [],
    vat: { ratePercent: 0, netMinor: 0, vatMinor: 0, reverseCharge: false },
    notes: [],
  },
})

it('numbers without gaps: twenty at once, of which every fourth is undone', async () => {
  const seller = `Seller ${market.client.id}`
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      inTransaction(async (tx) => {
        const document = await issueDocument(tx, statementFor(seller, `${seller} ${n}`))
        if (n % 4 === 0) throw new Error('undone')
        return document
      }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5)
  const kept = await getDb().billingDocument.findMany({ where: { seller }, orderBy: { sequence: 'asc' } })
  expect(kept.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 15 }, (_, n) => n + 1))
  const year = new Date().getUTCFullYear()
  expect(kept[0]?.number).toBe(`${year}-000001`)
  expect(new Set(kept.map(({ number }) => number)).size).toBe(15)
})

it('a document is never changed, nor the same thing told twice', async () => {
  const made = await inTransaction((tx) => issueDocument(tx, statementFor('Seller', 'the same')))
  await expect(getDb().billingDocument.update({ where: { id: made.id }, data: { totalMinor: 1 } })).rejects.toThrow(
    'never changed',
  )
  await expect(getDb().billingDocument.delete({ where: { id: made.id } })).rejects.toThrow('never changed')
  await expect(inTransaction((tx) => issueDocument(tx, statementFor('Seller', 'the same')))).rejects.toThrow()
  const next = await inTransaction((tx) => issueDocument(tx, statementFor('Seller', 'another')))
  expect(next.sequence).toBe(made.sequence + 1)
})

it('credits exactly what went back, in parts that add up, and reconciles with the payment', async () => {
  Object.assign(getEnv(), { BILLING_VAT_RATES: 'DE=19', BILLING_SELLER_VAT_ID: 'DE136695976' })
  const { orderId } = await begun()
  for (const amount of [1101, 999, 1]) await refund(orderId, amount)
  await refund(orderId)
  const documents = await documentsOf(orderId)
  const notes = documents.filter(({ kind }) => kind === 'credit_note')
  expect(notes.map(({ totalMinor }) => totalMinor)).toEqual([1101, 999, 1, 2574])
  const payment = await paymentOf(orderId)
  const [first] = documents
  const views = await Promise.all(notes.map(({ id }) => getDocument(getDb(), market.actor, id)))
  for (const { lines, totalMinor, corrects, vat } of views) {
    expect(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(totalMinor)
    expect(corrects).toBe(first?.number)
    expect(vat.ratePercent).toBe(19)
  }
  const parts = (text: string) => views.flatMap(({ lines }) => lines.filter((line) => line.text.startsWith(text)))
  const sum = (lines: { amountMinor: number }[]) => lines.reduce((total, { amountMinor }) => total + amountMinor, 0)
  expect(sum(parts('Research'))).toBe(payment.transferAmountMinor)
  expect(sum(parts('Callslip'))).toBe(payment.platformFeeMinor)
  // 0.16, 0.14, 0.00 and 0.37, each by itself, are a cent short.
  const invoice = documents.find(({ cause }) => cause === `fee:${payment.id}`)
  expect(views.reduce((total, { vat }) => total + vat.vatMinor, 0)).toBe(asStored.parse(invoice?.snapshot).vat.vatMinor)
  expect(payment.refundedMinor).toBe(payment.amountMinor)
})

it('a refund that waits has no credit note; one that fails after its note has it cancelled', async () => {
  const { orderId } = await begun()
  await control('POST', '/new_refunds', { status: 'pending' })
  await refund(orderId, 500)
  expect(await documentsOf(orderId)).toHaveLength(2)
  const row = await getDb().refund.findFirstOrThrow({ where: { payment: { orderId } } })
  const payment = await paymentOf(orderId)
  for (const status of ['succeeded', 'failed'] as const) {
    await getDb().refund.update({ where: { id: row.id }, data: { status } })
    await issuePaymentDocuments(payment.id)
    await issuePaymentDocuments(payment.id)
  }
  const [, , note, cancelled] = await documentsOf(orderId)
  expect(note).toMatchObject({ kind: 'credit_note', totalMinor: 500 })
  expect(cancelled).toMatchObject({ kind: 'credit_note', totalMinor: -500, snapshot: { corrects: note?.number } })
  // The next one credits what it gives back itself, and nothing of the one that failed.
  const next = { id: newId('refund'), paymentId: payment.id, amountMinor: 500, reason: 'Again.' }
  await getDb().refund.create({ data: { ...next, status: 'succeeded' } })
  await issuePaymentDocuments(payment.id)
  expect((await documentsOf(orderId)).at(-1)).toMatchObject({
    totalMinor: 500,
    snapshot: { lines: [{ amountMinor: 454 }, { amountMinor: 46 }] },
  })
})

it('prints what it says, the same bytes each time', async () => {
  const seller = { BILLING_SELLER_NAME: 'Callslip GmbH', BILLING_SELLER_ADDRESS: 'Aktenweg 1; 10115 Berlin' }
  Object.assign(getEnv(), { ...seller, BILLING_SELLER_VAT_ID: 'DE136695976', BILLING_VAT_RATES: 'DE=19 FR=20' })
  const details = { name: 'Généalogie Moreau', address: '12 rue des Archives\n75004 Paris', country: 'fr' }
  bodyOf(await call(writeDetails, 'PUT', '/billing/details', { key: market.key, body: details }))
  const { orderId } = await begun()
  await refund(orderId, 1100)
  const number = await numberOf(orderId)
  const named = new RegExp(`filename="${number}-receipt-T-\\d{4}-\\d{6}\\.pdf"$`)
  const pdf = await fetchPdf(receiptPdf, `/orders/${orderId}/receipt.pdf`, undefined, named)
  expect(await fetchPdf(receipt, `/orders/${orderId}/receipt`, 'application/pdf')).toEqual(pdf)
  for (const accept of [
    'application/json, application/pdf',
    'application/json;q=1, application/pdf;q=0.1',
    'application/pdf;q=0',
    'application/pdf;q=0.2, */*;q=0.5',
    '*/*',
  ]) {
    const headers = { authorization: `Bearer ${market.key}`, accept }
    const answer = await receipt(new Request(`http://localhost:3000/api/orders/${orderId}/receipt`, { headers }))
    expect([accept, await answer.json()]).toMatchObject([accept, { kind: 'receipt' }])
  }
  for (const accept of ['application/json;q=0.5, Application/PDF', 'application/pdf, */*', 'application/pdf;q=0.3'])
    expect(await fetchPdf(receipt, `/orders/${orderId}/receipt`, accept)).toEqual(pdf)
  const text = await textOf(pdf)
  const [first, fee, note] = await documentsOf(orderId)
  for (const shown of [
    'Receipt',
    first?.number,
    `Birth record, Archives de Paris · ${number}`,
    'Rehearsal – not a real invoice',
    'Callslip GmbH',
    '10115 Berlin',
    'VAT id DE136695976',
    'Généalogie Moreau',
    '75004 Paris',
    '46.75 EUR',
    'VAT 20 %',
    '0.71 EUR',
  ])
    expect(text).toContain(shown)
  expect(await textOf(await fetchPdf(getPdf, `/billing/documents/${fee?.id}/pdf`))).toContain('4.25 EUR')
  const credited = await textOf(await fetchPdf(getOne, `/billing/documents/${note?.id}`, 'application/pdf'))
  expect(credited).toMatch(/Credit note[\s\S]*11\.00 EUR/)
})

it('in production there is no mark, and long documents go on to another page', async () => {
  const seller = 'Production seller'
  const made = await inTransaction((tx) => issueDocument(tx, statementFor(seller, `${seller} ${market.client.id}`)))
  const line = { on: '2026-11-01', text: 'Sent: Birth record, Archives de Paris', amountMinor: 4250 }
  const view = {
    ...{ id: made.id, number: made.number, kind: 'statement' as const, issuedAt: made.issuedAt.toISOString() },
    ...{ sandbox: false, currency: 'EUR', totalMinor: 255_000 },
    ...statementFor(seller, '').snapshot,
    lines: Array.from({ length: 60 }, () => line),
  }
  const pdf = await drawDocument(view)
  expect(await drawDocument(view)).toEqual(pdf)
  const pages = await pagesOf(pdf)
  expect(pages.join('\n')).not.toContain('Rehearsal')
  expect(pages.join('\n').match(/42\.50 EUR/g)).toHaveLength(60)
  expect(pages.length).toBeGreaterThan(2)
})

it('pages and filters the list, and shows nobody else’s', async () => {
  const { orderId } = await begun()
  await refund(orderId, 1100)
  await begun()
  const all = bodyOf<BillingDocumentView[]>(await call(list, 'GET', '/billing/documents', { key: market.key }))
  expect(all.map(({ kind }) => kind)).toEqual(['invoice', 'receipt', 'credit_note', 'invoice', 'receipt'])
  const paged: BillingDocumentView[] = []
  for (;;) {
    const after = paged.length === 0 ? '' : `&startingAfter=${paged.at(-1)?.id}`
    const reply = await call(list, 'GET', `/billing/documents?limit=2${after}`, { key: market.key })
    paged.push(...bodyOf<BillingDocumentView[]>(reply))
    if (!reply.headers.has('link')) break
  }
  expect(paged).toEqual(all)
  const notes = await call(list, 'GET', `/billing/documents?kind=credit_note&orderId=${orderId}`, { key: market.key })
  expect(bodyOf<BillingDocumentView[]>(notes).map(({ totalMinor }) => totalMinor)).toEqual([1100])
  expect((await call(list, 'GET', '/billing/documents?kind=letter', { key: market.key })).status).toBe(400)

  const { key } = await makeKey(getDb(), (await makeClient(getDb())).id)
  expect(bodyOf(await call(list, 'GET', '/billing/documents', { key }))).toEqual([])
  for (const [handler, path] of [
    [getOne, `/billing/documents/${all[0]?.id}`],
    [getPdf, `/billing/documents/${all[0]?.id}/pdf`],
    [receipt, `/orders/${orderId}/receipt`],
    [receiptPdf, `/orders/${orderId}/receipt.pdf`],
  ] as const)
    expect((await call(handler, 'GET', path, { key })).status).toBe(404)
  const { key: live } = await makeKey(getDb(), market.client.id, { environment: 'production' })
  await getDb().client.update({ where: { id: market.client.id }, data: { productionState: 'enabled' } })
  const base = 'http://localhost:3000/production/api'
  expect((await call(getOne, 'GET', `/billing/documents/${all[0]?.id}`, { key: live, base })).status).toBe(404)
})

it('keeps billing details, says what is wrong with them, and leaves issued documents alone', async () => {
  const put = (body: unknown) => call(writeDetails, 'PUT', '/billing/details', { key: market.key, body })
  expect(bodyOf(await call(readDetails, 'GET', '/billing/details', { key: market.key }))).toEqual({
    name: market.client.name,
  })
  const { orderId } = await begun()
  const details = { name: 'Moreau SARL', country: 'fr', vatId: 'fr 40 303 265 045' }
  expect(bodyOf(await put(details))).toEqual({ name: 'Moreau SARL', country: 'FR', vatId: 'FR40303265045' })
  expect(bodyOf(await put({ name: 'Moreau' }))).toEqual({ name: 'Moreau' })
  for (const [wrong, field] of [
    [{ name: '' }, 'name'],
    [{ name: 'A', country: 'FRA' }, 'country'],
    [{ name: 'A', vatId: 'DE12' }, 'vatId'],
  ] as const)
    expect(await put(wrong)).toMatchObject({ status: 400, body: { details: [{ field }] } })
  const reply = await call(receipt, 'GET', `/orders/${orderId}/receipt`, { key: market.key })
  expect(bodyOf<BillingDocumentView>(reply).buyer).toEqual({ name: market.client.name })
  const later = await begun()
  const next = await call(receipt, 'GET', `/orders/${later.orderId}/receipt`, { key: market.key })
  expect(bodyOf<BillingDocumentView>(next).buyer).toEqual({ name: 'Moreau' })
})

it('tells each movement of a researcher’s money on one monthly statement', async () => {
  const first = await completed()
  await refund(first.orderId, 1100)
  const now = new Date()
  const payout = { researcherId: market.researcher.id, environment: 'development', currency: 'EUR' } as const
  const sentAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  await getDb().accountPayout.createMany({
    data: [
      { ...payout, id: 'po_1', amountMinor: 2 ** 31 - 1, exactMinor: 2_500_000_001, status: 'paid', sentAt },
      { ...payout, id: 'po_2', amountMinor: 250, status: 'failed', sentAt },
      { ...payout, id: 'po_3', amountMinor: 999, status: 'paid', sentAt: new Date(sentAt.getTime() - 1) },
    ],
  })
  await issueStatements(now)
  const actor = researcherActor(market.researcher)
  const page = { limit: 10, order: 'desc' } as const
  expect((await listDocuments(getDb(), actor, {}, page)).items).toEqual([])

  const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2))
  await Promise.all([issueStatements(nextMonth), issueStatements(nextMonth)])
  const { items } = await listDocuments(getDb(), actor, {}, page)
  const { shareSentMinor } = await paymentOf(first.orderId)
  expect(items).toMatchObject([
    {
      kind: 'statement',
      month: now.toISOString().slice(0, 7),
      totalMinor: shareSentMinor,
      lines: [{ amountMinor: 4250 }, { amountMinor: -1000 }],
    },
  ])
  const day = sentAt.toISOString().slice(0, 10)
  const table: string[] = []
  for (const statement of items) for await (const line of researchStatementCsv(statement)) table.push(line)
  expect(table.slice(1).map((line) => line.split(',').slice(-2).join(' ').trim())).toEqual(['42.5 EUR', '-10 EUR'])
  expect(items[0]?.notes[1]).toBe(
    `Payouts to your bank, as known when this was issued: 25,000,000.01 EUR on ${day} (arrived), 2.50 EUR on ${day} (came back).`,
  )
  const rival = researcherActor(market.rival)
  expect((await listDocuments(getDb(), rival, {}, page)).items).toEqual([])
  await expect(getDocument(getDb(), rival, items[0]?.id ?? '')).rejects.toMatchObject({ code: 'not_found' })
  await expect(getDocument(getDb(), market.actor, items[0]?.id ?? '')).rejects.toMatchObject({ code: 'not_found' })
  await issueStatements(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 2)))
  expect((await listDocuments(getDb(), actor, {}, page)).items).toHaveLength(1)
})

it('gives who leaves in the first hours of a month a statement of the month before, and one of these hours', async () => {
  const [before, after] = [await completed(), await completed()]
  const moved = async ({ orderId }: typeof before, at: string) => {
    const { id } = await getDb().shareMovement.findFirstOrThrow({ where: { payment: { orderId } } })
    await getDb().shareMovement.update({ where: { id }, data: { updatedAt: new Date(at) } })
  }
  await moved(before, '2098-12-31T20:00:00Z')
  await moved(after, '2099-01-01T00:30:00Z')
  for (let n = 0; n < 2; n += 1) await issueStatementsOf(market.researcher.id, new Date('2099-01-01T01:00:00Z'))
  const page = { limit: 10, order: 'desc' } as const
  expect((await listDocuments(getDb(), researcherActor(market.researcher), {}, page)).items).toMatchObject([
    { month: '2099-01', lines: [{ text: expect.any(String) }] },
    { month: '2098-12', lines: [{ text: expect.any(String) }] },
  ])
})

it('says on a statement what a share was moved as, where it is settled in another currency', async () => {
  await control('POST', '/settlement', { eur: { currency: 'usd', rate: 1.1 } })
  const { orderId } = await completed()
  await control('POST', '/settlement', {})
  const now = new Date()
  await issueStatements(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2)))
  const page = { limit: 10, order: 'desc' } as const
  const [statement] = (await listDocuments(getDb(), researcherActor(market.researcher), {}, page)).items
  const { settlementMinor } = await getDb().shareMovement.findFirstOrThrow({ where: { payment: { orderId } } })
  expect(settlementMinor).toBe(4675)
  expect(statement).toMatchObject({ currency: 'EUR', totalMinor: 4250 })
  expect(statement?.lines[0]?.text).toContain('moved as 46.75 USD')
  expect(statement?.lines[0]?.text).toMatch(/^Sent: Birth record, Archives de Paris, CS-\w{3}-\w{3} \(/)
})
