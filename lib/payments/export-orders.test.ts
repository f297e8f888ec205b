import { expect, it } from 'vitest'
import { GET } from '#app/api/orders.csv/route.ts'
import { systemActor } from '#lib/actor.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { fileOrders } from '#lib/filing/file-orders.ts'
import { placeOrders } from '#lib/orders/place-orders.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { prepareOrder } from '#lib/orders/prepared-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { refundOrder } from '#lib/payments/refund-order.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { customerActor, makeClient, makeKey, researcherActor } from '#prisma/factories.ts'
import { bodyOf, control, initiated, offered, openMarket, paid, paymentOf, selectOffer } from '#tools/testing/market.ts'
import { chargedTwice } from '#tools/testing/charged-twice.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

const linesFor = async (key: string, search = '') => {
  const headers = { authorization: `Bearer ${key}` }
  const response = await GET(new Request(`http://localhost:3000/api/orders.csv${search}`, { headers }))
  return (await response.text()).split('\r\n')
}

it("writes a table that a spreadsheet reads and doesn't run", async () => {
  const client = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  const place = (externalOrderRef: string, repositoryName: string) =>
    inTransaction((tx) =>
      placeOrder(
        tx,
        customerActor(client),
        placeOrderInput.parse({ repositoryName, documentType: 'Will', location: 'Gent', externalOrderRef }),
      ),
    )
  await place('=HYPERLINK("http://x")', 'Stadsarchief, "Zwarte Doos"')
  await place('B', 'Rijksarchief')
  const get = (search?: string) => linesFor(key, search)
  const [head, newest, older, end] = await get()
  expect(head).toMatch(/^\ufeff?id,status,externalOrderRef,repositoryName,/)
  expect(head).toMatch(/,completedAt,number,researcherName,/)
  expect(newest).toMatch(/^ord_\w+,open,B,Rijksarchief,Will,Gent,.*,CS-\w{3}-\w{3},,,,,,,,,,$/)
  expect(older).toContain(`,"'=HYPERLINK(""http://x"")","Stadsarchief, ""Zwarte Doos""",`)
  expect(end).toBe('')
  expect(await get('?externalOrderRef=B')).toHaveLength(3)
})

it('has each order once that was there when the download began, in the order of then, whatever moves meanwhile', async () => {
  const client = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  const actor = customerActor(client)
  const order = placeOrderInput.parse({ repositoryName: 'A', documentType: 'Will', location: 'Gent' })
  // More than a page of them.
  const count = 520
  const placed = await inTransaction((tx) =>
    placeOrders(
      tx,
      actor,
      Array.from({ length: count }, () => prepareOrder(actor, order)),
    ),
  )
  const touch = (id: string) => getDb().order.update({ where: { id }, data: { updatedAt: new Date() } })
  const ids = placed.map(({ id }) => id).sort()
  const [first = '', last = ''] = ids
  await touch(last)
  const expected = [last, ...ids.filter((id) => id !== last).reverse()]
  const headers = { authorization: `Bearer ${key}` }
  const { body } = await GET(new Request('http://localhost:3000/api/orders.csv?sort=activity', { headers }))
  if (!body) throw new Error('no body')
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('ord_')) text += (await reader.read()).value ?? ''
  // Its place was the last, and is now where the file has begun.
  await touch(first)
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value
  const [, ...lines] = text.trim().split('\r\n')
  expect(lines.map((line) => line.slice(0, line.indexOf(',')))).toEqual(expected)
})

it('tells what each order costs, what was paid and what has gone back, each in its currency', async () => {
  const market = await openMarket()
  const { orderId: asked } = await offered(market)
  const { orderId: begun } = await initiated(market)
  const { orderId: held } = await paid(market)
  const { orderId: charged } = await paid(market)
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), charged))
  await runDueJobs()
  const { orderId: questioned, paymentIntentId } = await paid(market)
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), questioned))
  await runDueJobs()
  await control('POST', '/disputes', { payment_intent: paymentIntentId })
  await syncPayment((await paymentOf(questioned)).id)
  const reason = 'A page was missing.'
  await inTransaction((tx) => refundOrder(tx, systemActor('development'), charged, { amountMinor: 1000, reason }))
  await runDueJobs()
  await inTransaction((tx) => fileOrders(tx, market.actor, { orderIds: [asked], costCentre: 'KST 4711' }))
  const [head = '', ...lines] = await linesFor(market.key)
  expect(head).toMatch(
    /,number,researcherName,totalAmount,totalCurrency,paymentStatus,paidAmount,refundedAmount,disputedAmount,paymentCurrency,costCentre,invoicedAmount$/,
  )
  const moneyOf = (id: string) => lines.find((line) => line.startsWith(id))?.replace(/^.*,CS-\w{3}-\w{3},/, '')
  const { name } = market.researcher
  expect(moneyOf(asked)).toBe(',,,,,,,,KST 4711,')
  expect(moneyOf(begun)).toBe(`${name},46.75,EUR,initiated,0,0,0,EUR,,`)
  expect(moneyOf(held)).toBe(`${name},46.75,EUR,authorized,0,0,0,EUR,,`)
  expect(moneyOf(charged)).toBe(`${name},46.75,EUR,partially_refunded,46.75,10,0,EUR,,`)
  expect(moneyOf(questioned)).toBe(`${name},46.75,EUR,disputed,46.75,0,46.75,EUR,,`)
})

it('tells what was invoiced, which is less where nothing was found', async () => {
  const market = await openMarket({ billing: 'invoice' })
  const { orderId, offerId } = await offered(market, {}, 42.5, 20)
  bodyOf(await selectOffer(market, orderId, offerId))
  const researcher = researcherActor(market.researcher)
  await inTransaction((tx) => startWork(tx, researcher, orderId))
  await inTransaction((tx) => deliverOrder(tx, researcher, orderId, { outcome: 'not_found', report: 'Burnt in 1944.' }))
  await inTransaction((tx) => completeOrder(tx, systemActor('development'), orderId))
  await runDueJobs()
  const [, line] = await linesFor(market.key)
  expect(line?.split(',').slice(-9)).toEqual(['46.75', 'EUR', '', '', '', '', '', '', '22'])
})

it('counts a charge before the newest payment in what was paid, and what of it went back', async () => {
  const market = await openMarket()
  const { orderId, firstId } = await chargedTwice(market)
  await control('POST', '/new_refunds', { status: 'succeeded' })
  const request = { amountMinor: 1000, reason: 'It came late.', paymentId: firstId }
  await inTransaction((tx) => refundOrder(tx, systemActor('development'), orderId, request))
  await runDueJobs()
  const [, row] = await linesFor(market.key)
  expect(row).toMatch(/,46\.75,EUR,captured,93\.5,10,0,EUR,,$/)
})
