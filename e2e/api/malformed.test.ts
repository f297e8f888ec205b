import { beforeAll, describe, expect, test } from 'vitest'
import { theApp } from './app.ts'
import { clientOf, inLanes, must } from './client.ts'
import {
  bearers,
  brokenJson,
  contentTypes,
  hooks,
  idempotencyKeys,
  orderBodies,
  otherBodies,
  queries,
  randomBodies,
  unknownIds,
  type Nonsense,
} from './nonsense.ts'
import { openOrder } from './orders.ts'
import { sendRaw } from './raw-request.ts'

const { demo } = theApp()
// A client of its own, so that what it has can be counted.
const api = clientOf(demo.developmentBaseUrl, demo.apiKeys.otherClient)
const live = clientOf(demo.productionBaseUrl, demo.apiKeys.production)
let orderId: string
let sent = 0

/** All that these requests could have written. */
async function whatThereIs() {
  const orders: { id: string; status: string }[] = []
  for (;;) {
    const page = await must(
      api.get<{ id: string; status: string }[]>(
        `/orders?limit=100${orders.length > 0 ? `&startingAfter=${orders.at(-1)?.id}` : ''}`,
      ),
    )
    orders.push(...page.map(({ id, status }) => ({ id, status })))
    if (page.length < 100) break
  }
  const lists = [
    `/orders/${orderId}/events`,
    `/orders/${orderId}/messages`,
    `/orders/${orderId}/offers`,
    '/webhook-endpoints',
  ]
  return {
    orders,
    lists: await Promise.all(lists.map((path) => must(api.get(path)))),
    live: [await must(live.get('/orders')), await must(live.get('/webhook-endpoints'))],
  }
}

let before: Awaited<ReturnType<typeof whatThereIs>>
beforeAll(async () => {
  ;({ orderId } = await openOrder(api))
  before = await whatThereIs()
})

/** Undefined where the refusal is as it should be. */
async function violationOf(
  { method, path, body, headers }: Nonsense,
  { baseUrl, bearer } = api,
): Promise<string | undefined> {
  const request = `${method} ${path.slice(0, 120)} ${JSON.stringify(headers ?? {}).slice(0, 200)} ${typeof body === 'string' ? JSON.stringify(body.slice(0, 160)) : `${body?.length ?? 0} bytes`}`
  const init: RequestInit = {
    method,
    redirect: 'manual',
    headers: { Authorization: `Bearer ${bearer}`, ...headers },
    ...(body === undefined ? {} : { body: body as BodyInit }), // bytes are one, whatever their buffer
  }
  const response = await fetch(`${baseUrl}${path}`, init).catch((error: unknown) => {
    // Some headers fetch itself won't send; the raw requests below do.
    if (error instanceof TypeError && /header|ByteString/i.test(`${error.message} ${String(error.cause)}`))
      return undefined
    throw error
  })
  if (!response) return undefined
  sent += 1
  const text = await response.text()
  if (response.status < 400 || response.status >= 500) return `${request} -> ${response.status} ${text.slice(0, 200)}`
  let refusal: { error?: unknown; code?: unknown; details?: { field?: unknown; message?: unknown }[] }
  try {
    refusal = JSON.parse(text)
  } catch {
    return `${request} -> ${response.status}, not JSON: ${text.slice(0, 200)}`
  }
  if (typeof refusal.error !== 'string' || refusal.error === '')
    return `${request} -> ${response.status}, no error: ${text.slice(0, 200)}`
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    return `${request} -> content type ${response.headers.get('content-type')}`
  const named =
    refusal.details?.every(
      ({ field, message }) =>
        typeof field === 'string' && field !== '' && typeof message === 'string' && message !== '',
    ) ?? false
  if (refusal.code === 'invalid_request' && !(named && refusal.details?.length))
    return `${request} -> no field is named: ${text.slice(0, 200)}`
  return undefined
}

async function refuseAll(requests: Nonsense[], client = api) {
  const violations = await inLanes(requests, 12, (request) => violationOf(request, client))
  expect(violations.filter((violation) => violation !== undefined).slice(0, 20)).toEqual([])
}

const seventeen = (): [string, string][] => [
  ['GET', '/orders'],
  ['POST', '/orders'],
  ['GET', `/orders/${orderId}`],
  ['POST', `/orders/${orderId}/withdraw`],
  ['GET', `/orders/${orderId}/offers`],
  ['POST', `/orders/${orderId}/offers/off_x/select`],
  ['POST', `/orders/${orderId}/offers/off_x/decline`],
  ['POST', `/orders/${orderId}/payments/initiate`],
  ['GET', `/orders/${orderId}/payments/pi_x`],
  ['POST', `/orders/${orderId}/payments/finalize`],
  ['GET', `/orders/${orderId}/messages`],
  ['POST', `/orders/${orderId}/messages`],
  ['GET', `/orders/${orderId}/documents`],
  ['GET', `/orders/${orderId}/events`],
  ['GET', '/webhook-endpoints'],
  ['POST', '/webhook-endpoints'],
  ['DELETE', '/webhook-endpoints/whe_x'],
]

