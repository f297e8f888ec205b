import { afterEach, expect, it, vi } from 'vitest'
import { PATCH as update } from '#app/api/research/orders/[orderId]/offers/[offerId]/route.ts'
import { POST as make } from '#app/api/research/orders/[orderId]/offers/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { requireFutureDate } from '#lib/offers/make-offer.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { customerActor, makeClient, makeResearcher } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken, orderBody } from '#tools/testing/fixtures.ts'

const client = await makeClient(getDb())
const key = await makeToken('researcher', { researcher: await makeResearcher(getDb()) })
const terms = { message: 'I can look it up on Tuesday.', estimatedCompletionDate: '2031-03-01' }

async function openOrder(currency: string): Promise<string> {
  const input = placeOrderInput.parse({ ...orderBody, currency, instructions: 'sandbox:no_offers' })
  return (await inTransaction((tx) => placeOrder(tx, customerActor(client), input))).id
}
const offer = async (currency: string, amount: number) =>
  call(make, 'POST', `/research/orders/${await openOrder(currency)}/offers`, { key, body: { ...terms, amount } })

afterEach(() => vi.useRealTimers())

const refusal = (words: string) => ({
  status: 400,
  body: {
    code: 'invalid_request',
    error: expect.stringContaining(words),
    details: [{ field: 'amount', message: expect.stringContaining(words) }],
  },
})

it.each([
  ['USD', 0.44, 'at least 0.45 USD'],
  ['GBP', 0.26, 'at least 0.27 GBP'],
  ['JPY', 44, 'at least 45 JPY'],
  ['HUF', 159.08, 'at least 159.09 HUF'],
  ['EUR', 909_090.91, 'must not exceed 909090.9 EUR'],
  ['ISK', 909_091, 'must not exceed 909090 ISK'],
])('refuses an offer of %s %d, which could never be paid: %s', async (currency, amount, words) => {
  expect(await offer(currency, amount)).toMatchObject(refusal(words))
})

it.each([
  ['USD', 0.45],
  ['GBP', 0.27],
  ['JPY', 45],
  ['HUF', 159.09],
  ['EUR', 909_090.9],
  ['ISK', 909_090],
  ['EUR', 0],
  ['ISK', 1],
])('takes an offer of %s %d', async (currency, amount) => {
  expect(await offer(currency, amount)).toMatchObject({ status: 201, body: { amount, currency } })
})

it('takes no promise from which a few days more lead out of the calendar', async () => {
  const body = { ...terms, amount: 40, estimatedCompletionDate: '9999-12-31' }
  expect(await call(make, 'POST', `/research/orders/${await openOrder('EUR')}/offers`, { key, body })).toMatchObject({
    status: 400,
    body: { details: [{ field: 'estimatedCompletionDate' }] },
  })
})

it('holds a changed offer to the same bounds', async () => {
  const orderId = await openOrder('USD')
  const made = await call(make, 'POST', `/research/orders/${orderId}/offers`, { key, body: { ...terms, amount: 40 } })
  const { id } = made.body as { id: string }
  const change = (amount: number) =>
    call(update, 'PATCH', `/research/orders/${orderId}/offers/${id}`, { key, body: { amount } })
  expect(await change(0.44)).toMatchObject(refusal('at least 0.45 USD'))
  expect(await change(909_090.91)).toMatchObject(refusal('must not exceed 909090.9 USD'))
  expect(await getDb().offer.findUniqueOrThrow({ where: { id } })).toMatchObject({ amountMinor: 4000 })
  expect(await change(0)).toMatchObject({ status: 200, body: { amount: 0, totalAmount: 0 } })
})

it('takes a date for as long as it is today for somebody', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const [now, today] of [
    ['2026-12-01T02:00:00Z', '2026-11-30'],
    ['2026-12-01T12:00:00Z', '2026-12-01'],
  ] as const) {
    vi.setSystemTime(new Date(now))
    expect(requireFutureDate(today)).toEqual(new Date(today))
    const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
    expect(() => requireFutureDate(yesterday)).toThrow()
  }
})
