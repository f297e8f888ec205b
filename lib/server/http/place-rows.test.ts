import { beforeEach, expect, it } from 'vitest'
import { POST as placeOne } from '#app/api/orders/route.ts'
import { POST as placeMany } from '#app/api/orders/batch/route.ts'
import { getDb } from '#lib/db.ts'
import type { Client } from '#lib/generated/prisma/client.ts'
import type { PlacedRows } from '#lib/orders/batch-schema.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { makeToken, orderBody } from '#tools/testing/fixtures.ts'
import { customerActor, makeClient, makeKey } from '#prisma/factories.ts'
import { listOrders } from '#lib/orders/list-orders.ts'

let client: Client
let key: string
beforeEach(async () => {
  client = await makeClient(getDb(), { rateLimitDevelopment: 0 })
  key = (await makeKey(getDb(), client.id)).key
})

const place = async (orders: unknown, more: { key?: string; headers?: Record<string, string> } = {}) =>
  call(placeMany, 'POST', '/orders/batch', { key, body: { orders }, ...more })
const resultsOf = async (orders: unknown, more: { key?: string } = {}) => {
  const { status, body } = await place(orders, more)
  expect(status).toBe(200)
  return (body as PlacedRows).results
}
const count = () => getDb().order.count({ where: { clientId: client.id } })
const row = (n: number, more = {}) => ({ ...orderBody, externalOrderRef: `row ${n}`, ...more })
const keyed = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => ({ ...row(from + n), idempotencyKey: `list-${from + n}` }))

/** What differs from one placing to the next. */
const masked = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, member: unknown) =>
      ['id', 'number', 'createdAt', 'updatedAt', 'requestId'].includes(name) ? typeof member : member,
    ),
  )

const everything = {
  ...orderBody,
  archiveRepositoryId: 'arc_paris',
  countryISOA3: 'fra',
  pricingMode: 'FIXED',
  fixedPrice: 45.5,
  currency: 'eur',
  externalOrderRef: ' REF-1892 ',
  customerName: 'Zoé Moreau',
  personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Moreau', birthDate: 'about 1892' }],
  instructions: 'Born about 1892; O\'Neil \\ "quoted"',
}
const sent: unknown[] = [
  orderBody,
  everything,
  { ...orderBody, instructions: 'sandbox:manual' },
  { ...orderBody, location: '' },
  { ...orderBody, countryISOA3: 'FR' },
  { ...orderBody, fixedPrice: 0.44 },
  { ...orderBody, fixedPrice: 44.123 },
  { ...orderBody, pricingMode: 'FIXED' },
  { ...orderBody, currency: 'XXX', fixedPrice: 45.5 },
  { ...orderBody, personsOfInterest: [{ note: 'nobody' }, 5] },
  { ...orderBody, repositoryName: '\u0000', documentType: 7, location: undefined },
  {},
  null,
  5,
  'an order',
  [orderBody],
]

it('places and refuses each row as POST /orders does its body', async () => {
  const results = await resultsOf(sent)
  expect(results.map(({ index }) => index)).toEqual(sent.map((_, index) => index))
  for (const [index, body] of sent.entries()) {
    const { status, body: alone } = await call(placeOne, 'POST', '/orders', { key, body: JSON.stringify(body) })
    const { status: rowStatus, order, error } = results[index] ?? {}
    expect([index, rowStatus, masked(order ?? error)]).toEqual([index, status, masked(alone)])
  }
  expect(await count()).toBe(6)
})

it('refuses the row with a number that cannot be kept, where anybody would have looked at it', async () => {
  const text = JSON.stringify(orderBody)
  const send = async (row: string) => {
    const body = `{"orders":[${text},${text.slice(0, -1)},${row}}]}`
    return bodyOf<PlacedRows>(await call(placeMany, 'POST', '/orders/batch', { key, body }), 200).results
  }
  const message = 'has more digits than can be kept; send at most 15'
  for (const [row, field] of [
    ['"fixedPrice":45.300000000000004', 'fixedPrice'],
    ['"personsOfInterest":[{"lastname":1234567890123456789}]', 'personsOfInterest[0].lastname'],
  ] as const)
    expect(await send(row)).toMatchObject([{ status: 201 }, { status: 400, error: { details: [{ field, message }] } }])
  // Neither a text that looks like one is a number, nor are zeros; what nobody knows is nobody's concern.
  for (const good of [
    '"externalOrderRef":"a\\":1234567890123456789,","fixedPrice":45.30000000000000000',
    '"internalId":1234567890123456789,"x":[1,[-1234567890123456789e2]],"meta":{"fixedPrice":0.12345678901234567}',
  ])
    expect(await send(good)).toMatchObject([{ status: 201 }, { status: 201 }])
})

