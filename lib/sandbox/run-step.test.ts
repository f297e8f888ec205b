import { afterEach, expect, it } from 'vitest'
import { giveBackOrder } from '#lib/agreements/give-back-order.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { runSandboxStep } from '#lib/sandbox/run-step.ts'
import { getRobot } from '#lib/sandbox/robots.ts'
import { bodyOf, control, offered, openMarket, selectOffer } from '#tools/testing/market.ts'

afterEach(() => control('DELETE', '/faults'))

it('leaves a step out where the provider refuses our keys, for no repetition would change that', async () => {
  const { orderId } = await offered(await openMarket())
  const offers = () => getDb().offer.count({ where: { orderId, researcher: { robot: true } } })
  const refuse = (method: string, status: number) =>
    control('POST', '/faults', { match: { method, path: '/v1/account' }, kind: 'status', status })
  await refuse('GET', 401)
  await refuse('POST', 401)
  await runSandboxStep({ orderId, step: 'offer', n: 0 })
  expect(await offers()).toBe(0)
  await control('DELETE', '/faults')
  await runSandboxStep({ orderId, step: 'offer', n: 0 })
  expect(await offers()).toBe(1)
})

it('has the other robots offer again when one of them gave the work back, once each', async () => {
  const market = await openMarket()
  await getDb().client.update({ where: { id: market.client.id }, data: { billing: 'invoice' } })
  const { orderId } = await offered(market)
  const robots = await Promise.all([0, 1, 2].map((n) => getRobot(n)))
  const offerAll = async () => {
    for (const n of [0, 1, 2]) await runSandboxStep({ orderId, step: 'offer', n })
  }
  const active = async () =>
    (
      await getDb().offer.findMany({
        where: { orderId, status: 'ACTIVE', researcher: { robot: true } },
        orderBy: { id: 'asc' },
      })
    ).map(({ id, researcherId }) => ({ id, n: robots.findIndex((robot) => robot.id === researcherId) }))
  await offerAll()
  const [first, ...rest] = await active()
  expect([first?.n, ...rest.map(({ n }) => n)]).toEqual([0, 1, 2])
  bodyOf(await selectOffer(market, orderId, first?.id ?? ''))
  expect(await active()).toEqual([])
  const [robot] = robots
  if (!robot) throw new Error('There are three robots.')
  await inTransaction((tx) => giveBackOrder(tx, robot, orderId, { reason: 'The reading room is closed.' }))
  await offerAll()
  await offerAll()
  expect((await active()).map(({ n }) => n)).toEqual([1, 2])
})
