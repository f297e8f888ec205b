import { beforeAll, expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { decrypt } from '#lib/secrets.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'
import { GET as listDeliveries } from './[endpointId]/deliveries/route.ts'
import { POST as ping } from './[endpointId]/ping/route.ts'
import { POST as rotate } from './[endpointId]/rotate-secret/route.ts'
import { DELETE as remove, POST as notAllowed } from './[endpointId]/route.ts'
import { GET as list, POST as create } from './route.ts'

let key: string
let clientId: string
beforeAll(async () => {
  ;({ id: clientId } = await makeClient(getDb()))
  key = (await makeKey(getDb(), clientId)).key
})

type Handler = (request: Request) => Promise<Response>
type Options = {
  path?: string
  method?: string
  body?: unknown
  as?: string
  headers?: Record<string, string>
  base?: string
}

async function call(
  handler: Handler,
  { path = '', method = 'POST', body, as = key, headers = {}, base = '/api' }: Options = {},
) {
  const response = await handler(
    new Request(`http://localhost:3000${base}/webhook-endpoints${path}`, {
      method,
      headers: {
        authorization: `Bearer ${as}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const createAs = (as: string, body: unknown = { url: 'http://127.0.0.1:9/hook' }, headers = {}) =>
  call(create, { as, body, headers })
const freshKey = async () => (await makeKey(getDb(), (await makeClient(getDb())).id)).key

it('creates an endpoint, shows its secret once, and lists it without', async () => {
  const as = await freshKey()
  const { status, body, headers } = await createAs(as, { url: 'https://203.0.113.9.example/hook' })
  expect({ status, body }).toEqual({
    status: 201,
    body: { id: expect.stringMatching(/^whe_/), signingSecret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) },
  })
  expect(headers.get('location')).toBe(`http://localhost:3000/api/webhook-endpoints/${body.id}`)
  const listed = await call(list, { method: 'GET', as })
  expect(listed.body).toEqual([
    {
      id: body.id,
      url: 'https://203.0.113.9.example/hook',
      status: 'active',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      eventTypes: [],
      health: { state: 'unknown', deliveries24h: 0, failures24h: 0 },
    },
  ])
  const row = await getDb().webhookEndpoint.findUniqueOrThrow({ where: { id: body.id } })
  const whole = JSON.stringify({ ...row, afterPosition: String(row.afterPosition) }) // JSON knows no bigint
  expect(whole).not.toContain(body.signingSecret)
  expect(decrypt(row.secretEncrypted)).toBe(body.signingSecret)
})

it('takes a secret of the caller’s own and replays a creation with its secret', async () => {
  const as = await freshKey()
  const body = { url: 'http://127.0.0.1:9/hook', signingSecret: 'sixteen-or-more!' }
  const [first, again] = [
    await createAs(as, body, { 'idempotency-key': 'k1' }),
    await createAs(as, body, { 'idempotency-key': 'k1' }),
  ]
  expect(first.body.signingSecret).toBe('sixteen-or-more!')
  expect(again.body).toEqual(first.body)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect((await call(list, { method: 'GET', as })).body).toHaveLength(1)
})

it.each([
  [{}, 'url'],
  [{ url: 7 }, 'url'],
  [{ url: '' }, 'url'],
  [{ url: 'nonsense' }, 'url'],
  [{ url: 'ftp://example.com/' }, 'url'],
  [{ url: 'https://user:word@example.com/' }, 'url'],
  [{ url: 'https://169.254.169.254/' }, 'url'],
  [{ url: 'https://0xa000001/' }, 'url'],
  [{ url: 'https://[::ffff:10.0.0.1]/' }, 'url'],
  [{ url: 'https://db.internal/' }, 'url'],
  [{ url: `https://example.com/${'x'.repeat(2000)}` }, 'url'],
  [{ url: 'https://example.com/', signingSecret: 'short' }, 'signingSecret'],
  [{ url: 'https://example.com/', signingSecret: 'with a space inside' }, 'signingSecret'],
  [{ url: 'https://example.com/', signingSecret: 'x'.repeat(129) }, 'signingSecret'],
  [{ url: 'https://example.com/', signingSecret: null }, 'signingSecret'],
])('refuses %j and names %s', async (body, field) => {
  const refused = await createAs(key, body)
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ error: expect.any(String), code: 'invalid_request', details: [{ field }] })
  expect(await getDb().webhookEndpoint.count({ where: { clientId } })).toBe(0)
})

it('takes no loopback address in production', async () => {
  const client = await makeClient(getDb(), { productionState: 'enabled' })
  const { key: as } = await makeKey(getDb(), client.id, { environment: 'production' })
  for (const url of ['http://127.0.0.1:9/', 'https://127.0.0.1:9/', 'https://localhost/', 'http://example.com/']) {
    expect((await call(create, { as, body: { url }, base: '/production/api' })).body).toMatchObject({
      code: 'invalid_request',
      details: [{ field: 'url' }],
    })
  }
})

it('stops at twenty active endpoints, however many are created at once', async () => {
  const as = await freshKey()
  const replies = await Promise.all(Array.from({ length: 30 }, () => createAs(as)))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(replies.filter(({ status, body }) => status === 409 && body.code === 'webhook_endpoint_limit')).toHaveLength(
    10,
  )
  const [{ id }] = (await call(list, { method: 'GET', as })).body
  await call(remove, { as, path: `/${id}`, method: 'DELETE' })
  expect((await createAs(as)).status).toBe(201)
  expect((await createAs(as)).status).toBe(409)
})

it('lists deleted endpoints last, and pages through both stretches in either direction', async () => {
  const as = await freshKey()
  const ids: string[] = []
  for (let n = 0; n < 5; n += 1) ids.push((await createAs(as)).body.id)
  const [a, b, c, d, e] = ids
  for (const id of [a, c]) await call(remove, { as, path: `/${id}`, method: 'DELETE' })
  const walk = async (query: string, between: () => Promise<unknown> = async () => {}) => {
    const pages: string[][] = []
    for (let path: string | null = `?${query}`; path !== null;) {
      const page = await call(list, { method: 'GET', as, path })
      pages.push(page.body.map(({ id }: { id: string }) => id))
      path = /webhook-endpoints(\?[^>]*)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? null
      if (pages.length === 1) await between()
    }
    return pages
  }
  expect(await walk('')).toEqual([[b, d, e, a, c]])
  expect(await walk('limit=2')).toEqual([[b, d], [e, a], [c]])
  expect(await walk('limit=3')).toEqual([
    [b, d, e],
    [a, c],
  ])
  expect(await walk('limit=2&order=desc')).toEqual([[e, d], [b, c], [a]])
  const unknown = await call(list, { method: 'GET', as, path: `?startingAfter=${newId('webhookEndpoint')}` })
  expect(unknown).toMatchObject({ status: 400, body: { details: [{ field: 'startingAfter' }] } })
  // Those that live are not passed over where the one that a page ended with is deleted meanwhile.
  const deleteD = () => call(remove, { as, path: `/${d}`, method: 'DELETE' })
  expect(await walk('limit=2', deleteD)).toEqual([
    [b, d],
    [e, a],
    [c, d],
  ])
})

it('deletes an endpoint, and again, with the same answer', async () => {
  const as = await freshKey()
  const { id } = (await createAs(as)).body
  const removal = () => call(remove, { as, path: `/${id}`, method: 'DELETE' })
  expect(await removal()).toMatchObject({ status: 200, body: { success: true } })
  const [{ updatedAt }] = (await call(list, { method: 'GET', as })).body
  expect(await removal()).toMatchObject({ status: 200, body: { success: true } })
  expect((await call(list, { method: 'GET', as })).body).toMatchObject([{ id, status: 'deleted', updatedAt }])
})

it('rotates a secret; the one in force stays, and rotating again replaces the next', async () => {
  const as = await freshKey()
  const { id, signingSecret } = (await createAs(as)).body
  const rotation = () => call(rotate, { as, path: `/${id}/rotate-secret` })
  const first = await rotation()
  expect(first).toMatchObject({ status: 200, body: { id, signingSecret: expect.stringMatching(/^whsec_/) } })
  expect(Date.parse(first.body.rotatesAt) - Date.now()).toBeGreaterThan(24 * 3_600_000 - 60_000)
  const second = await rotation()
  const stored = async () => {
    const { secretEncrypted, nextSecretEncrypted } = await getDb().webhookEndpoint.findUniqueOrThrow({ where: { id } })
    return [decrypt(secretEncrypted), decrypt(nextSecretEncrypted ?? '')]
  }
  expect(await stored()).toEqual([signingSecret, second.body.signingSecret])
  await getDb().webhookEndpoint.update({ where: { id }, data: { rotatesAt: new Date(Date.now() - 1) } })
  const third = await rotation()
  expect(await stored()).toEqual([second.body.signingSecret, third.body.signingSecret])
})

it('pings one endpoint and shows the delivery in its records', async () => {
  const as = await freshKey()
  const { id } = (await createAs(as)).body
  const { id: other } = (await createAs(as)).body
  const pinged = await call(ping, { as, path: `/${id}/ping` })
  expect(pinged).toMatchObject({ status: 200, body: { eventId: expect.stringMatching(/^evt_/) } })
  const records = (of: string) => call(listDeliveries, { method: 'GET', as, path: `/${of}/deliveries` })
  expect((await records(id)).body).toEqual([
    {
      id: expect.stringMatching(/^whd_/),
      endpointId: id,
      eventId: pinged.body.eventId,
      eventType: 'webhook.ping',
      status: 'pending',
      createdAt: expect.any(String),
      nextAttemptAt: expect.any(String),
      attempts: [],
    },
  ])
  expect((await records(other)).body).toEqual([])
  const [{ id: deliveryId }] = (await records(id)).body
  await getDb().webhookAttempt.create({
    data: { deliveryId, attempt: 1, startedAt: new Date(), durationMs: 12, statusCode: 500, responseBody: 'no' },
  })
  await getDb().webhookEndpoint.update({
    where: { id },
    data: { status: 'disabled', disabledReason: 'It answered 410 Gone.' },
  })
  expect((await records(id)).body[0].attempts).toEqual([
    { attempt: 1, startedAt: expect.any(String), durationMs: 12, statusCode: 500, responseBody: 'no' },
  ])
  const [shown] = (await call(list, { method: 'GET', as })).body
  expect(shown).toMatchObject({ id, status: 'disabled', disabledReason: 'It answered 410 Gone.' })
  for (const [handler, path] of [
    [ping, 'ping'],
    [rotate, 'rotate-secret'],
  ] as const) {
    expect(await call(handler, { as, path: `/${id}/${path}` })).toMatchObject({
      status: 409,
      body: { code: 'webhook_endpoint_not_active' },
    })
  }
})

it('answers foreign and unknown endpoints with the same 404 and changes nothing', async () => {
  const { id } = (await createAs(key)).body
  const stranger = await freshKey()
  const bodies = new Set<string>()
  for (const of of [id, newId('webhookEndpoint'), 'whe_nonsense', '%00', '%E0']) {
    for (const [handler, path, method] of [
      [remove, '', 'DELETE'],
      [rotate, '/rotate-secret', 'POST'],
      [ping, '/ping', 'POST'],
      [listDeliveries, '/deliveries', 'GET'],
    ] as const) {
      const { status, body } = await call(handler, { as: stranger, path: `/${of}${path}`, method })
      expect(status).toBe(404)
      bodies.add(JSON.stringify({ ...body, requestId: '' }))
    }
  }
  expect(bodies.size).toBe(1)
  expect(await getDb().webhookEndpoint.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: 'active',
    nextSecretEncrypted: null,
  })
})

it('asks for the scope of each operation and names the methods that exist', async () => {
  const reader = (await makeKey(getDb(), clientId, { scopes: ['webhooks:read', 'orders:write'] })).key
  const writer = (await makeKey(getDb(), clientId, { scopes: ['webhooks:write'] })).key
  expect(await createAs(reader)).toMatchObject({
    status: 403,
    body: { code: 'insufficient_scope', requiredScope: 'webhooks:write' },
  })
  expect(await call(list, { method: 'GET', as: writer })).toMatchObject({
    status: 403,
    body: { requiredScope: 'webhooks:read' },
  })
  const refused = await call(notAllowed, { path: `/${newId('webhookEndpoint')}` })
  expect(refused.status).toBe(405)
  expect(refused.headers.get('allow')).toBe('GET, HEAD, PATCH, DELETE')
})
