import { expect, it } from 'vitest'
import { orderView } from '#lib/orders/schema.ts'
import { orderStatuses } from '#lib/orders/state.ts'
import { describeWay } from '#lib/orders/way-ahead.ts'

const orderIn = (status: string, more: object = {}) =>
  orderView.parse({
    id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
    status,
    order: {
      repositoryName: 'Archives de Paris',
      documentType: 'Birth record',
      location: 'Paris',
      number: 'CS-7QK-4MR',
      pricingMode: 'OPEN_FOR_BIDS',
      currency: 'EUR',
      createdAt: '2026-03-02T09:30:00.000Z',
      updatedAt: '2026-03-02T09:30:00.000Z',
      ...more,
    },
  })
const dated = (...args: Parameters<typeof describeWay>) => describeWay(...args).map(({ at }) => at)

it('dates what has happened, and nothing else', () => {
  expect(dated(orderIn('submitted'), false)).toEqual([
    '2026-03-02T09:30:00.000Z',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  const openedAt = '2026-03-03T08:00:00.000Z'
  expect(dated(orderIn('open', { openedAt }), false).slice(0, 3)).toEqual([
    '2026-03-02T09:30:00.000Z',
    openedAt,
    undefined,
  ])
})

it('speaks of a card only to whoever pays with one', () => {
  const texts = (byInvoice: boolean) => describeWay(orderIn('submitted'), byInvoice).map(({ text }) => text)
  expect(texts(false).join(' ')).toContain('card')
  expect(texts(true).join(' ')).not.toContain('card')
})

it('leaves the price to whoever has named it', () => {
  const offers = (pricingMode: string) =>
    describeWay(orderIn('submitted', { pricingMode, fixedPrice: 80 }), false)[2]?.text
  expect(offers('OPEN_FOR_BIDS')).toContain('Each names a price and the day')
  expect(offers('FIXED')).toContain('Each names the day by which you have it, for the price that you named.')
})

it('is over once there is something to choose from', () => {
  expect(describeWay(orderIn('open', { activeOffers: 1 }), false)).toEqual([])
  for (const status of orderStatuses.filter((one) => one !== 'submitted' && one !== 'open'))
    expect(describeWay(orderIn(status), false)).toEqual([])
})
