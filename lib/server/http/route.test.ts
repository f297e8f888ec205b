import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { GET as listOrders, POST as placeOrder, DELETE as noMethod } from '#app/api/orders/route.ts'
import { getDb } from '#lib/db.ts'
import { placeOrder as placeOrderOperation, listOrders as listOrdersOperation } from '#lib/orders/operations.ts'
import { makeFixtures, makeToken, orderBody } from '#tools/testing/fixtures.ts'
import { errorOf, requestFor } from '#tools/testing/requests.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { makeClient, makeKey, makeResearcher } from '#prisma/factories.ts'

let key: string
let clientId: string
beforeAll(async () => {
  const client = await makeClient(getDb(), { productionState: 'enabled' })
  clientId = client.id
  key = (await makeKey(getDb(), client.id)).key
})

type Sent = {
  token?: string
  headers?: Record<string, string>
  query?: string
  body?: unknown
  environment?: 'development' | 'production'
}
const place = (sent: Sent = {}) => placeOrder(requestFor(placeOrderOperation, { token: key, body: orderBody, ...sent }))
const list = (query = '', sent: Sent = {}) =>
  listOrders(requestFor(listOrdersOperation, { token: key, query, ...sent }))
const placed = () => getDb().order.count({ where: { clientId } })
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id
const issuesOf = async (response: Response) => {
  const { code, details } = await errorOf(response)
  expect([response.status, code]).toEqual([400, 'invalid_request'])
  return details?.map(({ field }) => field)
}

