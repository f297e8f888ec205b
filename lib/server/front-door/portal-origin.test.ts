import { once } from 'node:events'
import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { getEnv } from '#lib/env.ts'
import { createFrontDoor } from '#lib/server/front-door/server.ts'

const before = { ...getEnv() }
let server: Server | undefined
afterEach(() => {
  server?.close().closeAllConnections()
  Object.assign(getEnv(), before)
})

/** A service with one path, under the addresses given. */
async function serve(addresses: Partial<ReturnType<typeof getEnv>>) {
  Object.assign(getEnv(), addresses)
  const module = { GET: async () => Response.json({ ok: true }) }
  const opened = createFrontDoor(
    (path) => (path === '/orders' ? module : undefined),
    async (_, outgoing) => void outgoing.writeHead(404).end(),
  )
  server = opened
  await once(opened.listen(0, '127.0.0.1'), 'listening')
  const { port } = opened.address() as AddressInfo // it listens on TCP
  return async (method: string, path: string, headers: Record<string, string>) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers })
    asked.end()
    const [answer] = (await once(asked, 'response')) as [
      { statusCode: number; headers: IncomingHttpHeaders; resume(): void },
    ] // by its event
    answer.resume()
    const cors = Object.entries(answer.headers).filter(
      ([name]) => name.startsWith('access-control-') || name === 'vary',
    )
    return [answer.statusCode, Object.fromEntries(cors)]
  }
}
const apart = {
  PORTAL_URL: 'https://portal.example',
  DEVELOPMENT_BASE_URL: 'https://sandbox.example',
  PRODUCTION_BASE_URL: 'https://api.example/v1',
}

test('an API on a host of its own lets the portal ask, whatever the answer', async () => {
  const ask = await serve(apart)
  const from = { host: 'sandbox.example', origin: 'https://portal.example' }
  const mayRead = {
    'access-control-allow-origin': 'https://portal.example',
    'access-control-expose-headers': '*',
    vary: 'Origin',
  }
  const preflight = {
    ...from,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,idempotency-key',
  }
  expect(await ask('OPTIONS', '/orders', preflight)).toEqual([
    204,
    {
      ...mayRead,
      'access-control-allow-methods': 'GET, HEAD, POST, PATCH, PUT, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, Callslip-Version',
      'access-control-max-age': '7200',
    },
  ])
  expect(await ask('GET', '/orders', from)).toEqual([200, mayRead])
  expect(await ask('GET', '/v1/orders', { ...from, host: 'api.example' })).toEqual([200, mayRead])
  expect(await ask('GET', '/nowhere', from)).toEqual([404, mayRead])
})

test.each([
  'https://evil.example',
  'http://portal.example',
  'https://portal.example.evil.example',
  'https://portal.example:444',
  'null',
])('and nobody from %s', async (origin) => {
  const ask = await serve(apart)
  const from = { host: 'sandbox.example', origin }
  expect(await ask('OPTIONS', '/orders', { ...from, 'access-control-request-method': 'GET' })).toEqual([
    204,
    { vary: 'Origin' },
  ])
  expect(await ask('GET', '/orders', from)).toEqual([200, { vary: 'Origin' }])
})

test('where portal and API are one origin, nothing is said', async () => {
  const ask = await serve({})
  expect(await ask('GET', '/api/orders', { host: 'localhost:3000', origin: 'http://localhost:3000' })).toEqual([
    200,
    {},
  ])
})
