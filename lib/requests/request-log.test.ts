import { expect, it, vi } from 'vitest'
import { GET as log } from '#app/api/request-log/route.ts'
import { GET as getOrder } from '#app/api/orders/[orderId]/route.ts'
import { DELETE as noMethod, GET as listOrders, POST as place } from '#app/api/orders/route.ts'
import { getDb } from '#lib/db.ts'
import { droppedEntries, flushRequests, noteRequest } from '#lib/requests/request-buffer.ts'
import { firstIdAt, newId } from '#lib/ids.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { call } from '#tools/testing/call.ts'
import { markHead } from '#lib/server/http/head.ts'
import { unknownPath } from '#lib/server/http/unknown-path.ts'
import { reap } from '#lib/server/worker/reap.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'

type Row = { id: string; path: string; status: number; method: string; errorCode?: string; createdAt: string }
const body = {
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
  instructions: 'sandbox:manual',
}

async function account() {
  const client = await makeClient(getDb())
  const { key, id: keyId } = await makeKey(getDb(), client.id)
  const rows = async (query = '', token = key) => {
    await flushRequests()
    const reply = await call(log, 'GET', `/request-log${query}`, { key: token })
    expect({ status: reply.status, body: reply.body }).toMatchObject({ status: 200 })
    return reply.body as Row[]
  }
  return { client, key, keyId, rows }
}

it('keeps who asked what and how it went, and finds an error by its request id', async () => {
  const { client, key, keyId, rows } = await account()
  const headers = { 'idempotency-key': newId('request') }
  const placed = await call(place, 'POST', '/orders', { key, body, headers })
  await call(place, 'POST', '/orders', { key, body, headers })
  const refused = await call(place, 'POST', '/orders?token=geheim', {
    key,
    body: { documentType: 'Secret of a person' },
  })
  const { requestId } = refused.body as { requestId: string }
  await call(getOrder, 'GET', '/orders/cs_dev_nobody-should-see-this', { key })
  const orderId = (placed.body as { id: string }).id
  await call(getOrder, 'GET', `/orders/${orderId}`, { key: await makeToken('customer', { client }) })

  const all = await rows('?order=asc')
  expect(all).toEqual([
    {
      id: placed.headers.get('request-id'),
      createdAt: expect.any(String),
      method: 'POST',
      path: '/orders',
      operation: '/orders',
      status: 201,
      durationMs: expect.any(Number),
      keyId,
      orderId: (placed.body as { id: string }).id,
      idempotencyKey: true,
      replayed: false,
    },
    expect.objectContaining({ status: 201, idempotencyKey: true, replayed: true }),
    expect.objectContaining({
      id: requestId,
      path: '/orders',
      status: 400,
      errorCode: 'invalid_request',
      idempotencyKey: false,
    }),
    expect.objectContaining({
      path: '/orders/{orderId}',
      operation: '/orders/{orderId}',
      status: 404,
      errorCode: 'not_found',
    }),
    expect.objectContaining({ path: `/orders/${orderId}`, status: 200, userId: expect.stringMatching(/^usr_/) }),
  ])
  expect(JSON.stringify(await getDb().apiRequest.findMany())).not.toMatch(/geheim|Secret of|nobody-should/)
  expect(await rows(`?requestId=${requestId}`)).toMatchObject([{ id: requestId }])
})

it('keeps a HEAD as one, and nothing that no endpoint was asked', async () => {
  const { key, rows } = await account()
  const asked = (path: string) =>
    new Request(`http://localhost:3000/api${path}`, { headers: { authorization: `Bearer ${key}` } })
  await listOrders(markHead(asked('/orders')))
  const others = [await noMethod(asked('/orders')), await unknownPath.GET(asked('/nope'))]
  expect(others.map(({ status, headers }) => [status, headers.has('request-id')])).toEqual([
    [405, true],
    [404, true],
  ])
  expect(await rows()).toMatchObject([{ method: 'HEAD', path: '/orders', status: 200 }])
  expect([(await rows('?method=HEAD')).length, (await rows('?method=GET')).length]).toEqual([1, 0])
})

it('keeps the sentence of a refusal, whatever it names, and the order that a call was about or placed', async () => {
  const { key, rows } = await account()
  const placed = await call(place, 'POST', '/orders', { key, body })
  const { id: orderId } = placed.body as { id: string }
  await call(getOrder, 'GET', `/orders/${orderId}`, { key })
  const strange = 'tab\t, line\n, \\N, NUL \0 and é 🗂'
  const refused = await call(place, 'POST', '/orders', { key, body: { ...body, pricingMode: strange, [strange]: 1 } })
  await call(place, 'POST', '/orders', { key, body: { ...body, documentType: '' } })
  expect(await rows('?order=asc')).toEqual([
    expect.objectContaining({ path: '/orders', orderId }),
    expect.objectContaining({ path: `/orders/${orderId}`, orderId }),
    expect.objectContaining({
      error: (refused.body as { error: string }).error.slice(0, 300).replace(/\p{Cc}/gu, ' '),
      errorCode: 'invalid_request',
    }),
    expect.objectContaining({ error: expect.stringMatching(/^documentType: /) }),
  ])
  expect(await rows(`?orderId=${orderId}&order=asc`)).toMatchObject([{ method: 'POST' }, { method: 'GET' }])
  expect((await rows(`?orderId=${orderId}`)).every((row) => !('error' in row))).toBe(true)
  // Or by its number, as somebody writes it; of nobody's order there is nothing.
  const { number } = await getDb().order.findUniqueOrThrow({ where: { id: orderId } })
  expect(await rows(`?orderId=${number.toLowerCase().replaceAll('-', '%20')}`)).toEqual(
    await rows(`?orderId=${orderId}`),
  )
  expect(await rows('?orderId=CS-7QK-4MR')).toEqual([])
})

