import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitFor } from '#tools/testing/wait-for.ts'
import { startApp, readSecrets, type RunningApp } from '../running-app.ts'
import { violationsOf, missingOf, orderCarefully, placeCarefully, type Care, type Seen } from './careful.ts'
import { clientOf, inLanes, must, range, type Client } from './client.ts'
import { plainOrder, type OrderBody } from './orders.ts'
import { startReceiver } from './receiver.ts'
import { simulatorOf } from './simulator.ts'

// An app of its own: what is killed here must not disturb the other files.
let app: RunningApp
let api: Client
let simulator: ReturnType<typeof simulatorOf>
beforeAll(async () => {
  app = await startApp()
  api = clientOf(app.demo.developmentBaseUrl, app.demo.apiKeys.development)
  simulator = simulatorOf({ demo: app.demo, secrets: readSecrets(app.dataDir) })
})
afterAll(() => app?.stop())

type Killed = 'web' | 'worker' | 'simulator'
const kill = (name: Killed) => {
  const pid = app.pids()[name]
  if (pid !== undefined) process.kill(pid, 'SIGKILL')
}

/** Who is killed next, and after how many more acknowledged requests: a moment in the work, however fast the machine is. */
const kills: { name: Killed; after: number }[] = []
function acknowledge(): void {
  const [next] = kills
  if (next === undefined || (next.after -= 1) > 0) return
  kills.shift()
  kill(next.name)
}

const care: Care = {
  get api() {
    return api
  },
  onAcknowledged: acknowledge,
}
const customer = (n: number, seen: Seen[]) => orderCarefully(care, n, `crash-${n}`, seen)

async function settle(seen: Seen[], timeoutMs: number): Promise<void> {
  let left: string[] = []
  await waitFor(
    'everything has settled',
    timeoutMs,
    async () => {
      left = await violationsOf(api, simulator, seen)
      return left.length === 0
    },
    1_000,
  ).catch(() => undefined)
  expect(left).toEqual([])
}

test('kill -9 of web and worker at any moment loses nothing that was acknowledged', async () => {
  const receiver = await startReceiver()
  const { id: endpointId } = await must(api.post<{ id: string }>('/webhook-endpoints', { url: receiver.url }))
  const seen: Seen[] = []
  for (const n of range(8)) kills.push({ name: n % 2 === 0 ? 'web' : 'worker', after: 6 + randomInt(15) })
  await inLanes(range(36), 8, (n) => customer(n, seen))
  expect(kills).toEqual([])
  expect(new Set(seen.map(({ orderId }) => orderId)).size).toBe(36)
  await settle(seen, 60_000)
  const missing = () => missingOf(api, seen, receiver.deliveries)
  await waitFor('every event has been delivered', 40_000, async () => (await missing()).length === 0, 1_000).catch(
    () => undefined,
  )
  expect(await missing()).toEqual([])
  const pending = await waitFor('no delivery is pending', 20_000, async () =>
    (await must(api.get<{ status: string }[]>(`/webhook-endpoints/${endpointId}/deliveries?limit=100`))).every(
      ({ status }) => status !== 'pending',
    ),
  )
  expect(pending).toBe(true)
  await must(api.delete(`/webhook-endpoints/${endpointId}`))
  await receiver.close()
  expect((await simulator.ledger()).balanced).toBe(true)
})

test('a killed worker’s running job is taken over within ten seconds', async () => {
  const receiver = await startReceiver((_delivery, nth) => (nth === 1 ? { hang: true } : {}))
  const { id: endpointId } = await must(api.post<{ id: string }>('/webhook-endpoints', { url: receiver.url }))
  const { id } = await must(api.post<OrderBody>('/orders', { ...plainOrder, instructions: 'sandbox:manual' }))
  await waitFor('the first attempt hangs', 5_000, async () => receiver.deliveries.length > 0, 20)
  const killedAt = performance.now()
  kill('worker')
  await waitFor(
    'another attempt',
    10_000,
    async () => receiver.deliveries.filter(({ data }) => data.id === id).length >= 2,
    50,
  )
  console.log(`taken over after ${Math.round(performance.now() - killedAt)} ms`)
  await must(api.delete(`/webhook-endpoints/${endpointId}`))
  await receiver.close()
})

test('a provider that loses answers, refuses, fails, and tells events twice, late, in disorder or not at all', async () => {
  const seen: Seen[] = []
  const money = { path: '^/v1/payment_intents', method: 'POST' }
  for (const fault of [
    { match: money, kind: 'lose_response_before', times: 6 },
    { match: money, kind: 'lose_response_after', times: 6 },
    { match: money, kind: 'status', status: 500, times: 4 },
    { match: money, kind: 'status', status: 429, times: 6 },
    { match: { path: '^/v1/payment_intents', method: 'GET' }, kind: 'status', status: 500, times: 4 },
    { match: { path: 'capture$' }, kind: 'lose_response_after', times: 3 },
    { match: { path: 'cancel$' }, kind: 'lose_response_after', times: 2 },
    { events: { duplicate: 2, shuffle: true, drop: 0.4 } },
  ])
    await simulator.fault(fault)
  kills.push({ name: 'simulator', after: 20 }, { name: 'worker', after: 25 })
  await inLanes(range(24), 6, (n) => customer(n + 100, seen))
  expect(kills).toEqual([])
  await simulator.clearFaults()
  // What neither an event nor a client tells is found by the reconciler, which looks once a minute.
  await settle(seen, 150_000)
  expect(await simulator.ledger()).toMatchObject({ balanced: true, unbalanced: [], mismatches: [] })
})

test('a restart of everything keeps the data and takes seconds', async () => {
  const before = await must(api.get<OrderBody[]>('/orders?limit=100'))
  const demo = app.demo
  const took = await app.restart()
  console.log(`restarted in ${Math.round(took)} ms`)
  expect(took).toBeLessThan(20_000)
  expect(app.output()).not.toMatch(/Build:[^]*Build:/)
  expect(app.demo).toEqual(demo)
  const after = await must(api.get<OrderBody[]>('/orders?limit=100'))
  expect(after.map(({ id, status }) => `${id} ${status}`)).toEqual(before.map(({ id, status }) => `${id} ${status}`))
  await placeCarefully(care, 'crash-last', 'sandbox:silent')
})