it('writes the history of each order', async () => {
  const results = await resultsOf([row(1), row(2, { instructions: 'sandbox:manual' }), row(3)])
  const ids = results.flatMap(({ order }) => order?.id ?? [])
  const events = await getDb().event.findMany({ where: { orderId: { in: ids } }, orderBy: { id: 'asc' } })
  expect(
    events.map(({ orderId, type, sequence, actorType }) => [ids.indexOf(orderId ?? ''), type, sequence, actorType]),
  ).toEqual([
    [0, 'order.created', 1, 'api_client'],
    [0, 'order.opened', 2, 'system'],
    [1, 'order.created', 1, 'api_client'],
    [2, 'order.created', 1, 'api_client'],
    [2, 'order.opened', 2, 'system'],
  ])
  const { items } = await listOrders(getDb(), customerActor(client), {}, { limit: 10, order: 'asc' })
  expect(items.map(({ id, status }) => [id, status])).toEqual([
    [ids[0], 'open'],
    [ids[1], 'submitted'],
    [ids[2], 'open'],
  ])
})

it('places nothing twice: the whole again, a part of it again, and by POST /orders', async () => {
  const first = await resultsOf(keyed(0, 5))
  const again = await resultsOf(keyed(0, 5))
  expect(again).toEqual(first.map((result) => ({ ...result, status: 200 })))
  const half = await resultsOf(keyed(3, 8))
  expect(half.map(({ status }) => status)).toEqual([200, 200, 201, 201, 201])
  expect(half[0]?.order).toEqual(first[3]?.order)
  const alone = await call(placeOne, 'POST', '/orders', { key, body: row(6), headers: { 'Idempotency-Key': 'list-6' } })
  expect([alone.status, alone.body]).toEqual([201, half[3]?.order])
  expect(alone.headers.get('idempotent-replayed')).toBe('true')
  expect(alone.headers.get('location')).toBe(`http://localhost:3000/api/orders/${half[3]?.order?.id}`)
  const later = await call(placeOne, 'POST', '/orders', { key, body: row(9), headers: { 'Idempotency-Key': 'alone' } })
  expect(await resultsOf([row(9, { idempotencyKey: '"alone"' })])).toEqual([
    { index: 0, status: 200, order: later.body },
  ])
  expect(await count()).toBe(9)
})

it('reads rows of one key one after the other', async () => {
  const results = await resultsOf([
    row(1, { idempotencyKey: 'a', fixedPrice: 0.44 }),
    row(1, { idempotencyKey: 'a' }),
    row(1, { idempotencyKey: 'a' }),
    row(2, { idempotencyKey: 'a' }),
    row(2, { idempotencyKey: 'a', fixedPrice: 0.44 }),
    row(3, { idempotencyKey: 'with space' }),
    row(3, { idempotencyKey: 7 }),
  ])
  expect(results.map(({ status, error }) => [status, error?.code])).toEqual([
    [400, 'invalid_request'],
    [201, undefined],
    [200, undefined],
    [422, 'idempotency_key_reused'],
    [422, 'idempotency_key_reused'],
    [400, 'idempotency_key_invalid'],
    [400, 'idempotency_key_invalid'],
  ])
  expect(results[2]?.order).toEqual(results[1]?.order)
  expect(results[3]?.error?.details).toEqual([
    { field: 'idempotencyKey', message: 'was used with another method, path or body' },
  ])
  expect(await count()).toBe(1)
})

it('makes one order of each key, of batches at the same moment in any order', async () => {
  const rows = keyed(0, 40)
  const batches = await Promise.all(
    Array.from({ length: 8 }, (_, n) => resultsOf(n % 2 ? rows.toReversed() : [...rows.slice(n), ...rows.slice(0, n)])),
  )
  expect(await count()).toBe(40)
  const placed = batches.flat().filter(({ status }) => status === 201)
  expect(placed).toHaveLength(40)
  expect(new Set(batches.flat().map(({ order }) => order?.id)).size).toBe(40)
})

it('keeps the keys of clients and people apart', async () => {
  const other = await makeClient(getDb(), { rateLimitDevelopment: 0 })
  const callers = [
    key,
    (await makeKey(getDb(), other.id)).key,
    await makeToken('customer', { client }),
    await makeToken('customer', { client }),
  ]
  for (const caller of callers)
    expect((await resultsOf(keyed(0, 2), { key: caller })).map(({ status }) => status)).toEqual([201, 201])
  const second = (await makeKey(getDb(), client.id)).key
  expect((await resultsOf(keyed(0, 2), { key: second })).map(({ status }) => status)).toEqual([200, 200])
  expect([await count(), await getDb().order.count({ where: { clientId: other.id } })]).toEqual([6, 2])
})