it('filters by class, status, method, path, key, caller and time, and pages', async () => {
  const { key, keyId, rows } = await account()
  const stranger = await account()
  const started = new Date(Date.now() - 1)
  for (let n = 0; n < 5; n += 1) await call(listOrders, 'GET', '/orders?limit=1', { key })
  await call(place, 'POST', '/orders', { key, body })
  await call(place, 'POST', '/orders', { key, body: {} })
  await call(listOrders, 'GET', '/orders', { key: stranger.key })
  const counts = async (...queries: string[]) => Promise.all(queries.map(async (query) => (await rows(query)).length))
  expect(
    await counts(
      '',
      '?status=2xx',
      '?status=4xx',
      '?status=400',
      '?status=409',
      '?method=POST',
      '?path=/orders',
      '?path=/webhook',
    ),
  ).toEqual([7, 6, 1, 1, 0, 2, 7, 0])
  expect(await counts(`?key=${keyId}`, `?key=${stranger.keyId}`, '?caller=program', '?caller=portal')).toEqual([
    7, 0, 7, 0,
  ])
  expect(
    await counts(
      `?since=${started.toISOString()}`,
      `?until=${started.toISOString()}`,
      `?since=${new Date(Date.now() + 60_000).toISOString()}`,
    ),
  ).toEqual([7, 0, 0])
  const ids = (await rows()).map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted().toReversed())
  expect((await rows(`?limit=3&startingAfter=${ids[2]}`)).map(({ id }) => id)).toEqual(ids.slice(3, 6))
  expect(await stranger.rows()).toHaveLength(1)
  expect(await call(log, 'GET', '/request-log?status=9xx', { key })).toMatchObject({ status: 400 })
})

it('logs the use of a revoked key with its owner, and what nobody owns with nobody', async () => {
  const { client, key, rows } = await account()
  const gone = await makeKey(getDb(), client.id, { revokedAt: new Date(Date.now() - 1000) })
  const before = await getDb().apiRequest.count()
  await call(listOrders, 'GET', '/orders', { key: gone.key })
  await call(listOrders, 'GET', '/orders', { key: 'cs_dev_nonsense' })
  await call(listOrders, 'GET', '/orders')
  expect(await rows('', key)).toMatchObject([{ status: 403, errorCode: 'api_key_revoked', keyId: gone.id }])
  expect(await getDb().apiRequest.count()).toBe(before + 1)
})

const entry = (clientId: string) => ({
  id: newId('request'),
  clientId,
  environment: 'development' as const,
  method: 'GET',
  operationPath: '/orders',
  path: '/orders',
  status: 200,
  durationMs: 1,
  callerId: newId('apiKey'),
  errorCode: null,
  error: null,
  orderId: null,
  idempotencyKey: false,
  replayed: false,
})

it('writes by itself within a moment, and at once when there is much', async () => {
  const { client } = await account()
  const count = () => getDb().apiRequest.count({ where: { clientId: client.id } })
  noteRequest(entry(client.id))
  await expect.poll(count, { timeout: 6_000 }).toBe(1)
  // A timer that never fires: what is written now was written for its number.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (let n = 0; n < 8_000; n += 1) noteRequest(entry(client.id))
  vi.useRealTimers()
  await expect.poll(count, { timeout: 20_000 }).toBe(8_001)
})

it('writes once a second however steadily calls come', async () => {
  const { client } = await account()
  // Four a millisecond: some wait when a write ends, and a second's don't fill a batch.
  let noted = 0
  for (const begun = performance.now(); noted < 10_000; await new Promise(setImmediate)) {
    for (; noted < 4 * (performance.now() - begun); noted += 1) noteRequest(entry(client.id))
  }
  await flushRequests()
  // Rows of one COPY are of one transaction.
  const [written] = await getDb().$queryRaw<{ rows: number; batches: number }[]>`
    SELECT count(*)::int AS rows, count(DISTINCT xmin::text)::int AS batches FROM api_requests WHERE client_id = ${client.id}`
  expect(written?.rows).toBe(noted)
  expect(written?.batches).toBeLessThanOrEqual(4)
})

it("gives up entries that can't be written, counts them, and goes on", async () => {
  const { client } = await account()
  const before = droppedEntries()
  // What the database refuses stands for a database that is away.
  noteRequest({ ...entry(client.id), status: 99_999 })
  await flushRequests()
  expect(droppedEntries()).toBe(before + 1)
  noteRequest(entry(client.id))
  await flushRequests()
  expect(await getDb().apiRequest.count({ where: { clientId: client.id } })).toBe(1)
})

it('forgets after thirty days', async () => {
  const { client } = await account()
  const old = new Date(Date.now() - 30 * 86_400_000 - 60_000)
  noteRequest({ ...entry(client.id), id: firstIdAt('request', old) })
  noteRequest({ ...entry(client.id), id: firstIdAt('request', new Date(old.getTime() + 120_000)) })
  await flushRequests()
  await reap()
  expect(await getDb().apiRequest.count({ where: { clientId: client.id } })).toBe(1)
})