describe('the body', () => {
  it('must be JSON and say so', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      '',
    ]) {
      const response = await place({ headers: { 'Content-Type': type } })
      expect([response.status, (await errorOf(response)).code]).toEqual([415, 'unsupported_media_type'])
    }
    expect((await place({ headers: { 'Content-Type': 'Application/JSON; charset=utf-8' } })).status).toBe(201)
  })

  it('must not be compressed, whatever the bytes are', async () => {
    const send = (operation: 'placeOrder' | 'uploadAttachment', path: string, coding: string, body: BodyInit) =>
      routeOf(operation)(
        new Request(`http://localhost:3000/api${path}`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'Content-Encoding': coding },
          body,
        }),
      )
    const text = JSON.stringify(orderBody)
    const body = new Uint8Array(gzipSync(text))
    for (const response of [
      await send('placeOrder', '/orders', 'gzip', body),
      await send('placeOrder', '/orders', 'GZIP', text),
      await send('placeOrder', '/orders', 'identity, br', body),
      await send('uploadAttachment', '/attachments?name=a.pdf', 'gzip', body),
    ])
      expect([response.status, response.headers.get('accept-encoding'), await errorOf(response)]).toMatchObject([
        415,
        'identity',
        { code: 'unsupported_media_type', error: 'Send the body as it is, without Content-Encoding.' },
      ])
    for (const nothing of ['identity', 'utf-8'])
      expect((await send('placeOrder', '/orders', nothing, text)).status).toBe(201)
  })

  it('must be readable', async () => {
    const unreadable = [
      '',
      '{',
      'null,',
      "{'repositoryName':1}",
      '{"a":01}',
      '[1,]',
      '\u0000',
      '{"a":"\u0001"}',
      'NaN',
      '{"a":1}{"b":2}',
    ]
    for (const body of unreadable) expect([body, await issuesOf(await place({ body }))]).toEqual([body, ['body']])
    const latin1 = new Blob([new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d])])
    expect(await issuesOf(await place({ body: latin1 }))).toEqual(['body'])
  })

  it('is not quoted by the refusal, which the request log keeps', async () => {
    const bodies = [
      'canary',
      '{"name": canary',
      '{"a":"canary" "b"}',
      '{"a":"canary\u0001"}',
      `{"a":"${'canary '.repeat(20)}",}`,
      '{"a canary":12345678901234567.89}',
    ]
    for (const body of bodies) {
      const response = await place({ body })
      const text = await response.text()
      expect([response.status, body, text.includes('canary')]).toEqual([400, body, false])
    }
    expect(await (await place({ body: '{"a":x}' })).text()).toContain("Unexpected token 'x'")
  })

  it('must not be nested without end, nor hold numbers that would be rounded', async () => {
    const deep = (open: string, close: string) => `{"repositoryName":${open.repeat(10_000)}1${close.repeat(10_000)}}`
    expect(await issuesOf(await place({ body: deep('[', ']') }))).toEqual(['body'])
    expect(await issuesOf(await place({ body: deep('{"a":', '}') }))).toEqual(['body'])
    expect(
      await issuesOf(
        await place({ body: JSON.stringify(orderBody).replace('}', ',"fixedPrice":12345678901234567.89}') }),
      ),
    ).toEqual(['fixedPrice'])
    expect(
      await issuesOf(await place({ body: JSON.stringify(orderBody).replace('}', ',"fixedPrice":1e400}') })),
    ).toEqual(['fixedPrice'])
  })

  it('must be an object', async () => {
    for (const body of ['[]', 'null', '"text"', '7', 'true'])
      expect(await issuesOf(await place({ body }))).toEqual(['body'])
  })

  it('is given up once it exceeds 256 KiB, announced or streamed', async () => {
    const announced = await place({ body: JSON.stringify({ ...orderBody, instructions: 'x'.repeat(300_000) }) })
    expect([announced.status, (await errorOf(announced)).code]).toEqual([413, 'body_too_large'])
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20))
      },
    })
    const streamed = await place({ body: endless })
    expect([streamed.status, (await errorOf(streamed)).code]).toEqual([413, 'body_too_large'])
    expect(sent).toBeLessThan(10)
  })

  it.for([
    ['repositoryName', 7],
    ['repositoryName', null],
    ['repositoryName', ''],
    ['repositoryName', '   '],
    ['repositoryName', ['a']],
    ['repositoryName', 'x'.repeat(201)],
    ['documentType', { a: 1 }],
    ['location', false],
    ['location', 'a\u0000b'],
    ['location', '\ud800'],
    ['countryISOA3', 'FR'],
    ['countryISOA3', 'XXX'],
    ['pricingMode', 'fixed'],
    ['fixedPrice', '12'],
    ['fixedPrice', -1],
    ['currency', 'EURO'],
    ['currency', 'UGX'],
    ['externalOrderRef', 'x'.repeat(101)],
    ['customerName', 0],
    ['personsOfInterest', 'Jeanne'],
    ['personsOfInterest', Array.from({ length: 51 }, () => ({ lastname: 'M' }))],
    ['instructions', 'x'.repeat(10_001)],
    ['instructions', '\udc00 low half'],
  ] as const)('names the field at fault: %s', async ([field, value]) => {
    const before = await placed()
    expect(await issuesOf(await place({ body: { ...orderBody, [field]: value } }))).toEqual([field])
    expect(await placed()).toBe(before)
  })

  it('names what lies within, what is missing, and what members say together', async () => {
    expect(
      await issuesOf(
        await place({ body: { ...orderBody, personsOfInterest: [{ firstname: 'A' }, { firstname: 3 }, {}] } }),
      ),
    ).toEqual(['personsOfInterest[1].firstname', 'personsOfInterest[2]'])
    expect(await issuesOf(await place({ body: {} }))).toEqual(['repositoryName', 'documentType', 'location'])
    expect(await issuesOf(await place({ body: { ...orderBody, pricingMode: 'FIXED' } }))).toEqual(['fixedPrice'])
    expect(await issuesOf(await place({ body: { ...orderBody, fixedPrice: 10.5, currency: 'JPY' } }))).toEqual([
      'fixedPrice',
    ])
  })

  it('may hold members that nobody knows; of a repeated one the last counts', async () => {
    const body = `{"__proto__":{"x":1},"constructor":1,"surprise":[],"location":"Lyon",${JSON.stringify(orderBody).slice(1)}`
    const response = await place({ body })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ order: orderBody })
  })

  it('keeps Unicode as it came', async () => {
    const location = 'Łódź 🗺️ 東京 العربية'
    const response = await place({ body: { ...orderBody, location } })
    expect(await response.json()).toMatchObject({ order: { location } })
  })
})

