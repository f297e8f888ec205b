import { expect, test } from 'vitest'
import { theApp } from './app.ts'
import { clientOf, must } from './client.ts'
import { confirm, finalize, initiate, openOrder, plainOrder, select, type OrderBody } from './orders.ts'
import { simulatorOf } from './simulator.ts'

const app = theApp()
const api = clientOf(app.demo.developmentBaseUrl, app.demo.apiKeys.development)

// The fee is a tenth, rounded half up to what the currency can be charged in.
test.each([
  ['JPY', 1234, 1234, 123],
  ['JPY', 45, 45, 5],
  ['ISK', 1005, 100_500, 10_100],
  ['ISK', 10, 1000, 100],
  ['KWD', 12.34, 12_340, 1230],
  ['KWD', 0.55, 550, 60],
  ['USD', 10.05, 1005, 101],
  ['USD', 0.59 + 0.01, 60, 6],
  ['USD', 0.45, 45, 5],
  ['EUR', 42.5, 4250, 425],
  ['EUR', 1.15, 115, 12],
  ['EUR', 4.35, 435, 44],
  ['eur', 909_090.9, 90_909_090, 9_090_909],
])(
  '%s %d is %d minor units with a fee of %d, from the offer to the provider',
  async (currency, amount, transferAmountMinor, platformFeeMinor) => {
    const { orderId, offerId, offers } = await openOrder(api, 1, { currency }, { amount })
    const upper = currency.toUpperCase()
    expect(offers).toMatchObject([{ amount, currency: upper }])
    await select(api, orderId, offerId)
    const initiated = await initiate(api, orderId, offerId)
    const amountMinor = transferAmountMinor + platformFeeMinor
    expect(initiated).toMatchObject({ amountMinor, transferAmountMinor, platformFeeMinor, currency: upper })
    await confirm(api, orderId, initiated.paymentIntentId)
    await finalize(api, orderId, offerId, initiated.paymentIntentId)
    const { payment } = await must(
      api.get<{ payment: unknown }>(`/orders/${orderId}/payments/${initiated.paymentIntentId}`),
    )
    expect(payment).toEqual({
      status: 'authorized',
      paymentIntentId: initiated.paymentIntentId,
      amount: amountMinor,
      currency: upper,
      platformFee: platformFeeMinor,
      transferAmount: transferAmountMinor,
    })
    const { holds } = await simulatorOf(app).ledger()
    expect(holds.find((hold) => hold.payment_intent === initiated.paymentIntentId)).toMatchObject({
      amount: amountMinor,
      currency: upper.toLowerCase(),
    })
  },
)

test.each([
  ['currency', { currency: 'UGX' }],
  ['currency', { currency: 'BTN' }],
  ['currency', { currency: 'XXX' }],
  ['currency', { currency: 'XXX', fixedPrice: 45.5 }],
  ['currency', { currency: 'EURO' }],
  ['currency', { currency: '€' }],
  ['fixedPrice', { currency: 'EUR', fixedPrice: 1.005 }],
  ['fixedPrice', { currency: 'JPY', fixedPrice: 100.5 }],
  ['fixedPrice', { currency: 'KWD', fixedPrice: 1.234 }],
  ['fixedPrice', { currency: 'KWD', fixedPrice: 1.2345 }],
  ['fixedPrice', { currency: 'ISK', fixedPrice: 10.5 }],
  ['fixedPrice', { currency: 'USD', fixedPrice: 0 }],
  ['fixedPrice', { currency: 'USD', fixedPrice: 0.44 }],
  ['fixedPrice', { currency: 'EUR', fixedPrice: 909_090.91 }],
  ['fixedPrice', { currency: 'USD', fixedPrice: -1 }],
  ['fixedPrice', { currency: 'USD', fixedPrice: 1e21 }],
  ['fixedPrice', { currency: 'USD', fixedPrice: 1e-7 }],
  ['fixedPrice', { currency: 'USD', fixedPrice: 1_000_000 }],
  ['fixedPrice', { fixedPrice: 10.505 }],
  ['fixedPrice', { currency: 'USD', fixedPrice: '10.50' }],
])('an order is refused for its %s: %j', async (field, price) => {
  const refused = await api.post<{ code: string; details: unknown }>('/orders', { ...plainOrder, ...price })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({
    error: expect.stringContaining(field),
    code: 'invalid_request',
    details: [{ field }],
  })
})

test.each([
  ['KWD', 1.234],
  ['ISK', 10.5],
  ['JPY', 0.5],
  ['EUR', 1.001],
  ['USD', 1e-9],
  ['USD', 0.44],
  ['EUR', 909_090.91],
  ['USD', 1e15],
])('an offer of %s %d is refused', async (currency, amount) => {
  const { orderId } = await openOrder(api, 0, { currency })
  const refused = await api.post(`/sandbox/orders/${orderId}/steps`, { step: 'offer', amount })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({
    error: expect.stringContaining('amount'),
    code: 'invalid_request',
    details: [{ field: 'amount' }],
  })
  expect(await must(api.get(`/orders/${orderId}/offers`))).toEqual([])
})

test('a price is sent back as it was written, and more digits than a number holds are refused', async () => {
  const { id } = await must(
    api.post<OrderBody>('/orders', {
      ...plainOrder,
      instructions: 'sandbox:manual',
      currency: 'EUR',
      fixedPrice: 909_090.9,
    }),
  )
  expect((await must(api.get<OrderBody>(`/orders/${id}`))).order).toMatchObject({
    fixedPrice: 909_090.9,
    currency: 'EUR',
    pricingMode: 'FIXED',
  })
  const response = await fetch(`${api.baseUrl}/orders`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${api.bearer}`, 'Content-Type': 'application/json' },
    body: `{"repositoryName":"a","documentType":"b","location":"c","currency":"EUR","fixedPrice":10.100000000000000001}`,
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ details: [{ field: 'fixedPrice' }] })
})
