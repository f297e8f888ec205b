import { randomInt } from 'node:crypto'
import { expect, it } from 'vitest'
import { GET as feed } from '#app/api/events/route.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { recordClientEvent } from '#lib/events/record-client-event.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { newId } from '#lib/ids.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { migrate } from '#tools/runtime/migrate.ts'
import { call } from '#tools/testing/call.ts'
import { customerActor, makeClient, makeKey } from '#prisma/factories.ts'

type FeedEvent = {
  id: string
  orderId: string
  sequence: number
  type: string
  createdAt: string
  data: Record<string, unknown>
}

const input = placeOrderInput.parse({
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
})

/** Other test files' transactions on the same server hold the feed back as well: waits until they don't. */
const settle = () =>
  expect
    .poll(
      async () => {
        const [row] = await getDb().$queryRaw<
          { settled: boolean }[]
        >`SELECT coalesce(max(horizon) < pg_snapshot_xmin(pg_current_snapshot())::text::bigint, true) AS settled FROM events`
        return row?.settled
      },
      { timeout: 20_000 },
    )
    .toBe(true)

async function account() {
  const client = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  const actor = customerActor(client)
  const read = async (query: string) => {
    const { status, body, headers } = await call(feed, 'GET', `/events${query}`, { key })
    expect({ status, body }).toMatchObject({ status: 200 })
    return { events: body as FeedEvent[], next: /<[^>]*(\?[^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] }
  }
  const place = () =>
    inTransaction((tx) => placeOrder(tx, actor, input)).then(async ({ id }) => {
      await settle()
      return id
    })
  const write = (orderId: string) =>
    inTransaction((tx) => recordEvents(tx, actor, orderId, [{ type: 'message.created' }]))
  return { actor, key, read, place, write }
}

/** Every page from a cursor on, until one is empty. */
async function readOn(
  read: Awaited<ReturnType<typeof account>>['read'],
  after?: string,
  limit = 7,
): Promise<FeedEvent[]> {
  const all: FeedEvent[] = []
  for (;;) {
    const from: string | undefined = all.at(-1)?.id ?? after
    const { events } = await read(`?limit=${limit}${from === undefined ? '' : `&after=${from}`}`)
    if (events.length === 0) return all
    all.push(...events)
  }
}

/** Stays in the transaction for so many round trips, while others come and go. */
async function dawdle(tx: Tx, roundTrips: number): Promise<void> {
  for (let n = 0; n < roundTrips; n += 1) await tx.$queryRaw`SELECT 1`
}

it('never adds anything before what was read, however writers overlap, and keeps each order in sequence', async () => {
  const { actor, read, place } = await account()
  const orders = await Promise.all([place(), place(), place()])
  let writing = true
  // Transactions that got their number early and commit late, several of them waiting for the same order.
  const writer = async (n: number) => {
    for (let round = 0; round < 12; round += 1) {
      const orderId = orders[(n + round) % orders.length] ?? ''
      await inTransaction(async (tx) => {
        await tx.$executeRaw`INSERT INTO idempotency_records (scope, key, fingerprint) VALUES ('feed', ${newId('request')}, '')`
        if (n % 2 === 0) await dawdle(tx, randomInt(4))
        // Half of them meet the lock inside the writing statement itself.
        if (n % 3 !== 0) await lockOrder(tx, actor, orderId)
        await recordEvents(tx, actor, orderId, [{ type: 'message.created' }])
        await dawdle(tx, randomInt(6))
        if (round % 5 === 4) throw new Error('rolled back')
      }).catch((error: unknown) => {
        if (!(error instanceof Error && error.message === 'rolled back')) throw error
      })
    }
  }
  const seen: FeedEvent[] = []
  const reader = async () => {
    while (writing) seen.push(...(await readOn(read, seen.at(-1)?.id)))
  }
  const reading = reader()
  await Promise.all(Array.from({ length: 12 }, (_, n) => writer(n)))
  writing = false
  await reading
  await settle()
  seen.push(...(await readOn(read, seen.at(-1)?.id)))

  const stored = await getDb().event.findMany({
    where: { clientId: actor.clientId, public: true },
    select: { id: true },
  })
  expect(stored.length).toBeGreaterThan(100)
  expect(seen.map(({ id }) => id).toSorted()).toEqual(stored.map(({ id }) => id).toSorted())
  for (const orderId of orders) {
    const sequences = seen.filter((event) => event.orderId === orderId).map(({ sequence }) => sequence)
    expect(sequences).toEqual(sequences.map((_, i) => i + 1))
  }
  // What was read while they wrote is what anybody reads afterwards.
  expect((await readOn(read)).map(({ id }) => id)).toEqual(seen.map(({ id }) => id))
})

it('holds back what a transaction that is still open might precede', async () => {
  const { actor, read, place, write } = await account()
  const [early, late] = [await place(), await place()]
  const before = (await readOn(read)).at(-1)?.id ?? ''
  let commit = () => {}
  const held = new Promise<void>((resolve) => (commit = resolve))
  let wrote = () => {}
  const written = new Promise<void>((resolve) => (wrote = resolve))
  const open = inTransaction(async (tx) => {
    await recordEvents(tx, actor, early, [{ type: 'message.created' }])
    wrote()
    await held
  })
  await written
  await write(late)
  expect(await readOn(read, before)).toEqual([])
  commit()
  await open
  await settle()
  expect((await readOn(read, before)).map(({ orderId }) => orderId)).toEqual([early, late])
})

it('pages with Link, starts at a time, and shows neither pings nor private or foreign events', async () => {
  const { actor, read, place } = await account()
  const stranger = await account()
  const foreign = await stranger.place()
  const orderId = await place()
  await inTransaction((tx) => recordClientEvent(tx, actor, { type: 'webhook.ping', payload: { id: 'whe_x' } }))
  await getDb().event.updateMany({ where: { orderId, sequence: 2 }, data: { public: false } })
  const orders = [orderId, await place(), await place()]
  const { events, next } = await read('?limit=2')
  expect(events.map(({ orderId: id, sequence }) => [id, sequence])).toEqual([
    [orderId, 1],
    [orders[1], 1],
  ])
  expect(next).toBe(`?limit=2&after=${events.at(-1)?.id}`)
  expect(events[0]).toEqual({
    id: expect.stringMatching(/^evt_/),
    type: 'order.created',
    payload: { id: orderId },
    actor: { type: 'api_client', id: actor.id, name: actor.name },
    createdAt: expect.any(String),
    sequence: 1,
    orderId,
    data: { id: orderId, eventId: events[0]?.id, occurredAt: events[0]?.createdAt, sequence: 1 },
  })
  const rest = await read(next ?? '')
  expect(rest.events).toHaveLength(2)
  expect(rest.next).toBe(`?limit=2&after=${rest.events.at(-1)?.id}`)
  const end = await read(rest.next ?? '')
  expect([end.events.length, end.next]).toEqual([1, undefined])

  await getDb().$executeRaw`UPDATE events SET created_at = now() - interval '2 hours' WHERE order_id = ${orderId}`
  const since = await read(`?since=${new Date(Date.now() - 3_600_000).toISOString()}`)
  expect(new Set(since.events.map((event) => event.orderId))).toEqual(new Set(orders.slice(1)))
  const strangers = await stranger.read('')
  expect(new Set(strangers.events.map((event) => event.orderId))).toEqual(new Set([foreign]))
})

it('refuses cursors of another account, and a cursor beside a time', async () => {
  const { key, read, place } = await account()
  const stranger = await account()
  await Promise.all([place(), stranger.place()])
  const [theirs] = (await stranger.read('')).events
  const [own] = (await read('')).events
  for (const query of [
    `?after=${theirs?.id}`,
    '?after=nonsense',
    `?after=${newId('event')}`,
    `?after=${own?.id}&since=2026-01-01T00:00:00Z`,
  ]) {
    expect(await call(feed, 'GET', `/events${query}`, { key })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
  }
})

it('refuses the paging of other lists, and ignores what nobody knows', async () => {
  const { key, read, place } = await account()
  await place()
  for (const [name, value] of [
    ['startingAfter', (await read('')).events[0]?.id],
    ['order', 'desc'],
  ]) {
    expect(await call(feed, 'GET', `/events?${name}=${value}`, { key })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', details: [{ field: name }] },
    })
  }
  expect((await read('?colour=green')).events).toHaveLength(2)
})

it('goes on after a restore into a server whose transactions count from anew', async () => {
  const { read, place } = await account()
  for (let n = 0; n < 4; n += 1) await place()
  const before = (await readOn(read)).map(({ id }) => id)
  await getDb().$executeRaw`UPDATE events SET horizon = horizon + 1000000000000`
  expect(await readOn(read)).toEqual([])
  await migrate(process.env['DATABASE_URL'] ?? '')
  expect((await readOn(read)).map(({ id }) => id)).toEqual(before)
  const orderId = await place()
  expect((await readOn(read, before.at(-1))).map((event) => event.orderId)).toEqual([orderId, orderId])
  expect((await readOn(read, before[2])).length).toBe(before.length - 3 + 2)
})
