import { expect, it } from 'vitest'
import type { Api } from '#lib/browser/api.ts'
import { findDuplicates, findOpenOrders, type Candidate } from '#lib/browser/order-duplicates.ts'
import { orderView, type OrderView } from '#lib/orders/schema.ts'
import { orderTitle } from '#lib/orders/title.ts'

const order = (more: Partial<OrderView['order']>, status: OrderView['status'] = 'open'): OrderView =>
  orderView.parse({
    id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
    status,
    order: {
      number: 'CS-7QK-4MR',
      repositoryName: 'Stadsarchief  Gent',
      documentType: 'Will',
      location: 'Gent',
      pricingMode: 'OPEN_FOR_BIDS',
      currency: 'EUR',
      version: 1,
      createdAt: '2026-03-02T09:30:00.000Z',
      updatedAt: '2026-03-02T09:30:00.000Z',
      ...more,
    },
  })
const candidate = (more: Partial<Candidate>): Candidate => ({
  externalOrderRef: '',
  repositoryName: 'stadsarchief gent',
  archiveRepositoryId: '',
  persons: [],
  ...more,
})
const reasons = (...args: Parameters<typeof findDuplicates>) => findDuplicates(...args).map(({ because }) => because)

it('finds the same reference, while the order is under way', () => {
  const asked = candidate({ externalOrderRef: ' CASE-1 ' })
  expect(
    reasons(asked, [
      order({ externalOrderRef: 'CASE-1' }, 'delivered'),
      order({ externalOrderRef: 'CASE-10' }),
      order({}),
    ]),
  ).toEqual(['reference'])
  for (const status of ['completed', 'withdrawn', 'cancelled'] as const)
    expect(reasons(asked, [order({ externalOrderRef: 'CASE-1' }, status)])).toEqual([])
})

it('finds the same person in the same archive, however they are written', () => {
  const there = order({ personsOfInterest: [{ firstname: 'Käthe', lastname: 'Krüger' }], archiveRepositoryId: 'arc_1' })
  const same = (persons: Candidate['persons'], more: Partial<Candidate> = {}) =>
    reasons(candidate({ persons, ...more }), [there])
  expect(same([{ firstname: 'KATHE ', lastname: 'Kruger' }])).toEqual(['person'])
  expect(same([{ firstname: '', lastname: 'Krüger' }])).toEqual(['person'])
  expect(
    same([{ firstname: 'Käthe', lastname: 'Krüger' }], { repositoryName: 'Other name', archiveRepositoryId: 'arc_1' }),
  ).toEqual(['person'])
  expect(same([{ firstname: 'Anna', lastname: 'Krüger' }])).toEqual([])
  expect(same([{ firstname: '', lastname: '' }])).toEqual([])
  expect(same([{ firstname: 'Käthe', lastname: 'Krüger' }], { repositoryName: 'Rijksarchief' })).toEqual([])
})

it('calls an order by its document and its people', () => {
  const people = [{ firstname: 'Jeanne', lastname: 'Moreau' }, { lastname: 'Krüger' }, { firstname: 'Anna' }]
  const title = (count: number) => orderTitle({ documentType: 'Will', personsOfInterest: people.slice(0, count) })
  expect([0, 1, 2, 3].map(title)).toEqual([
    'Will',
    'Will: Jeanne Moreau',
    'Will: Jeanne Moreau and Krüger',
    'Will: Jeanne Moreau and 2 others',
  ])
})

it('finds the newest open orders, whoever is to act: what was just placed is among them however many wait for the customer', async () => {
  // 950 wait for the customer and 600 for others, and the newest thousand are of both.
  const idOf = (n: number) => `ord_${String(n).padStart(26, '0')}`
  const all = Array.from({ length: 1550 }, (_, n) => ({ id: idOf(n), turn: n >= 400 && n < 1000 ? 'waiting' : 'you' }))
  const asked: string[] = []
  const list = (_: unknown, { query }: { query: { turn: string; limit: number } }, cursor = 'ord_z') => {
    asked.push(query.turn)
    const those = all.filter(({ id, turn }) => turn === query.turn && id < cursor).reverse()
    const items = those.slice(0, query.limit)
    return Promise.resolve({ items, next: those.length > items.length ? items.at(-1)?.id : undefined })
  }
  const found = await findOpenOrders({ list: list as unknown as Api['list'] }, new AbortController().signal)
  const newest = all.map(({ id }) => id).slice(-1000)
  expect(found.map(({ id }) => id)).toEqual(newest.reverse())
  // A thousand orders and the page that tells that there are no newer ones.
  expect(asked.length).toBeLessThanOrEqual(12)
})
