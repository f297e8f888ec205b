import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let server: Server
let seen: { url: string | undefined; headers: IncomingHttpHeaders } | undefined
const before = { ...process.env }

async function open(settings: Record<string, string> = {}): Promise<void> {
  vi.resetModules()
  Object.assign(process.env, settings)
  const { createFrontDoor } = await import('#lib/server/front-door/server.ts')
  const echo = async (asked: Request) => {
    seen = { url: new URL(asked.url).pathname, headers: Object.fromEntries(asked.headers) }
    return new Response('api')
  }
  server = createFrontDoor(
    (path) => (path === '/echo' ? { GET: echo, POST: echo } : undefined),
    async (incoming, outgoing) => {
      seen = { url: incoming.url, headers: incoming.headers }
      outgoing.end('page')
    },
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
}

beforeEach(() => {
  seen = undefined
})
afterEach(() => {
  server.close().closeAllConnections()
  const { PORTAL_URL, WEBHOOK_ALLOW_LOCAL } = before
  Object.assign(process.env, { TRUST_PROXY: '', PORTAL_URL, WEBHOOK_ALLOW_LOCAL, STRIPE_API_BASE_DEVELOPMENT: '' })
})

const portOf = () => (server.address() as AddressInfo).port // it listens on TCP

async function ask(path: string, headers: Record<string, string | string[]> = {}, method = 'GET', body = '') {
  const asked = request({ host: '127.0.0.1', port: portOf(), path, method, headers }).end(body)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: response.statusCode, body: await text(response) }
}

it.each([
  ['rebound.example', 421],
  ['localhost.rebound.example:3000', 421],
  ['localhost:3000', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
])('serves under the name %s: %d', async (host, status) => {
  await open()
  for (const path of ['/orders', '/api/echo']) expect((await ask(path, { host })).status).toBe(status)
})

it.each([
  ['/orders', {}],
  ['/api/echo', {}],
  ['/%ff', {}],
  ['/orders', { host: 'rebound.example' }],
])('says to browsers on %s what every answer says', async (path, headers) => {
  await open({ PORTAL_URL: 'https://portal.example', WEBHOOK_ALLOW_LOCAL: '0' })
  const asked = request({ host: '127.0.0.1', port: portOf(), path, headers }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  response.resume()
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'strict-transport-security': 'max-age=31536000',
  })
})

it('refuses two hosts in one request', async () => {
  await open()
  const socket = connect(portOf(), '127.0.0.1')
  socket.end('GET /orders HTTP/1.1\r\nHost: localhost\r\nHost: rebound.example\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*must not be repeated/s)
})

it('believes a proxy only where it is one that the settings name', async () => {
  const claims = {
    'x-forwarded-host': 'rebound.example',
    'x-forwarded-for': '203.0.113.9',
    'x-callslip-peer': '8.8.8.8',
  }
  await open()
  expect((await ask('/api/echo', claims)).status).toBe(200)
  expect(seen?.headers).toMatchObject({ 'x-callslip-peer': '127.0.0.1' })
  expect(seen?.headers).not.toHaveProperty('x-forwarded-for')
  expect((await ask('/orders', claims)).status).toBe(200)
  expect(seen?.headers).not.toHaveProperty('x-forwarded-host')
  server.close().closeAllConnections()

  await open({ TRUST_PROXY: 'loopback' })
  expect((await ask('/api/echo', claims)).status).toBe(421)
  expect((await ask('/api/echo', { ...claims, 'x-forwarded-host': 'localhost' })).status).toBe(200)
  expect(seen?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-callslip-peer': '127.0.0.1' })
})

it('shows the mailbox to this machine alone', async () => {
  await open()
  expect((await ask('/mailbox')).status).toBe(200)
  for (const path of ['/mailbox', '//mailbox', '/%6dailbox', '/mailbox/x'])
    expect((await ask(path, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404)
})

it("shows the simulator's pages to this machine alone, and to everybody where the sandbox is public", async () => {
  const simulator = createServer((_asked, answer) => answer.end('simulated')).listen(0, '127.0.0.1')
  await once(simulator, 'listening')
  const STRIPE_API_BASE_DEVELOPMENT = `http://127.0.0.1:${(simulator.address() as AddressInfo).port}` // on TCP
  const stranger = { 'x-forwarded-for': '203.0.113.9' }
  await open({ STRIPE_API_BASE_DEVELOPMENT })
  expect(await ask('/stripe-simulator/')).toEqual({ status: 200, body: 'simulated' })
  for (const path of ['/stripe-simulator', '/stripe-simulator/', '/stripe-simulator/onboarding/acct_1'])
    expect((await ask(path, stranger)).status).toBe(404)
  server.close().closeAllConnections()
  await open({ STRIPE_API_BASE_DEVELOPMENT, PORTAL_URL: 'https://portal.example', WEBHOOK_ALLOW_LOCAL: '0' })
  expect(await ask('/stripe-simulator/', stranger)).toEqual({ status: 200, body: 'simulated' })
  simulator.close()
})

it.each([
  '/api/auth/%2e%2e/orders',
  '/api/auth/../orders',
  '/%61pi/orders',
  '//api/orders',
  '/production//api/orders',
  '/api%2forders',
  '/orders/..%5c..',
  '/a%00b',
  '/%ff',
])('takes no path that two readers read differently: %s', async (path) => {
  await open()
  expect((await ask(path)).status).toBe(400)
  expect(seen).toBeUndefined()
})

it.each(['/api/echo/a%2Fb', '/api/echo/..%5Cx', '/api/echo/%00', '/api/echo/%ff', '/api/%2Fecho', '/api/..%2Fecho'])(
  'takes a path of the API as it is sent, whatever its parts would be once decoded: %s',
  async (path) => {
    await open()
    expect(await ask(path)).toMatchObject({ status: 404, body: expect.stringContaining('not_found') })
    expect(seen).toBeUndefined()
  },
)

it.each(['/api/x/%2e%2E/echo', '/api/.%2e/api/echo', '/api/./echo', '/api/x\\..\\echo', '/api/echo\\'])(
  'takes no path that climbs: %s',
  async (path) => {
    await open()
    expect((await ask(path)).status).toBe(400)
    expect(seen).toBeUndefined()
  },
)

it('takes no large body, nor one of unknown length, where pages are served', async () => {
  await open()
  const big = 'a=&'.repeat(6000)
  for (const path of ['/api/auth/callback/credentials', '/orders']) {
    expect((await ask(path, {}, 'POST', big)).status).toBe(413)
    expect((await ask(path, { 'transfer-encoding': 'chunked' }, 'POST', 'a=1')).status).toBe(413)
    expect(seen).toBeUndefined()
    expect((await ask(path, {}, 'POST', 'a=1')).status).toBe(200)
    seen = undefined
  }
})