test('without a bearer token each of the 17 endpoints answers the same bytes', async () => {
  for (const [method, path] of seventeen()) {
    for (const headers of [
      {},
      { Authorization: '' },
      { Authorization: 'Basic eDp5' },
      { Cookie: 'next-auth.session-token=x' },
    ]) {
      const response = await fetch(`${demo.developmentBaseUrl}${path}`, { method, headers })
      expect([response.status, await response.text()], `${method} ${path}`).toEqual([
        403,
        '{"error":"Authorization bearer token is required"}',
      ])
      expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    }
  }
})

describe('nonsense is refused with a reason', () => {
  test('bodies of orders', () => refuseAll(orderBodies()))
  test('broken JSON', () => refuseAll(brokenJson()))
  test('content types', () => refuseAll(contentTypes()))
  test('unknown ids', () => refuseAll(unknownIds(orderId)))
  test('queries', () => refuseAll(queries(orderId)))
  test('webhook targets in development', () => refuseAll(hooks()))
  test('webhook targets in production, loopback included', () =>
    refuseAll(
      [
        ...hooks(),
        ...[
          'http://example.com',
          'http://localhost/x',
          'https://localhost/',
          'https://127.0.0.1/',
          'https://[::1]/',
          'https://2130706433/',
          'https://127.1/',
          'https://0x7f.1/',
          'https://[::ffff:127.0.0.1]/',
        ].map((url) => ({
          method: 'POST',
          path: '/webhook-endpoints',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ url }),
        })),
      ],
      live,
    ))
  test('other bodies', () => refuseAll(otherBodies(orderId)))
  test('idempotency keys', () => refuseAll(idempotencyKeys()))
  test('bearers', () => refuseAll(bearers(seventeen())))
  test('methods', () =>
    refuseAll(
      ['/orders', `/orders/${orderId}`, '/webhook-endpoints', `/orders/${orderId}/events`, '/nothing', ''].flatMap(
        (path) => ['PUT', 'PATCH', 'DELETE'].map((method): Nonsense => ({ method, path, body: '{}' })),
      ),
    ))
  test('values of any kind', () =>
    refuseAll(
      randomBodies(1600, [
        '/orders',
        '/webhook-endpoints',
        `/orders/${orderId}/messages`,
        `/orders/${orderId}/payments/initiate`,
        `/sandbox/orders/${orderId}/steps`,
      ]),
    ))
})