it.each([
  ['orders', { orders: Array.from({ length: 501 }, () => orderBody) }, 'must have at most 500 entries'],
  ['orders', { orders: [] }, 'must have at least 1 entry'],
  ['orders', {}, 'is required'],
  ['orders', { orders: orderBody }, 'must be a list'],
])('refuses a batch for its %s', async (field, body, message) => {
  const answer = await call(placeMany, 'POST', '/orders/batch', { key, body })
  expect([answer.status, answer.body]).toMatchObject([400, { details: [{ field, message }] }])
  expect(await count()).toBe(0)
})

it('takes a key of the whole for the rows that bring none', async () => {
  const rows = [row(0), row(1, { idempotencyKey: 'own' }), row(2)]
  const whole = { headers: { 'Idempotency-Key': 'all' } }
  const statuses = async (...sent: Parameters<typeof place>) =>
    ((await place(...sent)).body as PlacedRows).results.map(({ status }) => status)
  expect(await statuses(rows, whole)).toEqual([201, 201, 201])
  expect(await statuses(rows, whole)).toEqual([200, 200, 200])
  expect(await statuses(rows.toReversed(), whole)).toEqual([422, 200, 422])
  expect(await count()).toBe(3)
  const wrong = await place(rows, { headers: { 'Idempotency-Key': 'with space' } })
  expect([wrong.status, wrong.body]).toMatchObject([400, { code: 'idempotency_key_invalid' }])
})

it('takes 500 orders of full texts at once, and is quick about it', { timeout: 30_000 }, async () => {
  const rows = Array.from({ length: 500 }, (_, n) => ({
    ...everything,
    idempotencyKey: `full-${n}`,
    externalOrderRef: `REF-${n}`,
    instructions: 'The act should be among those of the parish. '.repeat(30),
  }))
  expect(JSON.stringify({ orders: rows }).length).toBeGreaterThan(768 * 1024)
  const begun = performance.now()
  const results = await resultsOf(rows)
  const took = performance.now() - begun
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(results.map(({ order }) => order?.order.number)).size).toBe(500)
  // Some hundreds of milliseconds; 500 orders one by one take many seconds.
  expect(took).toBeLessThan(5000)
  const large = await place(rows.map((one) => ({ ...one, instructions: 'x'.repeat(9000) })))
  expect([large.status, large.body]).toMatchObject([413, { code: 'body_too_large' }])
})

it('keeps nobody waiting while it judges the worst of them', { timeout: 30_000 }, async () => {
  // As many values as a body may hold, and each of them wrong.
  const rows = Array.from({ length: 500 }, () => ({ personsOfInterest: Array.from({ length: 95 }, () => 1) }))
  const longestTurn = async () => {
    let longest = 0
    let running = true
    let begun = process.threadCpuUsage()
    const look = () => {
      const { user, system } = process.threadCpuUsage(begun)
      longest = Math.max(longest, (user + system) / 1000)
      begun = process.threadCpuUsage()
      if (running) setImmediate(look)
    }
    setImmediate(look)
    expect((await resultsOf(rows)).map(({ status }) => status)).toEqual(rows.map(() => 400))
    running = false
    return longest
  }
  // The first time pays for compiling, which a service does once: the best of four counts.
  const turns = [await longestTurn(), await longestTurn(), await longestTurn(), await longestTurn()]
  expect(Math.min(...turns)).toBeLessThan(50)
})

it('counts each row for the rate limit, and makes whoever overdraws it wait', async () => {
  const limited = await makeClient(getDb(), { rateLimitDevelopment: 60 })
  const { key: own } = await makeKey(getDb(), limited.id)
  const rows = Array.from({ length: 300 }, (_, n) => row(n, { idempotencyKey: `row-${n}` }))
  const first = await place(rows, { key: own })
  expect([first.status, first.headers.get('ratelimit')]).toEqual([200, expect.stringMatching(/^"default";r=0;/)])
  // What this process has in its hand is spent first; the bucket itself is overdrawn by some two hundred.
  const next = await place(
    rows.map((one) => ({ ...one, location: 'Lyon' })),
    { key: own },
  )
  expect([next.status, next.body]).toMatchObject([429, { code: 'rate_limited' }])
  expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(180)
  expect(Number(next.headers.get('retry-after'))).toBeLessThan(226)
  expect(await getDb().order.count({ where: { clientId: limited.id } })).toBe(300)
})
