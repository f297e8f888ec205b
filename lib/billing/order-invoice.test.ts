import { extractText } from 'unpdf'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { drawDocument } from '#lib/billing/draw-document.ts'
import { issueClientStatements } from '#lib/billing/issue-client-statements.ts'
import { issueMissing } from '#lib/billing/issue-missing.ts'
import { issueOrderInvoice } from '#lib/billing/issue-order-invoice.ts'
import type { BillingDocumentView } from '#lib/billing/schema.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { EarningView } from '#lib/earnings/schema.ts'
import { customerActor, researcherActor } from '#prisma/factories.ts'
import { breakRow } from '#tools/testing/broken-row.ts'
import { call } from '#tools/testing/call.ts'
import { completed } from '#tools/testing/delivered-order.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf, offered, openMarket, selectOffer, type Market } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { dispatchEvents, runDueJobs } from '#tools/testing/run-jobs.ts'

const settings = { ...getEnv() }
let market: Market
beforeEach(async () => {
  market = await openMarket({ billing: 'invoice', name: 'Kanzlei Moreau' })
})
afterEach(() => Object.assign(getEnv(), settings))

const complete = (orderId: string) => inTransaction((tx) => completeOrder(tx, systemActor('development'), orderId))
const robot = () => researcherActor(market.researcher)

/** An order of 42.50 EUR and the fee, delivered; 20 EUR where that is agreed for nothing. */
async function delivered(outcome: 'not_found' | 'partial', noFindAmount?: number): Promise<string> {
  const { orderId, offerId } = await offered(market, { externalOrderRef: 'CASE-7' }, 42.5, noFindAmount)
  bodyOf(await selectOffer(market, orderId, offerId))
  await inTransaction((tx) => startWork(tx, robot(), orderId))
  if (outcome === 'partial')
    await getDb().orderDocument.create({
      data: {
        ...{ id: `doc_${orderId.slice(4)}`, orderId, name: 'page.pdf', contentType: 'application/pdf', sizeBytes: 3 },
        ...{ sha256: '0'.repeat(64), storageKey: 'x', uploadedById: market.researcher.id },
      },
    })
  await inTransaction((tx) => deliverOrder(tx, robot(), orderId, { outcome, report: 'Searched 1880 to 1900.' }))
  await runDueJobs()
  return orderId
}
const documentsOf = async (orderId: string, of = market) =>
  bodyOf<BillingDocumentView[]>(
    await call(routeOf('listBillingDocuments'), 'GET', `/billing/documents?orderId=${orderId}`, { key: of.key }),
  )

it('comes with the completion, once, with the whole price and where to pay it', async () => {
  Object.assign(getEnv(), { BILLING_INVOICE_TERMS: 'Payable within 14 days to DE02 1203 0000 0000 2020 51.' })
  const orderId = await delivered('partial', 20)
  bodyOf(
    await call(routeOf('fileOrders'), 'POST', '/orders/filing', {
      key: market.key,
      body: { orderIds: [orderId], costCentre: 'KST 4711' },
    }),
  )
  expect(await documentsOf(orderId)).toEqual([])
  await complete(orderId)
  await runDueJobs()
  await Promise.all([1, 2, 3].map(() => issueOrderInvoice(orderId)))
  const documents = await documentsOf(orderId)
  expect(documents).toMatchObject([
    {
      ...{ kind: 'invoice', payable: true, totalMinor: 4675, currency: 'EUR', buyer: { name: 'Kanzlei Moreau' } },
      lines: [
        { text: `Research by ${market.researcher.name}`, amountMinor: 4250 },
        { text: 'Callslip’s fee', amountMinor: 425 },
      ],
      order: { id: orderId, reference: 'CASE-7', costCentre: 'KST 4711' },
      vat: { netMinor: 425 },
    },
  ])
  const [invoice] = documents
  if (!invoice) throw new Error('no invoice')
  const { text } = await extractText(new Uint8Array(await drawDocument(invoice)), { mergePages: true })
  for (const shown of ['Invoice', 'Payable within 14 days', '46.75 EUR', 'KST 4711', 'CASE-7'])
    expect(text).toContain(shown)
  expect(text).not.toContain('card')
})

