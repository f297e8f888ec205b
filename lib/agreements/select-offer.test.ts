import { expect, it } from 'vitest'
import { POST as select } from '#app/api/orders/[orderId]/offers/[offerId]/select/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { updateOffer } from '#lib/offers/update-offer.ts'
import { researcherActor } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf, eventTypesOf, offered, openMarket, statusOf } from '#tools/testing/market.ts'

const market = await openMarket()
const { key } = market
const send = (orderId: string, offerId: string, body?: unknown, headers: Record<string, string> = {}) =>
  call(select, 'POST', `/orders/${orderId}/offers/${offerId}/select`, { key, body, headers })
const reprice = (orderId: string, offerId: string, amount: number) =>
  inTransaction((tx) => updateOffer(tx, researcherActor(market.researcher), orderId, offerId, { amount }))

it('selects at the expected amount only, and says what the offer asks for now', async () => {
  const { orderId, offerId } = await offered(market)
  await reprice(orderId, offerId, 45.5)
  const before = await eventTypesOf(orderId)
  for (const expectedAmount of [42.5, 0, 45.501]) {
    expect(await send(orderId, offerId, { expectedAmount })).toMatchObject({
      status: 409,
      body: { code: 'offer_changed', error: expect.stringContaining('45.5 EUR'), amount: 45.5, currency: 'EUR' },
    })
  }
  expect([await statusOf(orderId), await eventTypesOf(orderId)]).toEqual(['open', before])

  const selected = { id: offerId, status: 'selected', paymentRequired: true }
  expect(bodyOf(await send(orderId, offerId, { expectedAmount: 45.5 }))).toEqual(selected)
  expect(bodyOf(await send(orderId, offerId, { expectedAmount: 45.5 }))).toEqual(selected)
  expect(bodyOf(await send(orderId, offerId))).toEqual(selected)
  // Somebody who still sees the old price is not told that it was agreed to.
  expect(await send(orderId, offerId, { expectedAmount: 42.5 })).toMatchObject({ body: { code: 'offer_changed' } })
  expect((await eventTypesOf(orderId)).filter((type) => type === 'offer.selected')).toHaveLength(1)
})

it('selects no offer whose promised day is over: its order would be late at once', async () => {
  const dayMs = 86_400_000
  const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
  const { orderId, offerId } = await offered(market)
  const promise = (estimatedCompletionDate: string) =>
    inTransaction((tx) =>
      updateOffer(tx, researcherActor(market.researcher), orderId, offerId, { estimatedCompletionDate }),
    )
  // It runs out with that day, whenever in it it was made, and after thirty days at the latest.
  expect(await promise(dayIn(2))).toMatchObject({ expiresAt: `${dayIn(3)}T12:00:00.000Z` })
  const { createdAt, expiresAt } = await promise(dayIn(90))
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(30 * dayMs)

  // The version before wrote thirty days of each.
  await getDb().offer.update({ where: { id: offerId }, data: { estimatedCompletionDate: new Date(dayIn(-2)) } })
  expect(await send(orderId, offerId)).toMatchObject({
    status: 409,
    body: { code: 'offer_not_active', error: 'The offer is expired.' },
  })
  expect(await statusOf(orderId)).toBe('open')
  await getDb().offer.update({ where: { id: offerId }, data: { estimatedCompletionDate: new Date(dayIn(0)) } })
  expect(await send(orderId, offerId)).toMatchObject({ status: 200 })
})

it('binds nobody at once who expects a payment first', async () => {
  const billed = await openMarket()
  const { orderId, offerId } = await offered(billed)
  await getDb().client.update({ where: { id: billed.client.id }, data: { billing: 'invoice' } })
  const choose = (body?: unknown) =>
    call(select, 'POST', `/orders/${orderId}/offers/${offerId}/select`, { key: billed.key, body })
  const before = await eventTypesOf(orderId)
  const refused = { status: 409, body: { code: 'payment_not_required' } }
  expect(await choose({ expectedAmount: 42.5, expectedPaymentRequired: true })).toMatchObject(refused)
  expect([await statusOf(orderId), await eventTypesOf(orderId)]).toEqual(['open', before])

  const selected = { id: offerId, status: 'selected', paymentRequired: false }
  expect(bodyOf(await choose({ expectedAmount: 42.5 }))).toEqual(selected)
  expect(await statusOf(orderId)).toBe('confirmed')
  // Nor is it said to them of what somebody else has chosen.
  expect(await choose({ expectedPaymentRequired: true })).toMatchObject(refused)

  const paid = await offered(market)
  const expected = { expectedPaymentRequired: true }
  expect(bodyOf(await send(paid.orderId, paid.offerId, expected))).toMatchObject({ paymentRequired: true })
})

it('needs no body, whatever the header says of it', async () => {
  const absent = [
    [undefined, {}],
    ['', {}],
    ['', { 'content-type': 'application/json' }],
    ['', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['{}', { 'content-type': 'application/json' }],
  ] as const
  for (const [body, headers] of absent) {
    const { orderId, offerId } = await offered(market)
    await reprice(orderId, offerId, 45.5)
    expect(bodyOf(await send(orderId, offerId, body, headers))).toMatchObject({ status: 'selected' })
  }
})

it('refuses a body that is none', async () => {
  const { orderId, offerId } = await offered(market)
  for (const body of [
    '{',
    '[]',
    'null',
    '{"expectedAmount":"42.5"}',
    '{"expectedAmount":-1}',
    '{"expectedPaymentRequired":false}',
  ]) {
    expect(await send(orderId, offerId, body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  }
  expect(await send(orderId, offerId, 'expectedAmount=42.5', { 'content-type': 'text/plain' })).toMatchObject({
    status: 415,
    body: { code: 'unsupported_media_type' },
  })
  expect(await statusOf(orderId)).toBe('open')
})
