import { expect, test } from 'vitest'
import type { OfferView } from './schema.ts'
import { scoreOf, sortOffers } from './sort-offers.ts'

const moment = '2026-03-02T09:31:00.000Z'
const offer = (
  id: string,
  totalAmount: number,
  estimatedCompletionDate: string,
  record: [number, number, number],
): OfferView => ({
  id,
  totalAmount,
  estimatedCompletionDate,
  amount: totalAmount,
  platformFee: 0,
  noFindAmount: totalAmount,
  totalNoFindAmount: totalAmount,
  noFindTotalAmount: totalAmount,
  currency: 'EUR',
  message: 'm',
  researcherId: `r-${id}`,
  researcherName: id,
  status: 'ACTIVE',
  createdAt: moment,
  updatedAt: moment,
  expiresAt: moment,
  awaitsConfirmation: false,
  researcherRecord: { delivered: record[0], onTime: record[1], found: record[2] },
})
const offers = [
  offer('newcomer', 30, '2026-03-20', [0, 0, 0]),
  offer('old-hand', 60, '2026-03-12', [50, 48, 40]),
  offer('lucky', 60, '2026-03-10', [1, 1, 1]),
  offer('careless', 20, '2026-03-12', [10, 1, 2]),
]
const ids = (by: Parameters<typeof sortOffers>[1]) => sortOffers(offers, by).map(({ id }) => id)

test('each order of offers puts the best first, and equal ones in the order of price and date', () => {
  expect(ids('price')).toEqual(['careless', 'newcomer', 'lucky', 'old-hand'])
  expect(ids('date')).toEqual(['lucky', 'careless', 'old-hand', 'newcomer'])
  expect(ids('record')).toEqual(['old-hand', 'lucky', 'newcomer', 'careless'])
})

test('a newcomer stands in the middle, and fifty good orders outweigh a single one', () => {
  expect(scoreOf(undefined)).toBe(0.5)
  expect(scoreOf({ delivered: 50, onTime: 48, found: 40 })).toBeGreaterThan(
    scoreOf({ delivered: 1, onTime: 1, found: 1 }),
  )
})
