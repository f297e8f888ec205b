import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { eventTypes } from '#lib/events/event-types.ts'
import { openMarket } from '#tools/testing/market.ts'
import { startReceiver } from '#tools/testing/receiver.ts'
import { freePort, startService } from '#tools/testing/service.ts'
import { signParcel } from '#lib/webhooks/sign-delivery.ts'
import { makeTestVectors } from '#lib/webhooks/test-vectors.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'
import { CallslipError, CallslipTimeoutError, createClient, eventsAfter, fetchDocument } from '../../sdk/esm/client.js'
import { createClient as createSource } from '../../sdk/src/client.ts'
import { trigger, triggers } from '../../sdk/src/cli/courses.ts'
import { follow } from '../../sdk/src/cli/feed.ts'
import { listen, type Forwarded } from '../../sdk/src/cli/listen.ts'
import {
  verifyWebhook,
  verifyWebhookBatch,
  WebhookVerificationError,
  type VerifyOptions,
} from '../../sdk/esm/webhooks.js'

const root = join(import.meta.dirname, '../..')
const port = await freePort()
// Before anything of ours reads its settings: links to documents have to lead here.
process.env['DEVELOPMENT_BASE_URL'] = `http://127.0.0.1:${port}/api`
const baseUrl = `http://127.0.0.1:${port}/api`

type Reply =
  { status: number; body?: unknown; headers?: Record<string, string> } | 'reset' | 'silence' | 'dripping' | 'stalling'

