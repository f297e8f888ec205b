import { afterEach, expect, it, vi } from 'vitest'
import { POST as write } from '#app/api/orders/[orderId]/messages/route.ts'
import { GET as look } from '#app/api/orders/[orderId]/route.ts'
import { POST as place } from '#app/api/orders/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { getOrder } from '#lib/orders/get-order.ts'
import { listOrders } from '#lib/orders/list-orders.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput, type OrderView, type PlaceOrderInput } from '#lib/orders/schema.ts'
import { customerActor, makeClient, makeKey } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf } from '#tools/testing/market.ts'

afterEach(() => void vi.useRealTimers())

const basics = { repositoryName: 'Archives de Paris', documentType: 'Birth record', location: 'Paris' }

it('places an order, opens it in development and records both in its history', async () => {
  const actor = customerActor(await makeClient(getDb()))
  const placed = await inTransaction((tx) =>
    placeOrder(
      tx,
      actor,
      placeOrderInput.parse({ ...basics, fixedPrice: 45.5, personsOfInterest: [{ lastname: 'Moreau' }] }),
    ),
  )
  expect(placed).toMatchObject({
    status: 'submitted',
    order: { ...basics, pricingMode: 'FIXED', fixedPrice: 45.5, currency: 'EUR' },
  })
  expect(await getOrder(getDb(), actor, placed.id)).toMatchObject({
    status: 'open',
    order: { personsOfInterest: [{ lastname: 'Moreau' }] },
  })
  const events = await getDb().event.findMany({ where: { orderId: placed.id }, orderBy: { sequence: 'asc' } })
  expect(events.map(({ type, sequence, payload }) => ({ type, sequence, payload }))).toEqual([
    { type: 'order.created', sequence: 1, payload: { id: placed.id } },
    { type: 'order.opened', sequence: 2, payload: { id: placed.id, status: 'open' } },
  ])
})

it('leaves an order to be opened by hand with sandbox:manual, and finds it by the beginnings of words', async () => {
  const actor = customerActor(await makeClient(getDb()))
  const placed = await inTransaction((tx) =>
    placeOrder(tx, actor, placeOrderInput.parse({ ...basics, instructions: "Quick, please. sandbox:manual O'Neil" })),
  )
  expect((await getOrder(getDb(), actor, placed.id)).status).toBe('submitted')
  const find = async (q: string) =>
    (await listOrders(getDb(), actor, { q }, { limit: 10, order: 'desc' })).items.map(({ id }) => id)
  expect(await find('arch pari')).toEqual([placed.id])
  expect(await find("O'Neil")).toEqual([placed.id])
  expect(await find('berlin')).toEqual([])
  expect(await find("' | \\ :* &")).toEqual([])
})

it('finds words however their letters are dressed, in the order and in the search', async () => {
  const actor = customerActor(await makeClient(getDb()))
  const placed = await inTransaction((tx) =>
    placeOrder(
      tx,
      actor,
      placeOrderInput.parse({
        repositoryName: 'Archiwum Państwowe w Łodzi',
        documentType: 'Acte de décès',
        location: 'ŁÓDŹ',
        externalOrderRef: 'Réf-77',
        customerName: 'Œuvre Strauß',
        personsOfInterest: [{ firstname: 'Ağnieszka', lastname: 'Müller-Þórsson', role: 'Bride' }],
      }),
    ),
  )
  const find = async (q: string) =>
    (await listOrders(getDb(), actor, { q }, { limit: 10, order: 'desc' })).items.map(({ id }) => id)
  for (const q of [
    'lodz',
    'Łódź',
    'LODZI',
    'panstw',
    'deces',
    'ref-77',
    'oeuvre',
    'STRAUSS',
    'strauß',
    'agniesz',
    'muller thors',
    'ＭＵＬＬＥＲ',
  ]) {
    expect([q, await find(q)]).toEqual([q, [placed.id]])
  }
  expect(await find('lodge')).toEqual([])
  // Quotes that only come out when the letter is taken apart.
  for (const q of ['＇', 'a＇b', '＇:*｜', '＼']) expect([q, await find(q)]).toEqual([q, []])
})

it('stores and shows whatever a client may send', async () => {
  const actor = customerActor(await makeClient(getDb()))
  // `Required`: a member that is added to the input doesn't compile until it is sent here.
  const sent: Required<Omit<PlaceOrderInput, 'attachmentIds'>> = {
    repositoryName: 'Archives de Paris',
    documentType: 'Birth record',
    location: 'Paris, France',
    archiveRepositoryId: 'arc_paris',
    countryISOA3: 'FRA',
    pricingMode: 'FIXED',
    fixedPrice: 45.5,
    currency: 'EUR',
    externalOrderRef: 'REF-1892',
    customerName: 'Zoé Moreau',
    personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Moreau' }],
    instructions: 'Born about 1892',
  }
  const placed = await inTransaction((tx) => placeOrder(tx, actor, placeOrderInput.parse(sent)))
  expect(placed.order).toMatchObject(sent)
  expect((await getOrder(getDb(), actor, placed.id)).order).toMatchObject(sent)
})

it.each([
  ['currency', { currency: 'XXX', fixedPrice: 45.5 }, 'must be an ISO 4217 code that the payment provider can charge'],
  ['currency', { currency: 'BTN', fixedPrice: 45.5 }, 'must be an ISO 4217 code that the payment provider can charge'],
  ['currency', { currency: 'STN' }, 'must be an ISO 4217 code that the payment provider can charge'],
  ['fixedPrice', { fixedPrice: 0.44 }, 'must be at least 0.45 EUR'],
  ['fixedPrice', { fixedPrice: 44, currency: 'JPY' }, 'must be at least 45 JPY'],
  ['fixedPrice', { fixedPrice: 909_090.91, currency: 'EUR' }, 'must not exceed 909090.9 EUR'],
])('refuses an order for its %s: %j', async (field, price, words) => {
  const client = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  expect(await call(place, 'POST', '/orders', { key, body: { ...basics, ...price } })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', details: [{ field, message: expect.stringContaining(words) }] },
  })
  expect(await getDb().order.count({ where: { clientId: client.id } })).toBe(0)
})

it.each([60, -60])(
  'dates an order by the clock of later changes, where that of the process is %i s ahead',
  async (ahead) => {
    const client = await makeClient(getDb())
    const { key } = await makeKey(getDb(), client.id)
    const begun = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: begun + ahead * 1000 })
    const headers = { 'idempotency-key': 'one' }
    const asked = (await call(place, 'POST', '/orders', { key, body: basics, headers })).body as OrderView
    const own = await inTransaction((tx) => placeOrder(tx, customerActor(client), placeOrderInput.parse(basics)))
    vi.useRealTimers()
    for (const { id, order } of [asked, own]) {
      const seen = async () => bodyOf<OrderView>(await call(look, 'GET', `/orders/${id}`, { key })).order
      expect(await seen()).toMatchObject({ createdAt: order.createdAt, updatedAt: order.createdAt })
      expect(Date.parse(order.createdAt)).toBeGreaterThan(begun - 1000)
      await call(write, 'POST', `/orders/${id}/messages`, { key, body: { content: 'Is it there?' } })
      expect(Date.parse((await seen()).updatedAt)).toBeGreaterThanOrEqual(Date.parse(order.updatedAt))
    }
  },
)