describe('bytes that fetch would not send', () => {
  const head = (first: string, more = '') =>
    `${first} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${api.bearer}\r\nConnection: close\r\n${more}\r\n`
  const body = (more: string) => head('POST /api/orders', `Content-Type: application/json\r\n${more}`)
  const cases: [string, string | Buffer][] = [
    ...['%ZZ', '%', '%E0%A4', '%C0%AF', 'a%2', '%FF%FE'].flatMap((bad): [string, string][] =>
      ['/api/orders/', '/production/api/orders/', '/api/files/', '/api/', '/api/auth/', '/api/webhook-endpoints/'].map(
        (path) => [`${path}${bad}`, head(`GET ${path}${bad}`)],
      ),
    ),
    ['a raw control character in the path', head('GET /api/orders/\x01')],
    ['a raw letter beyond ASCII in the path', head('GET /api/orders/é')],
    ['no path', head('GET ')],
    ['a relative path', head('GET orders')],
    ['OPTIONS *', head('OPTIONS *')],
    ['GET *', head('GET *')],
    ...[
      'PROPFIND',
      'TRACE',
      'TRACK',
      'CONNECT',
      'LINK',
      'PURGE',
      'FOO',
      'get',
      'QUERY',
      'M-SEARCH',
      'G\0T',
      'POST\t',
    ].map((method): [string, string] => [`method ${method}`, head(`${method} /api/orders`)]),
    ['a header of 20 kB', head('GET /api/orders', `X-A: ${'a'.repeat(20_000)}\r\n`)],
    ['3,000 headers', head('GET /api/orders', 'X-A: b\r\n'.repeat(3000))],
    ['a query of 70 kB', head(`GET /api/orders?q=${'a'.repeat(70_000)}`)],
    ['a NUL in a header', head('GET /api/orders', 'X-A: a\0b\r\n')],
    ['a header without a colon', head('GET /api/orders', 'nonsense\r\n')],
    [
      'a bearer of high bytes',
      Buffer.from(
        'GET /api/orders HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \xff\xfe\r\nConnection: close\r\n\r\n',
        'latin1',
      ),
    ],
    ['no host', `GET /api/orders HTTP/1.1\r\nAuthorization: Bearer ${api.bearer}\r\nConnection: close\r\n\r\n`],
    ['a chunk size that is none', body('Transfer-Encoding: chunked\r\n') + 'ZZ\r\n{}\r\n0\r\n\r\n'],
    ['a chunk too large to count', body('Transfer-Encoding: chunked\r\n') + `${'F'.repeat(17)}\r\n{}\r\n`],
    ['an unknown transfer encoding', body('Transfer-Encoding: gzip\r\n') + '{}'],
    ['both lengths', body('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n') + '2\r\n{}\r\n0\r\n\r\n'],
    ...['-1', 'abc', '1e3', '0x2', '99999999999999999999999', '2, 3'].map((length): [string, string] => [
      `length ${length}`,
      body(`Content-Length: ${length}\r\n`) + '{}',
    ]),
    ['two lengths', body('Content-Length: 2\r\nContent-Length: 3\r\n') + '{}x'],
    ['a length of 99 GB', body('Content-Length: 99999999999\r\n') + '{}'],
    [
      'a length of 99 GB without a bearer',
      'POST /api/orders HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\nConnection: close\r\n\r\n{}',
    ],
    ['100-continue', body('Expect: 100-continue\r\nContent-Length: 2\r\n') + '{}'],
    ['another expectation', body('Expect: the-moon\r\nContent-Length: 2\r\n') + '{}'],
    [
      'an offer of HTTP/2',
      'GET /api/orders HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n',
    ],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['HTTP/9.9', 'GET /api/orders HTTP/9.9\r\nHost: localhost\r\n\r\n'],
    ['no HTTP at all', '\0\x01\x02 nonsense\r\n\r\n'],
    ['TLS', Buffer.from('1603010200010001fc0303', 'hex')],
    ['a body that is gzipped by name only', body('Content-Encoding: gzip\r\nContent-Length: 2\r\n') + '{}'],
    [
      'a session that is no token',
      'POST /api/access-token HTTP/1.1\r\nHost: localhost\r\nCookie: next-auth.session-token=%ZZ\r\nContent-Type: application/json\r\nContent-Length: 29\r\nConnection: close\r\n\r\n{"environment":"development"}',
    ],
    [
      'sign-in with broken JSON',
      head('POST /api/auth/callback/credentials', 'Content-Type: application/json\r\nContent-Length: 5\r\n') + '{"a":',
    ],
    ['sign-in by GET', head('GET /api/auth/callback/credentials')],
  ]
  test.each(cases)('%s', async (_name, bytes) => {
    const answer = await sendRaw(demo.developmentBaseUrl, bytes)
    sent += 1
    expect(answer?.status).toBeGreaterThanOrEqual(400)
    expect(answer?.status).toBeLessThan(500)
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ error: expect.stringMatching(/./) })
  })

  test('200 heaps of random bytes', async () => {
    const heaps = Array.from({ length: 200 }, () =>
      Buffer.concat([Buffer.from(crypto.getRandomValues(new Uint8Array(64))), Buffer.from('\r\n\r\n')]),
    )
    await inLanes(heaps, 8, async (heap) => {
      const answer = await sendRaw(demo.developmentBaseUrl, heap)
      sent += 1
      expect(answer?.status ?? 400, heap.toString('hex')).toBeGreaterThanOrEqual(400)
      expect(answer?.status ?? 400, heap.toString('hex')).toBeLessThan(500)
    })
  })

  test('a sender that hangs up halfway harms nobody', async () => {
    await inLanes(
      Array.from({ length: 50 }, (_, n) => n),
      10,
      async (n) => {
        await sendRaw(demo.developmentBaseUrl, body('Transfer-Encoding: chunked\r\n') + `5\r\n{"a":\r\n`, 20 + n).catch(
          () => undefined,
        )
      },
    )
    expect((await api.get('/orders?limit=1')).status).toBe(200)
  })
})

test('OPTIONS and HEAD have no body, and say what is possible', async () => {
  const options = await fetch(`${api.baseUrl}/orders`, { method: 'OPTIONS' })
  expect([options.status, await options.text()]).toEqual([204, ''])
  expect(options.headers.get('allow')).toContain('POST')
  const head = await fetch(`${api.baseUrl}/orders`, {
    method: 'HEAD',
    headers: { Authorization: `Bearer ${api.bearer}` },
  })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('after more than 4,000 of them nothing has been written', async () => {
  expect(await whatThereIs()).toEqual(before)
  console.log(`malformed requests sent: ${sent}`)
  expect(sent).toBeGreaterThan(4000)
})
