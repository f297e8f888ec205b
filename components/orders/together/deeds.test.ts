import { expect, it } from 'vitest'
import { chooseOffer, ordersFor, sumsOf } from '#components/orders/together/deeds.ts'
import { offerView, type OfferView } from '#lib/offers/schema.ts'
import { orderView, type OrderView } from '#lib/orders/schema.ts'
import { orderStatuses } from '#lib/orders/state.ts'

const offer = (id: string, totalAmount: number, more: Partial<OfferView> = {}): OfferView => ({
  ...offerView.parse(offerView.meta()?.example),
  id,
  totalAmount,
  estimatedCompletionDate: '2026-03-16',
  expiresAt: '2099-01-31T00:00:00.000Z',
  ...more,
})

it('chooses the cheapest within the limits, and the sooner of two', () => {
  const offers = [
    offer('dear', 60),
    offer('slow', 40, { estimatedCompletionDate: '2026-05-01' }),
    offer('soon', 40, { estimatedCompletionDate: '2026-04-01' }),
    offer('gone', 10, { status: 'DECLINED' }),
    offer('run out', 10, { expiresAt: '2026-03-17T00:00:00.000Z' }),
    offer('asked', 10, { awaitsConfirmation: true }),
  ]
  expect(chooseOffer(offers, {})?.id).toBe('soon')
  expect(chooseOffer(offers, { by: '2026-03-31' })?.id).toBe('dear')
  expect(chooseOffer(offers, { by: '2026-03-31', most: 59.99 })).toBeUndefined()
  expect(chooseOffer(offers, { most: 40 })?.id).toBe('soon')
  expect(chooseOffer([], {})).toBeUndefined()
})

it('adds up each currency by itself, to the cent', () => {
  expect(sumsOf([offer('a', 0.1), offer('b', 0.2), offer('c', 5, { currency: 'CHF' })])).toEqual([
    { currency: 'EUR', amount: 0.3 },
    { currency: 'CHF', amount: 5 },
  ])
})

it('offers each deed for the orders that it can be done with', () => {
  const orders = orderStatuses.map((status): OrderView => {
    const { order, ...rest } = orderView.parse(orderView.meta()?.example)
    return { ...rest, status, order: { ...order, ...(status === 'open' ? { activeOffers: 2 } : {}) } }
  })
  const statuses = (deed: Parameters<typeof ordersFor>[0]) => ordersFor(deed, orders).map(({ status }) => status)
  expect(statuses('choose')).toEqual(['open'])
  expect(statuses('pay')).toEqual(['awaiting_payment'])
  expect(statuses('accept')).toEqual(['delivered'])
  expect(statuses('download')).toEqual(['delivered', 'completed'])
  expect(statuses('withdraw')).toEqual(['submitted', 'open', 'awaiting_payment', 'confirmed'])
})
