import { expect, it } from 'vitest'
import { POST as requestChanges } from '#app/api/orders/[orderId]/request-changes/route.ts'
import { GET as list, POST as take } from '#app/api/sandbox/orders/[orderId]/steps/route.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { researcherActor } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf, eventTypesOf, openMarket, paid } from '#tools/testing/market.ts'

async function scene({ robot }: { robot: boolean }) {
  const market = await openMarket()
  await getDb().researcher.update({ where: { id: market.researcher.id }, data: { robot } })
  const { orderId } = await paid(market)
  const path = `/sandbox/orders/${orderId}/steps`
  return {
    ...{ market, orderId },
    listed: async () => bodyOf<string[]>(await call(list, 'GET', path, { key: market.key })),
    step: (step: string) => call(take, 'POST', path, { key: market.key, body: { step } }),
  }
}

it('completes only what silence would complete', async () => {
  const { market, orderId, listed, step } = await scene({ robot: true })
  for (const name of ['start', 'deliver']) bodyOf(await step(name))
  expect(await listed()).toContain('complete')
  const body = { message: 'The second page is missing.' }
  bodyOf(await call(requestChanges, 'POST', `/orders/${orderId}/request-changes`, { key: market.key, body }))
  expect(await listed()).not.toContain('complete')
  expect(await step('complete')).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } })
  bodyOf(await step('deliver'))
  expect(bodyOf(await step('complete'))).toMatchObject({ status: 'completed' })
})

it('leaves a person’s work to that person', async () => {
  const { market, orderId, listed, step } = await scene({ robot: false })
  expect(await listed()).toEqual(['cancel'])
  const before = await eventTypesOf(orderId)
  for (const name of ['message', 'give_back', 'start', 'delay'])
    expect(await step(name)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } })
  expect(await eventTypesOf(orderId)).toEqual(before)
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), orderId))
  expect(await step('deliver')).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } })
  expect(await listed()).toEqual(['cancel'])
})