describe('the answer', () => {
  it('names what was created, is never cached, and carries its request id', async () => {
    const response = await place()
    const id = await idOf(response.clone())
    expect([response.status, response.headers.get('location')]).toEqual([201, `http://localhost:3000/api/orders/${id}`])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('request-id')).toMatch(/^req_/)
  })

  it('repeats the request id in the body of an error', async () => {
    const response = await place({ body: {} })
    expect((await errorOf(response)).requestId).toBe(response.headers.get('request-id'))
  })

  it('refuses a method that the path does not have', async () => {
    const response = await noMethod(new Request('http://localhost:3000/api/orders', { method: 'DELETE' }))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect(response.headers.get('request-id')).toMatch(/^req_/)
    expect(await errorOf(response)).toMatchObject({
      code: 'method_not_allowed',
      requestId: response.headers.get('request-id'),
    })
  })

  it('answers HEAD like GET', async () => {
    const response = await listOrders(
      new Request('http://localhost:3000/api/orders', { method: 'HEAD', headers: { Authorization: `Bearer ${key}` } }),
    )
    expect(response.status).toBe(200)
  })

  it('reads an escaped path, and finds nothing at one that cannot be unescaped', async () => {
    const id = await idOf(await place())
    const get = (path: string) =>
      routeOf('getOrder')(
        new Request(`http://localhost:3000/api/orders/${path}`, { headers: { Authorization: `Bearer ${key}` } }),
      )
    expect((await get(id.replace('ord_', 'ord%5F'))).status).toBe(200)
    for (const path of ['%', '%ff', 'a%2Fb', '..%5Cx', `${id}%2F`, `${id}%00`, `${id}%0d%0aX:1`, id.toUpperCase()])
      expect((await get(path)).status).toBe(404)
  })
})

describe('a list', () => {
  it('is paged by Link, in both orders, without gaps or repeats', async () => {
    const client = await makeClient(getDb())
    const { key: token } = await makeKey(getDb(), client.id)
    const ids: string[] = []
    for (let i = 0; i < 5; i += 1) ids.push(await idOf(await place({ token })))
    for (const [order, expected] of [
      ['asc', ids],
      ['desc', ids.toReversed()],
    ] as const) {
      const seen: string[] = []
      let query: string | undefined = `?limit=2&order=${order}&status=open`
      while (query !== undefined) {
        const response = await list(query, { token })
        seen.push(...((await response.json()) as { id: string }[]).map(({ id }) => id))
        const link = /^<http:\/\/localhost:3000\/api\/orders(\?[^>]+)>; rel="next"$/.exec(
          response.headers.get('link') ?? '',
        )
        expect(link !== null).toBe(response.headers.has('link'))
        query = link?.[1]
        expect(seen.length).toBeLessThan(10)
      }
      expect(seen).toEqual(expected)
    }
    expect(((await (await list('', { token })).json()) as { id: string }[]).map(({ id }) => id)).toEqual(
      ids.toReversed(),
    )
  })

  it('keeps the other parameters in Link, in ASCII', async () => {
    const client = await makeClient(getDb())
    const { key: token } = await makeKey(getDb(), client.id)
    for (let i = 0; i < 2; i += 1) await place({ token, body: { ...orderBody, externalOrderRef: 'Zoé\u2028>' } })
    const response = await list(`?limit=1&externalOrderRef=${encodeURIComponent('Zoé\u2028>')}`, { token })
    expect(response.headers.get('link')).toMatch(/^<[\x21-\x3d\x3f-\x7e]+>; rel="next"$/)
  })

  it.for([
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1.5',
    'limit=abc',
    'limit=',
    'limit=99999999999',
    'order=up',
    'startingAfter=nope',
    'startingAfter=%00',
    'startingAfter=off_01k9z3v7e8f6q9w2x4y5z6a7b8',
    'status=OPEN',
    'createdAfter=yesterday',
    'createdAfter=2026-13-01T00:00:00Z',
    'createdAfter=0000-01-01T00:00:00Z',
    'createdAfter=9999-12-31T23:59:59-23:59',
    'updatedAfter=2026-01-01',
    'q=%00',
    'q=',
    'externalOrderRef=%01',
    'status=open&status=delivered',
    'limit=10&q=a&limit=20',
  ])('refuses ?%s', async (query) => {
    expect(await issuesOf(await list(`?${query}`))).toEqual([query.split('=')[0]])
  })

  it.for([
    'q=%25%27%22',
    'q=%5C',
    "q='%20OR%201=1--",
    'q=%26%7C!:*()',
    'externalOrderRef=%27',
    'unknown=1',
    'unknown=1&unknown=2',
    // Whoever follows a `Link` may put their own parameters behind those that it has.
    'status=open&limit=10&limit=10',
    'q=%F0%9F%97%BA',
    `q=${'a%20'.repeat(99)}a`,
  ])('takes ?%s', async (query) => {
    expect((await list(`?${query}`)).status).toBe(200)
  })
})

