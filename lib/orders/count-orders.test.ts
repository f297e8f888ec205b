import { expect, it } from 'vitest'
import { GET as count } from '#app/api/orders/counts/route.ts'
import { getDb } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { mostCounted } from '#lib/orders/state.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'

it('counts each pile as far as it says', async () => {
  const { id: clientId } = await makeClient(getDb())
  const { key } = await makeKey(getDb(), clientId)
  const order = { environment: 'development', clientId, pricingMode: 'OPEN_FOR_BIDS', currency: 'EUR' } as const
  const texts = { repositoryName: 'Archives de Paris', documentType: 'Will', location: 'Paris' }
  const make = (
    status: 'withdrawn' | 'submitted' | 'awaiting_payment' | 'delivered',
    many: number,
    outcome: 'found' | null = null,
  ) =>
    getDb().order.createMany({
      data: Array.from({ length: many }, () => ({ ...order, ...texts, id: newId('order'), status, outcome })),
    })
  await make('withdrawn', mostCounted - 1)
  await make('submitted', 1)
  const counts = { you: 0, waiting: 1 }
  const read = async () => (await call(count, 'GET', '/orders/counts', { key })).body
  expect(await read()).toEqual({ ...counts, done: mostCounted - 1, all: mostCounted })
  await make('withdrawn', 3)
  await make('submitted', mostCounted - 2)
  expect(await read()).toEqual({ you: 0, waiting: mostCounted - 1, done: mostCounted, all: mostCounted })
  // Two states that make one pile.
  await make('awaiting_payment', mostCounted - 1)
  await make('delivered', 3, 'found')
  await make('submitted', 3)
  expect(await read()).toEqual({ you: mostCounted, waiting: mostCounted, done: mostCounted, all: mostCounted })
})
