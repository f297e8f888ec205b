import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitFor } from '#tools/testing/wait-for.ts'
import { startApp, readSecrets, type RunningApp } from '../running-app.ts'
import { clientOf, inLanes, must, newKey, range, type Client } from './client.ts'
import { eventsOf, faultsOfHistory, plainOrder, type Initiated, type OfferBody, type OrderBody } from './orders.ts'
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

/** As a careful client: repeats what got no answer, or a 409/429/5xx that asks for it, under the same key. */
async function insist<T>(path: string, body?: unknown): Promise<{ status: number; body: T }> {
  const key = newKey()
  const answer = await waitFor(
    `an answer to ${path}`,
    30_000,
    async () => {
      const given = await api.post<T>(path, body, key).catch(() => undefined)
      return given && given.status < 500 && !given.headers.has('retry-after') && given
    },
    200,
  )
  acknowledge()
  return answer
}

/** What RoboResearcher is told, and where a paid order then ends. */
const modes = [
  ['sandbox:not_found', 'delivered'],
  ['sandbox:silent', 'confirmed'],
  ['sandbox:manual', 'confirmed'],
  ['Both pages, please.', 'delivered'],
] as const

/** What one customer was told. */
type Seen = { orderId: string; ends: string; paymentIntentId?: string; finalized?: boolean; withdrawn?: boolean }

/** One customer's way through an order, as far as the number says; it notes whatever was acknowledged. */
async function customer(n: number, seen: Seen[]): Promise<void> {
  const [mode, ends] = modes[n % 4] ?? modes[0]
  const { body: order } = await insist<OrderBody>('/orders', {
    ...plainOrder,
    externalOrderRef: `crash-${n}`,
    instructions: mode,
  })
  const note: Seen = { orderId: order.id, ends }
  seen.push(note)
  if (mode === 'sandbox:manual') {
    await insist(`/sandbox/orders/${order.id}/steps`, { step: 'open' })
    await insist(`/sandbox/orders/${order.id}/steps`, { step: 'offer' })
  }
  const offers = await waitFor(
    `offers on ${order.id}`,
    40_000,
    async () => {
      const answer = await api.get<OfferBody[]>(`/orders/${order.id}/offers`).catch(() => undefined)
      return answer?.status === 200 && answer.body.length > 0 && answer.body
    },
    300,
  )
  const offerId = offers[0]?.id ?? ''
  expect((await insist(`/orders/${order.id}/offers/${offerId}/select`)).status).toBe(200)
  const initiated = await insist<Initiated>(`/orders/${order.id}/payments/initiate`, { offerId })
  expect(initiated.status, JSON.stringify(initiated.body)).toBe(200)
  const { paymentIntentId } = initiated.body
  note.paymentIntentId = paymentIntentId
  // Some never come back after this: their payments have to be found by others.
  if (n % 6 === 5) return
  expect((await insist(`/sandbox/orders/${order.id}/confirm-payment`, { paymentIntentId })).status).toBe(200)
  if (n % 6 === 4) return
  expect(
    (await insist<{ success: boolean }>(`/orders/${order.id}/payments/finalize`, { offerId, paymentIntentId })).body,
  ).toMatchObject({ success: true, bidId: offerId })
  note.finalized = true
  if (mode === 'sandbox:silent' && n % 8 === 1) {
    expect((await insist(`/orders/${order.id}/withdraw`)).body).toEqual({ id: order.id, status: 'withdrawn' })
    note.withdrawn = true
  }
}

const counterpart: Record<string, string[]> = {
  requires_payment_method: ['initiated', 'failed'],
  requires_capture: ['authorized'],
  succeeded: ['captured', 'transferred'],
  canceled: ['canceled', 'expired'],
}

/** Faults of all orders once everything has settled: an empty list at last, or the test fails with what is left. */
async function faultsOf(seen: Seen[]): Promise<string[]> {
  const faults: string[] = []
  const { holds } = await simulator.ledger()
  await inLanes(seen, 4, async ({ orderId, ends, paymentIntentId, finalized, withdrawn }) => {
    const { status } = await must(api.get<OrderBody>(`/orders/${orderId}`))
    const events = await eventsOf(api, orderId)
    faults.push(...faultsOfHistory(events).map((fault) => `${orderId}: ${fault}`))
    const types = events.map(({ type }) => type)
    if (withdrawn && status !== 'withdrawn') faults.push(`${orderId} was withdrawn, is ${status}`)
    if (withdrawn && holds.some(({ transfer_group }) => transfer_group === orderId))
      faults.push(`${orderId}: a hold is left`)
    if (finalized && !types.includes('order.confirmed')) faults.push(`${orderId} was finalized but not confirmed`)
    if (paymentIntentId === undefined) return
    const { payment } = await must(
      api.get<{ payment: { status: string; amount: number } }>(`/orders/${orderId}/payments/${paymentIntentId}`),
    )
    const intent = await simulator.development.paymentIntents.retrieve(paymentIntentId)
    if (!counterpart[intent.status]?.includes(payment.status))
      faults.push(`${orderId}: payment ${payment.status}, at the provider ${intent.status}`)
    if (intent.amount !== payment.amount)
      faults.push(`${orderId}: amount ${payment.amount}, at the provider ${intent.amount}`)
    const wanted = withdrawn ? 'withdrawn' : finalized ? ends : status
    if (status !== wanted) faults.push(`${orderId} is ${status}, should be ${wanted}`)
    if (intent.status === 'requires_capture' && status !== 'confirmed')
      faults.push(`${orderId} is ${status} with a hold`)
  })
  return faults
}
async function settle(seen: Seen[], timeoutMs: number): Promise<void> {
  let left: string[] = []
  await waitFor(
    'everything has settled',
    timeoutMs,
    async () => {
      left = await faultsOf(seen)
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
  // One order per key, however often it was repeated.
  for (const n of range(36))
    expect(await must(api.get<unknown[]>(`/orders?externalOrderRef=crash-${n}`)), `crash-${n}`).toHaveLength(1)
  await settle(seen, 60_000)
  const missing = async () => {
    const arrived = new Set(receiver.deliveries.map(({ data }) => data.eventId))
    const all = (await inLanes(seen, 4, ({ orderId }) => eventsOf(api, orderId))).flat()
    return all.filter(({ id }) => !arrived.has(id)).map(({ type, createdAt }) => `${type} of ${createdAt}`)
  }
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
  expect((await insist<OrderBody>('/orders', plainOrder)).status).toBe(201)
})