/** A server of scripted answers; what it was asked is in `seen`. */
async function answering(...replies: Reply[]) {
  const seen: { url: string | undefined; key: string | undefined; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const reply = replies[seen.length] ?? { status: 404 }
      seen.push({ url: request.url, key: request.headers['idempotency-key']?.toString(), body })
      if (reply === 'silence') return
      if (reply === 'reset') return request.socket.destroy()
      if (reply === 'dripping') {
        let left = 30
        const drops = setInterval(() => ((left -= 1) > 0 ? response.write(' ') : response.end('{}')), 50)
        return response.on('close', () => clearInterval(drops))
      }
      if (reply === 'stalling') {
        response.writeHead(503, { 'retry-after': '0', 'content-length': '100' }).flushHeaders()
        return
      }
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
      response.end(JSON.stringify(reply.body ?? {}))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  const client = createClient({ baseUrl: `http://127.0.0.1:${own}/`, apiKey: 'cs_dev_x' })
  return {
    client,
    seen,
    origin: `http://127.0.0.1:${own}`,
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
const body = { repositoryName: 'A', documentType: 'B', location: 'C' }
const soon = { 'retry-after': '0' }

it('reads a burst of changes at once, not once for each', async () => {
  const numbers = Array.from({ length: 100 }, (_, n) => n + 1)
  const burst = numbers.map((sequence) => `event: change\ndata: ${JSON.stringify({ orderId: 'ord_x', sequence })}\n\n`)
  const createdAt = new Date(Date.now() + 60_000).toISOString()
  const feed = numbers.map((sequence) => ({ id: `evt_${sequence}`, orderId: 'ord_x', sequence, createdAt }))
  let asked = 0
  let streams = 0
  const stop = new AbortController()
  const answer = async (input: string) => {
    if (input.endsWith('/events/stream')) {
      // A second one is opened once all of the first has been taken in.
      if ((streams += 1) === 2) stop.abort()
      return new Response(burst.join(''), { headers: { 'content-type': 'text/event-stream' } })
    }
    asked += 1
    // Nothing has happened before the burst is told.
    return Response.json(asked === 1 ? [] : input.includes('after=evt_100') ? [] : feed)
  }
  const client = createSource({ baseUrl: 'http://127.0.0.1/api', apiKey: 'cs_dev_x', fetch: answer })
  const seen: string[] = []
  for await (const { id } of follow(client, stop.signal)) seen.push(id)
  expect(seen).toEqual(feed.map(({ id }) => id))
  expect(asked).toBe(2)
})

/** A client whose feed says with each look what `feed` has for it, and whose streams end at once; `stop` comes with the last. */
function makeListened(streams: number, feed: object[][]) {
  const stop = new AbortController()
  let [opened, looked] = [0, 0]
  const client = createSource({
    baseUrl: 'http://127.0.0.1/api',
    apiKey: 'cs_dev_x',
    fetch: async (input) => {
      if (!input.endsWith('/events/stream')) return Response.json(feed[(looked += 1) - 1] ?? [])
      if ((opened += 1) === streams) stop.abort()
      return new Response(': still here\n\n', { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  return { client, stop }
}
const happened = (id: string) => ({
  ...{ id, type: 'order.opened', orderId: 'ord_x', sequence: 2, data: { eventId: id } },
  createdAt: new Date(Date.now() + 60_000).toISOString(),
})

it('looks more than once when a stream stands again: the feed may have a moment later what nobody told', async () => {
  const { client, stop } = makeListened(3, [[], [], [happened('evt_1')]])
  const seen: string[] = []
  for await (const { id } of follow(client, stop.signal)) {
    seen.push(id)
    stop.abort()
  }
  expect(seen).toEqual(['evt_1'])
})

it('sends events where they are to go and not on from there, as the service does', async () => {
  using receiver = await answering({ status: 307, headers: { location: '/elsewhere' } }, { status: 204 })
  const { client, stop } = makeListened(2, [[happened('evt_1')]])
  const told: Forwarded[] = []
  await listen({
    ...{ client, forward: `${receiver.origin}/hook`, secret: 'a secret', signal: stop.signal },
    tell: (one) => told.push(one),
  })
  expect(told.map(({ status }) => status)).toEqual([307])
  expect(receiver.seen.map(({ url }) => url)).toEqual(['/hook'])
})

describe('the package', () => {
  it('repeats a request under one Idempotency-Key, and only what may be repeated', async () => {
    const refusal = {
      error: 'No.',
      code: 'invalid_request',
      requestId: 'req_x',
      details: [{ field: 'a', message: 'b' }],
    }
    using server = await answering(
      { status: 500, headers: soon },
      'reset',
      { status: 429, headers: soon },
      { status: 409, headers: soon },
      { status: 201, body: { id: 'ord_x' } },
      { status: 400, body: refusal },
      { status: 409, body: { error: 'No.', code: 'offer_already_selected', selectedOfferId: 'off_x', status: 'open' } },
    )
    const { client, seen } = server
    expect((await client.POST('/orders', { body })).data).toMatchObject({ id: 'ord_x' })
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(seen).toEqual(
      Array.from({ length: 5 }, () => ({
        url: '/orders',
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        body: JSON.stringify(body),
      })),
    )
    const refused = await client.POST('/orders', { body, idempotencyKey: 'mine' }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(CallslipError)
    const { error: message, ...members } = refusal
    expect(refused).toMatchObject({ ...members, message, status: 400 })
    expect([seen.length, seen[5]?.key]).toEqual([6, 'mine'])
    await expect(client.POST('/orders', { body })).rejects.toMatchObject({
      status: 409,
      selectedOfferId: 'off_x',
      orderStatus: 'open',
    })
  })

  it('says at once where it is told to come back later than it waits', async () => {
    using server = await answering({ status: 429, body: { error: 'No.' }, headers: { 'retry-after': '300' } })
    await expect(server.client.GET('/orders')).rejects.toMatchObject({ status: 429, retryAfter: 300, message: 'No.' })
    expect(server.seen).toHaveLength(1)
  }, 5_000)

  it('gives up on silence, ends when it is told to, and says which', async () => {
    using server = await answering('silence', 'silence', 'silence', { status: 503, headers: { 'retry-after': '60' } })
    const { client, seen } = server
    const options = { baseUrl: server.origin, apiKey: 'cs_dev_x', timeoutMs: 500, retries: 1 }
    await expect(createClient(options).GET('/orders')).rejects.toBeInstanceOf(CallslipTimeoutError)
    expect(seen).toHaveLength(2)
    const stop = new AbortController()
    const asked = client.GET('/orders', { signal: stop.signal }).catch((error: unknown) => error)
    await expect.poll(() => seen.length).toBe(3)
    stop.abort(new Error('enough'))
    expect(await asked).toMatchObject({ message: 'enough' })
    // In the pause as well.
    const waiting = new AbortController()
    const paused = client.GET('/orders', { signal: waiting.signal }).catch((error: unknown) => error)
    await expect.poll(() => seen.length).toBe(4)
    waiting.abort(new Error('enough'))
    expect(await paused).toMatchObject({ message: 'enough' })
  })

  it('gives up on a refusal whose body never comes, and says what it was', async () => {
    using server = await answering('stalling', 'stalling', 'stalling')
    const options = { timeoutMs: 200, retries: 1 }
    const client = createClient({ baseUrl: server.origin, apiKey: 'cs_dev_x', ...options })
    await expect(client.GET('/orders')).rejects.toMatchObject({ name: 'CallslipError', status: 503 })
    const document = { name: 'a', url: `${server.origin}/file`, sizeBytes: 2, sha256: '' }
    await expect(fetchDocument(document, { ...options, retries: 0 })).rejects.toMatchObject({ status: 503 })
    expect(server.seen).toHaveLength(3)
  }, 5_000)

  it('fetches a document again where it did not come, and gives up on silence', async () => {
    using server = await answering('reset', { status: 200, body: {} }, 'silence')
    const sha256 = createHash('sha256').update('{}').digest('hex')
    const document = { name: 'a', url: `${server.origin}/file`, sizeBytes: 2, sha256 }
    expect(new TextDecoder().decode(await fetchDocument(document))).toBe('{}')
    await expect(fetchDocument(document, { timeoutMs: 40, retries: 0 })).rejects.toBeInstanceOf(CallslipTimeoutError)
    expect(server.seen).toHaveLength(3)
  })

  it('takes as long over a document as the line needs', async () => {
    using server = await answering('dripping')
    const content = `${' '.repeat(29)}{}`
    const sha256 = createHash('sha256').update(content).digest('hex')
    const document = { name: 'a', url: `${server.origin}/file`, sizeBytes: content.length, sha256 }
    const bytes = await fetchDocument(document, { timeoutMs: 1000, retries: 0 })
    expect(new TextDecoder().decode(bytes)).toBe(content)
  })

  it('follows a list to its end', async () => {
    using server = await answering(
      {
        status: 200,
        body: [{ id: 'a' }, { id: 'b' }],
        headers: { link: '<https://elsewhere.example/orders?startingAfter=b>; rel="next"' },
      },
      { status: 200, body: [{ id: 'c' }] },
    )
    const { client } = server
    const ids: string[] = []
    for await (const { id } of client.list('/orders', { params: { query: { status: 'open' } } })) ids.push(id)
    expect(ids).toEqual(['a', 'b', 'c'])
    expect(server.seen.map(({ url }) => url)).toEqual(['/orders?status=open', '/orders?startingAfter=b'])
  })

  it('takes batches apart', () => {
    const [one, two] = makeTestVectors().map(({ body }) => JSON.parse(body) as { type: string })
    const secret = 'whsec_c2VjcmV0'
    const body = JSON.stringify({ data: { events: [one, two] }, type: 'webhook.batch' })
    const { headers } = signParcel({ id: 'batch_x', body: Buffer.from(body) }, { current: secret }, new Date())
    expect(verifyWebhookBatch(body, headers, secret)).toEqual([one, two])
    expect(() => verifyWebhook(body, headers, secret)).toThrow('verifyWebhookBatch')
    expect(() => verifyWebhookBatch(body, headers, 'another')).toThrow(WebhookVerificationError)
  })

  it('verifies webhooks as the vectors say', () => {
    for (const { name, body, headers, secret, service, serviceNext = false, standard, now } of makeTestVectors()) {
      const verdict = (options: VerifyOptions) => () => verifyWebhook(Buffer.from(body), headers, secret, options).type
      const { type } = JSON.parse(body) as { type: string }
      const anyAge = verdict({ toleranceSeconds: Infinity })
      if (service || serviceNext || standard) expect([name, anyAge()]).toEqual([name, type])
      else expect(anyAge, name).toThrow('no valid signature')
      const inTime = verdict({ now: new Date(now * 1000) })
      if (standard) expect([name, inTime()]).toEqual([name, type])
      else expect(inTime, name).toThrow(WebhookVerificationError)
    }
  })
})

describe('against the service', () => {
  let service: Awaited<ReturnType<typeof startService>>
  let key: string
  beforeAll(async () => {
    await openMarket()
    service = await startService(port)
    key = (await makeKey(getDb(), (await makeClient(getDb())).id)).key
  })
  afterAll(() => service.stop())

  it('runs the example: an order from nothing to a downloaded document', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['examples/order-a-record/main.ts'], {
      cwd: root,
      env: { ...process.env, CALLSLIP_BASE_URL: baseUrl, CALLSLIP_API_KEY: key },
    })
    expect(stdout).toMatch(/^Order ord_/)
    expect(stdout).toMatch(/\d+\. order\.delivered\nDownloaded .+, \d{4,} bytes\n$/)
  }, 90_000)

  it('brings about every event of the catalogue', async () => {
    const client = createSource({ baseUrl, apiKey: key })
    const receiver = await startReceiver()
    await client.POST('/webhook-endpoints', { body: { url: receiver.url } })
    expect(triggers.toSorted()).toEqual(eventTypes.toSorted())
    const brought = eventTypes.map(async (event) => {
      const { orderId, events } = await trigger(client, event)
      expect({ event, orderId, events }).toMatchObject({ events: expect.arrayContaining([event]) })
    })
    await Promise.all(brought)
    // What happened has been told, too.
    const forwarded = () =>
      new Set(receiver.received.map(({ body }) => (JSON.parse(body.toString()) as { type: string }).type))
    await expect.poll(() => eventTypes.filter((type) => !forwarded().has(type)), { timeout: 30_000 }).toEqual([])
    receiver.close()
    await expect(trigger(client, 'payment.dreamt')).rejects.toThrow('There is no event payment.dreamt')
  }, 120_000)

  it('brings about what an account by invoice has, and says that it has no payments', async () => {
    const { id } = await makeClient(getDb(), { billing: 'invoice' })
    const client = createSource({ baseUrl, apiKey: (await makeKey(getDb(), id)).key })
    const { events } = await trigger(client, 'order.delivered')
    expect(events.filter((type) => type.startsWith('payment.') || type === 'order.delivered')).toEqual([
      'order.delivered',
    ])
    await expect(trigger(client, 'payment.captured')).rejects.toThrow('pays by invoice')
  }, 60_000)

  it('streams what happens to a receiver on this machine, signed', async () => {
    const client = createSource({ baseUrl, apiKey: key })
    const receiver = await startReceiver()
    const forwarded: Forwarded[] = []
    const stop = new AbortController()
    const { promise: open, resolve: onOpen } = Promise.withResolvers<void>()
    const listening = listen({
      client,
      forward: receiver.url,
      secret: 'a secret for the laptop',
      signal: stop.signal,
      tell: (one) => forwarded.push(one),
      onOpen,
    })
    await open
    const { orderId, events } = await trigger(client, 'order.opened')
    await expect
      .poll(() => forwarded.filter(({ event }) => event.orderId === orderId).length, { timeout: 45_000 })
      .toBe(events.length)
    stop.abort()
    await listening
    receiver.close()
    expect(forwarded.every(({ status }) => status === 204)).toBe(true)
    const verified = receiver.received.map(({ body, headers }) =>
      verifyWebhook(body, headers, 'a secret for the laptop'),
    )
    expect(verified.filter(({ data }) => data.id === orderId).map(({ type }) => type)).toEqual(events)
    const feed: string[] = []
    for await (const event of eventsAfter(createClient({ baseUrl, apiKey: key }))) feed.push(event.id)
    expect(feed).toContain(verified.at(-1)?.data.eventId)
  }, 60_000)
})