describe('the environment', () => {
  it('keeps the orders of each to itself', async () => {
    const { key: liveKey } = await makeKey(getDb(), clientId, { environment: 'production' })
    const response = await place({ token: liveKey, environment: 'production' })
    expect(response.headers.get('location')).toContain('http://localhost:3000/production/api/orders/ord_')
    const id = await idOf(response)
    const live = (await (await list('', { token: liveKey, environment: 'production' })).json()) as { id: string }[]
    expect(live.map((order) => order.id)).toEqual([id])
    expect(((await (await list()).json()) as { id: string }[]).map((order) => order.id)).not.toContain(id)
  })
})

it('keeps no secret in the clear among stored answers', async () => {
  const client = await makeClient(getDb())
  const { key: token } = await makeKey(getDb(), client.id)
  const create = (headers: Record<string, string>) =>
    routeOf('createWebhookEndpoint')(
      new Request('http://localhost:3000/api/webhook-endpoints', {
        method: 'POST',
        body: JSON.stringify({ url: 'https://example.com/hook', signingSecret: 'a-secret-of-our-own-choice' }),
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
      }),
    )
  const first = await create({ 'Idempotency-Key': 'once' })
  expect(first.status).toBe(201)
  const again = await create({ 'Idempotency-Key': 'once' })
  expect(await again.text()).toBe(await first.text())
  const customer = await makeToken('customer', { client })
  const made = await routeOf('createApiKey')(
    new Request('http://localhost:3000/api/api-keys', {
      method: 'POST',
      body: JSON.stringify({ name: 'CI', scopes: ['orders:read'] }),
      headers: { Authorization: `Bearer ${customer}`, 'Content-Type': 'application/json', 'Idempotency-Key': 'once' },
    }),
  )
  const { key: newKey } = (await made.json()) as { key: string }
  const rows = await getDb().$queryRaw<
    { row: string }[]
  >`SELECT r::text AS row FROM idempotency_records r WHERE scope LIKE ${`%${client.id}%`}`
  expect(rows).toHaveLength(2)
  for (const { row } of rows) {
    for (const secret of ['a-secret-of-our-own-choice', newKey]) {
      expect(row).not.toContain(secret)
      expect(row).not.toContain(Buffer.from(secret).toString('base64').slice(0, 16))
      expect(row).not.toContain(Buffer.from(secret).toString('hex'))
    }
  }
})

it('counts a foreign order as absent for changes too', async () => {
  const foreign = await makeFixtures(await makeClient(getDb()), await makeResearcher(getDb()))
  const withdraw = routeOf('withdrawOrder')
  const response = await withdraw(
    new Request(`http://localhost:3000/api/orders/${foreign.orderId}/withdraw`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
    }),
  )
  expect(response.status).toBe(404)
  expect((await getDb().order.findUniqueOrThrow({ where: { id: foreign.orderId } })).status).toBe('submitted')
})
