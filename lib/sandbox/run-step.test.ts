import { afterEach, expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { runSandboxStep } from '#lib/sandbox/run-step.ts'
import { control, offered, openMarket } from '#tools/testing/market.ts'

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
