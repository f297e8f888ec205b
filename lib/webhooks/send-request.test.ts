import { execFileSync, spawnSync } from 'node:child_process'
import dns from 'node:dns'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tls from 'node:tls'
import { afterEach, expect, it } from 'vitest'
import { startReceiver } from '#tools/testing/receiver.ts'
import { deliveryLimits, sendRequest } from '#lib/webhooks/send-request.ts'

const delivery = {
  body: Buffer.from('{"type":"webhook.ping"}'),
  headers: { 'Content-Type': 'application/json', 'webhook-id': 'evt_1' },
}
const short = { ...deliveryLimits, connectMs: 1_000, totalMs: 1_500 }
const opened: { close: () => void }[] = []
afterEach(() => opened.splice(0).forEach(({ close }) => close()))
const receiver: typeof startReceiver = async (...args) => {
  const started = await startReceiver(...args)
  opened.push(started)
  return started
}

it('posts the bytes and reads the answer, over a connection it keeps', async () => {
  const ports = new Set<number | undefined>()
  const { url, received } = await receiver((response) => {
    ports.add(response.socket?.remotePort)
    response.writeHead(200).end('thank you')
  })
  expect(await sendRequest('development', url, delivery)).toEqual({ statusCode: 200, responseBody: 'thank you' })
  expect(await sendRequest('development', url, delivery)).toMatchObject({ statusCode: 200 })
  expect(received.map(({ method, body }) => [method, body.toString()])).toEqual(
    Array(2).fill(['POST', '{"type":"webhook.ping"}']),
  )
  expect(received[0]?.headers).toMatchObject({ 'content-length': '23', 'webhook-id': 'evt_1' })
  expect(ports.size).toBe(1)
})

it('follows no redirect', async () => {
  const target = await receiver()
  const { url } = await receiver((response) => response.writeHead(307, { Location: target.url }).end())
  expect(await sendRequest('development', url, delivery)).toMatchObject({ statusCode: 307 })
  expect(target.received).toEqual([])
})

it('keeps the first 2 KiB of an answer as text that can be stored, and reads no more than 16', async () => {
  let closedAfter = 0
  const { url } = await receiver((response) => {
    response.writeHead(500)
    response.write(Buffer.concat([Buffer.from('a\0\xff', 'latin1'), Buffer.from('é'.repeat(1500))]))
    const more = setInterval(() => {
      closedAfter += 1
      response.write('x'.repeat(4096))
    }, 5)
    response.on('close', () => clearInterval(more))
  })
  const { statusCode, responseBody = '' } = await sendRequest('development', url, delivery)
  expect(statusCode).toBe(500)
  expect(responseBody.startsWith('a\ufffd\ufffdé')).toBe(true)
  expect(responseBody).not.toContain('\0')
  expect([...responseBody].length).toBe(3 + Math.floor((2048 - 3) / 2))
  expect(closedAfter).toBeLessThan(50)
})

it('gives up on a receiver that says nothing, and takes the status of one whose body never ends', async () => {
  const silent = await receiver(() => {})
  const begun = Date.now()
  expect(await sendRequest('development', silent.url, delivery, short)).toEqual({ error: 'No answer within 1.5 s.' })
  expect(Date.now() - begun).toBeLessThan(5_000)
  const dripping = await receiver((response) => response.writeHead(200).write('begun'))
  expect(await sendRequest('development', dripping.url, delivery, short)).toEqual({
    statusCode: 200,
    responseBody: 'begun',
  })
})

it('gives up on a handshake that hangs, sooner than on an answer', async () => {
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push({ close: () => server.close() })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  expect(await sendRequest('development', `https://127.0.0.1:${port}/`, delivery, short)).toEqual({
    error: 'No connection within 1 s.',
  })
})

it('says why nothing arrived', async () => {
  const closing = await receiver((response) => response.socket?.destroy())
  expect(await sendRequest('development', closing.url, delivery)).toEqual({
    error: 'The connection was closed before an answer.',
  })
  const gone = await startReceiver()
  gone.close()
  expect(await sendRequest('development', gone.url, delivery)).toEqual({ error: 'The connection was refused.' })
})

it.each([
  'http://127.0.0.1:PORT/',
  'https://127.0.0.1:PORT/',
  'https://2130706433:PORT/',
  'https://0x7f.1:PORT/',
  'https://[::1]:PORT/',
  'https://[::ffff:127.0.0.1]:PORT/',
  'https://localhost:PORT/',
  'https://10.0.0.1/',
  'https://169.254.169.254/',
])('never connects to %s in production', async (url) => {
  const target = await receiver()
  const answer = await sendRequest('production', url.replace('PORT', String(target.port)), delivery, short)
  expect(answer).toEqual({ error: expect.stringMatching(/^The URL must/) })
  expect(target.received).toEqual([])
})

// A name server that changes its mind after creation is the one thing here that can't be had for real.
it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::7f00:1', '::ffff:127.0.0.1'])(
  'refuses at the connection a name that leads to %s',
  async (address) => {
    const real = dns.lookup
    const fake = (
      _name: string,
      _options: dns.LookupAllOptions,
      callback: (error: null, found: dns.LookupAddress[]) => void,
    ) => callback(null, [{ address, family: address.includes(':') ? 6 : 4 }])
    Object.assign(dns, { lookup: fake })
    try {
      const answer = await sendRequest('production', 'https://rebinding.example:8443/', delivery, short)
      expect(answer).toEqual({ error: "The host's address is not a public one." })
    } finally {
      Object.assign(dns, { lookup: real })
    }
  },
)

const certificate = () => {
  const folder = mkdtempSync(join(tmpdir(), 'callslip-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-keyout',
      key,
      '-out',
      cert,
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
    ],
    { stdio: 'ignore' },
  )
  const made = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return made
}

it.skipIf(spawnSync('openssl', ['version']).status !== 0)(
  'speaks TLS to a name, and only to one whose certificate it trusts',
  async () => {
    const own = certificate()
    const { url, received } = await receiver(undefined, own)
    expect(await sendRequest('development', url, delivery)).toEqual({ error: expect.stringContaining('SELF_SIGNED') })
    expect(received).toEqual([])
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), own.cert.toString()])
    expect(await sendRequest('development', url, delivery)).toMatchObject({ statusCode: 204 })
    expect(await sendRequest('development', url.replace('localhost', '127.0.0.1'), delivery)).toEqual({
      error: expect.stringContaining('ALTNAME'),
    })
  },
)
