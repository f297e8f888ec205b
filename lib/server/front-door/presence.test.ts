import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { disconnectDb, getDb } from '#lib/db.ts'
import { Presence } from '#lib/server/front-door/presence.ts'
import { createFrontDoor } from '#lib/server/front-door/server.ts'

let presence: Presence
let server: Server
let port: number
let finish: () => void
beforeEach(async () => {
  presence = new Presence()
  const held = new Promise<void>((resolve) => (finish = resolve))
  const pages = async (incoming: IncomingMessage, outgoing: Parameters<Presence['attend']>[0]) => {
    // One that has begun its answer, and with it promised to keep the connection.
    if (incoming.url === '/begun') outgoing.writeHead(200).flushHeaders()
    if (incoming.url !== '/quick') await held
    outgoing.end('whole')
  }
  server = createFrontDoor(() => undefined, pages, undefined, presence)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port // it listens on TCP
})
afterEach(async () => {
  server.close().closeAllConnections()
  vi.restoreAllMocks()
  await disconnectDb()
})

type Answer = { status: number | undefined; connection: string | undefined; text: string }
const ask = (path: string, agent?: Agent) =>
  new Promise<Answer>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, ...(agent ? { agent } : {}) }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection, text }))
      answer.on('error', reject)
    }).on('error', reject)
  })

test('it is there, and ready as long as the database takes changes', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect([(await ask('/live')).status, (await ask('/ready')).status]).toEqual([200, 200])
  const name = new URL(process.env['DATABASE_URL'] ?? '').pathname.slice(1)
  await getDb().$executeRawUnsafe(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  await getDb()
    .$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'callslip probe'`
  await expect.poll(async () => (await ask('/ready')).status, { timeout: 5_000 }).toBe(503)
  expect((await ask('/ready')).text).toBe('{"status":"unavailable"}')
  expect((await ask('/live')).status).toBe(200)
  // Once, however often somebody asks.
  const lines = written.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('not ready'))
  expect(lines).toEqual([expect.stringContaining('"cause":"the database takes no changes"')])
  await getDb().$executeRawUnsafe(`ALTER DATABASE ${name} SET default_transaction_read_only = off`)
})

test('it goes without breaking what is under way, and takes nobody in who comes after', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  /** A connection that is never idle: each answer is followed by the next request. */
  const busy = async () => {
    for (;;) {
      const { status, connection, text } = await ask('/quick', agent)
      if (status !== 200 || text !== 'whole') throw new Error(`${status} ${text}`)
      if (connection === 'close') return
    }
  }
  const all = [busy(), busy(), busy(), busy()]
  const slow = [ask('/begun', new Agent({ keepAlive: true })), ask('/slow', new Agent({ keepAlive: true }))]
  await expect.poll(() => new Promise((resolve) => server.getConnections((_, n) => resolve(n)))).toBe(6)
  const left = presence.leave(server, 250)
  expect((await ask('/ready')).status).toBe(503)
  await Promise.all(all)
  // The last of them is told as the others are, though it had been there before: it ends once nobody new is taken in.
  await expect.poll(() => server.listening).toBe(false)
  finish()
  expect(await Promise.all(slow)).toEqual([
    { status: 200, connection: 'keep-alive', text: 'whole' },
    { status: 200, connection: 'close', text: 'whole' },
  ])
  await left
  await expect(ask('/quick')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
