import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { calling, send, type Call, type Target, type Unit } from './load.ts'
import { OpenOrders } from './open-orders.ts'
import { liveThrough } from './whole-order.ts'

export type Case = {
  name: string
  /** One unit of it, done to whichever side. */
  unit: (target: Target) => Unit
  /** Whether the worker has something to do afterwards. */
  writes: boolean
  /** How many at once, where it isn't one for each connection. */
  atOnce?: number
  /** Nothing bare does as much. */
  hasNoYardstick?: true
  /** Makes what so many units need, before they are measured. */
  prepare?: (units: number) => Promise<void>
}

const order = {
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
  countryISOA3: 'FRA',
}
// The control word keeps the sandbox's robot away, or its own work would be measured too.
const manual = JSON.stringify({ ...order, instructions: 'sandbox:manual' })
const content = JSON.stringify({ content: 'Is the volume on microfilm or on paper?' })

const withId = z.object({ id: z.string() })
const post = async (service: Target, path: string, body: string, status: number) =>
  withId.parse(JSON.parse(await send(service, { method: 'POST', path, body, status }))).id
const place = (service: Target, body = manual) => post(service, '/orders', body, 201)

/** Waits until the worker has done what the last round left it: a new order's offers come once its turn has. */
export async function settle(service: Target): Promise<void> {
  const id = await place(service, JSON.stringify(order))
  while ((await send(service, { method: 'GET', path: `/orders/${id}/offers`, status: 200 })) === '[]') await sleep(100)
  await sleep(1000)
}

/** Everything that can be measured. `end` lets go of what it holds. */
export async function makeCases(service: Target, database: string, connections: number) {
  for (let n = 0; n < 25; n += 1) await place(service)
  const known = await place(service)
  // Each connection its own now and then: messages of one order wait for each other.
  const talked: string[] = []
  for (let n = 0; n < 4 * connections; n += 1) talked.push(await place(service))
  const open = new OpenOrders(database, await offered(service))
  await open.connect()
  let turn = 0
  const reads = (name: string, path: string): Case => ({
    name,
    writes: false,
    unit: (target) => calling(target, () => ({ method: 'GET', path, status: 200 })),
  })
  const writes = (name: string, next: () => Call | undefined): Case => ({
    name,
    writes: true,
    unit: (target) => calling(target, next),
  })
  const cases: Case[] = [
    reads('get', `/orders/${known}`),
    reads('list of 20', '/orders?limit=20'),
    reads('events', `/orders/${known}/events`),
    writes('message', () => {
      const path = `/orders/${talked[turn++ % talked.length]}/messages`
      return { method: 'POST', path, body: content, status: 201 }
    }),
    writes('create', () => ({ method: 'POST', path: '/orders', body: manual, status: 201 })),
    writes('create with key', () => ({
      method: 'POST',
      path: '/orders',
      body: manual,
      key: randomUUID(),
      status: 201,
    })),
    { ...writes('select', () => open.select()), prepare: (units) => open.prepare(units) },
    {
      name: 'whole order',
      writes: true,
      // With more of them an order's life is mostly waiting for its turn at the processors.
      atOnce: 8,
      hasNoYardstick: true,
      unit: (target) => (agent) => liveThrough(target, manual, agent),
    },
  ]
  return { cases, end: () => open.end() }
}

/** An open order with one offer. */
async function offered(service: Target): Promise<string> {
  const id = await place(service)
  for (const step of ['open', 'offer'])
    await post(service, `/sandbox/orders/${id}/steps`, JSON.stringify({ step }), 200)
  return id
}