it('asks for the price without a find where nothing was found, and for nothing where that is free', async () => {
  const reduced = await delivered('not_found', 20)
  const free = await delivered('not_found', 0)
  const full = await delivered('not_found')
  const token = await makeToken('researcher', { researcher: market.researcher })
  const told = async () =>
    bodyOf<EarningView[]>(await call(routeOf('listEarnings'), 'GET', '/research/earnings', { key: token })).map(
      ({ orderId, amount }) => [orderId, amount],
    )
  const amounts = [
    [full, 42.5],
    [free, 0],
    [reduced, 20],
  ]
  // From the delivery on.
  expect(await told()).toEqual(amounts)
  for (const orderId of [reduced, free, full]) await complete(orderId)
  await runDueJobs()
  expect(
    (await documentsOf(reduced)).map(({ totalMinor, lines }) => [totalMinor, lines.map((line) => line.amountMinor)]),
  ).toEqual([[2200, [2000, 200]]])
  expect(await documentsOf(free)).toEqual([])
  expect((await documentsOf(full)).map(({ totalMinor }) => totalMinor)).toEqual([4675])
  // What the researcher is told of it is the same.
  expect(await told()).toEqual(amounts)
})

it('comes a day later where the job that makes it was lost, and where nothing is asked for still not', async () => {
  const lost = await delivered('partial')
  const free = await delivered('not_found', 0)
  for (const orderId of [lost, free]) await complete(orderId)
  await dispatchEvents()
  await getDb().$executeRaw`
    DELETE FROM graphile_worker._private_jobs WHERE key IN (${`invoice:${lost}`}, ${`invoice:${free}`})`
  await runDueJobs()
  expect(await documentsOf(lost)).toEqual([])
  await issueMissing()
  await issueMissing()
  expect((await documentsOf(lost)).map(({ kind, totalMinor }) => [kind, totalMinor])).toEqual([['invoice', 4675]])
  expect(await documentsOf(free)).toEqual([])
})

it('comes a day later also behind one that cannot be issued, which is told', async () => {
  const orders = [await delivered('partial'), await delivered('partial'), await delivered('partial')] as const
  for (const orderId of orders) await complete(orderId)
  await dispatchEvents()
  await getDb().$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE key LIKE 'invoice:%'`
  for (const orderId of [orders[0], orders[2]]) await breakRow('billing_documents', 'order_id', orderId)
  await expect(issueMissing()).rejects.toThrow('a broken row')
  expect((await documentsOf(orders[1])).map(({ kind }) => kind)).toEqual(['invoice'])
})

it('keeps to the fee that was agreed, whatever the settings say by then', async () => {
  const orderId = await delivered('not_found', 20)
  Object.assign(getEnv(), { PLATFORM_FEE_BPS: 2500 })
  const [offer] = bodyOf<OfferView[]>(
    await call(routeOf('listOffers'), 'GET', `/orders/${orderId}/offers`, { key: market.key }),
  ).filter(({ status }) => status === 'SELECTED')
  expect(offer).toMatchObject({ totalAmount: 46.75, totalNoFindAmount: 22 })
  await complete(orderId)
  await runDueJobs()
  expect((await documentsOf(orderId)).map(({ totalMinor }) => totalMinor)).toEqual([2200])
})

it('is none where a card has paid, nor for an order that is not completed', async () => {
  const byCard = await openMarket()
  const { orderId } = await completed(byCard)
  await getDb().client.update({ where: { id: byCard.client.id }, data: { billing: 'invoice' } })
  await issueOrderInvoice(orderId)
  expect((await documentsOf(orderId, byCard)).map(({ kind, payable }) => [kind, payable])).toEqual([
    ['invoice', undefined],
    ['receipt', undefined],
  ])
  const open = await delivered('not_found')
  await issueOrderInvoice(open)
  expect(await documentsOf(open)).toEqual([])
  // Agreed to be paid by invoice, it is, though the client pays the next one by card.
  await getDb().client.update({ where: { id: market.client.id }, data: { billing: 'card' } })
  await complete(open)
  await runDueJobs()
  expect(await documentsOf(open)).toHaveLength(1)
})

it('stands on the month’s statement as what is to be paid', async () => {
  const orderId = await delivered('not_found')
  await complete(orderId)
  await runDueJobs()
  const now = new Date()
  await issueClientStatements(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2)))
  const [statement] = bodyOf<BillingDocumentView[]>(
    await call(routeOf('listBillingDocuments'), 'GET', '/billing/documents?kind=statement', { key: market.key }),
  )
  expect(statement).toMatchObject({ totalMinor: 4675, notes: ['Invoiced, to be paid: 46.75 EUR.'] })
  expect(customerActor(market.client).client.billing).toBe('invoice')
})
