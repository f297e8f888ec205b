import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#lib/ids.ts'
import { meters, setMeters } from '#lib/meters.ts'
import { createFrontDoor } from '#lib/server/front-door/server.ts'
import { methods } from '#lib/server/http/route.ts'
import { waitFor } from '#tools/testing/wait-for.ts'

let server: Server

beforeEach(async () => {
  server = createFrontDoor(
    () => undefined,
    async (_, outgoing) => void outgoing.writeHead(404).end(),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => server.close().closeAllConnections())

const open = async (): Promise<Socket> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1') // it listens on TCP
  await once(socket, 'connect')
  return socket
}

test.each([
  ['CONNECT', 'connect', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n'],
  ['what is no request', 'clientError', 'nonsense\r\n\r\n'],
])('%s followed by a reset raises nothing', async (_, event, bytes) => {
  const raised = vi.fn()
  process.on('uncaughtExceptionMonitor', raised)
  const received = once(server, event)
  const socket = await open()
  socket.write(bytes)
  const refused = (await received)[1] as Duplex // both events name the server's socket second
  const closed = new Promise<void>((resolve) => refused.once('close', resolve))
  socket.resetAndDestroy()
  await closed
  process.off('uncaughtExceptionMonitor', raised)
  expect(raised).not.toHaveBeenCalled()
})

test('a refused connection is let go of, though the other side keeps its half open', async () => {
  const received = once(server, 'clientError')
  const { port } = server.address() as AddressInfo // as above
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
  socket.write('nonsense\r\n\r\n')
  const refused = (await received)[1] as Duplex // the event names the server's socket second
  await once(socket, 'end')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  // Nothing has been closed here, and never will be.
  expect([socket.writable, refused.destroyed]).toEqual([true, false])
  await once(refused, 'close')
  socket.destroy()
})

test('headers that are too large are refused with a code of their own and a request id; OPTIONS has one too', async () => {
  const socket = await open()
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
  socket.write(`GET /api/orders HTTP/1.1\r\nHost: localhost\r\nCookie: ${'a'.repeat(17_000)}\r\n\r\n`)
  await once(socket, 'end')
  const [head = '', body = '{}'] = answer.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 431 /)
  const { requestId, code } = JSON.parse(body) as { requestId: string; code: string } // refused in JSON
  expect([code, head]).toEqual(['headers_too_large', expect.stringContaining(`Request-Id: ${requestId}`)])
  const { port } = server.address() as AddressInfo // as above
  const options = await fetch(`http://127.0.0.1:${port}/api/orders`, { method: 'OPTIONS' })
  expect([options.status, options.headers.get('request-id')]).toEqual([204, expect.stringMatching(/^req_/)])
})

test('a link that names a client keeps the choice and goes on without it', async () => {
  const ask = async (path: string, init?: RequestInit) => {
    const { port } = server.address() as AddressInfo // as above
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
    return [answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')?.split(';')[0]]
  }
  const id = newId('client')
  expect(await ask(`/orders/ord_1?environment=production&for=${id}&tab=payment`)).toEqual([
    303,
    '/orders/ord_1?environment=production&tab=payment',
    `client=${id}`,
  ])
  expect(await ask(`/members?for=${id}`)).toEqual([303, '/members', `client=${id}`])
  expect(await ask('/orders?for=nonsense%0d%0aSet-Cookie:%20x=1')).toEqual([303, '/orders', undefined])
  for (const path of [`//evil.example/?for=${id}`, '/orders?before=1', '/orders?environment=production'])
    expect([path, ...(await ask(path))]).toEqual([path, 404, null, undefined])
  expect((await ask(`/orders?for=${id}`, { method: 'POST' }))[0]).toBe(404)
})

test('OPTIONS and unusual methods are told what the route file has', async () => {
  const { POST } = await import('#app/api/orders/[orderId]/withdraw/route.ts')
  const door = createFrontDoor(
    () => methods({ POST }),
    async () => {},
  )
  await once(door.listen(0, '127.0.0.1'), 'listening')
  const { port } = door.address() as AddressInfo // as above
  const allowed = async (method: string) =>
    (await fetch(`http://127.0.0.1:${port}/api/orders/ord_1/withdraw`, { method })).headers.get('allow')
  expect(await Promise.all(['OPTIONS', 'PROPFIND', 'GET'].map(allowed))).toEqual([
    'POST, OPTIONS',
    'POST, OPTIONS',
    'POST',
  ])
  door.close().closeAllConnections()
})

test('what fails says to browsers what every answer says, and nothing of itself', async () => {
  const broken = async () => {
    throw new Error('a secret of the house')
  }
  const door = createFrontDoor((path) => (path === '/orders' ? { GET: broken } : undefined), broken)
  await once(door.listen(0, '127.0.0.1'), 'listening')
  const { port } = door.address() as AddressInfo // as above
  for (const path of ['/api/orders', '/orders']) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    expect([path, answer.status, Object.fromEntries(answer.headers)]).toEqual([
      path,
      500,
      expect.objectContaining({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringMatching(/^camera=\(\)/),
      }),
    ])
    expect(await answer.text()).not.toContain('secret')
  }
  door.close().closeAllConnections()
})

test('HEAD is for the handler that there is for it, and otherwise like GET', async () => {
  const seen: string[] = []
  const answer = (request: Request) => {
    seen.push(`${new URL(request.url).pathname} ${request.method}`)
    return Promise.resolve(new Response('a body', { headers: { 'Content-Type': 'text/plain' } }))
  }
  const door = createFrontDoor(
    (path) => (path === '/both' ? { GET: answer, HEAD: answer } : { GET: answer }),
    () => Promise.resolve(),
  )
  await once(door.listen(0, '127.0.0.1'), 'listening')
  const { port } = door.address() as AddressInfo // as above
  for (const path of ['/both', '/get']) {
    const head = await fetch(`http://127.0.0.1:${port}/api${path}`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  }
  door.close().closeAllConnections()
  expect(seen).toEqual(['/api/both HEAD', '/api/get GET'])
})

test('an answer that breaks off half-way ends at once, is told, and counts as ours; one whose reader goes does neither', async () => {
  const counted: number[] = []
  const before = meters()
  setMeters({ ...before, request: (_method, _route, status) => void counted.push(status) })
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const answers: ReadableStreamDefaultController<Uint8Array>[] = []
  const body = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        answers.push(controller)
        controller.enqueue(Buffer.from('the first page'))
      },
    })
  const door = createFrontDoor(
    () => ({ GET: async () => new Response(body(), { headers: { 'Request-Id': 'req_1' } }) }),
    async () => {},
  )
  await once(door.listen(0, '127.0.0.1'), 'listening')
  const { port } = door.address() as AddressInfo // as above
  const read = async (path: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await once(socket, 'data')
    return socket
  }
  ;(await read('/api/orders')).destroy()
  ;(await read('/api/orders')).resetAndDestroy()
  await waitFor('both readers are missed', 10_000, async () => counted.length === 2)
  const socket = await read('/api/files/doc_1?signature=abc')
  const closed = once(socket, 'close')
  answers.at(-1)?.error(new Error('the disk is gone'))
  await closed
  await waitFor('the third is counted', 10_000, async () => counted.length === 3)
  const lines = written.mock.calls.map(([line]) => String(line))
  written.mockRestore()
  setMeters(before)
  door.close().closeAllConnections()
  expect(counted).toEqual([499, 499, 500])
  expect(lines).toEqual([
    expect.stringMatching(/"message":"an answer broke off".*req_1.*\/api\/files\/doc_1".*the disk is gone/),
  ])
})
