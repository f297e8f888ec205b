import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { listen, type Forwarded } from '#tools/devtools/listen.ts'
import { trigger, triggers } from '#tools/devtools/trigger.ts'
import { eventTypes } from '#lib/events/schema.ts'
import { openMarket } from '#tools/testing/market.ts'
import { startReceiver } from '#tools/testing/receiver.ts'
import { freePort, startService } from '#tools/testing/service.ts'
import { makeTestVectors } from '#lib/webhooks/test-vectors.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'
import { CallslipError, createClient, eventsAfter } from '../../sdk/dist/client.js'
import { verifyWebhook } from '../../sdk/dist/webhooks.js'

const root = join(import.meta.dirname, '../..')
const port = await freePort()
// Before anything of ours reads its settings: links to documents have to lead here.
process.env['DEVELOPMENT_BASE_URL'] = `http://127.0.0.1:${port}/api`
const baseUrl = `http://127.0.0.1:${port}/api`

describe('the package', () => {
  it('repeats a request under one Idempotency-Key, and only what may be repeated', async () => {
    const seen: { key: string | undefined; body: string }[] = []
    const answers = [503, 'reset', 429, 201] as const
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        const answer = answers[seen.length] ?? 400
        seen.push({ key: request.headers['idempotency-key'] as string | undefined, body })
        if (answer === 'reset') return request.socket.destroy()
        response.writeHead(answer, {
          'content-type': 'application/json',
          ...(answer === 201 || answer === 400 ? {} : { 'retry-after': '0' }),
        })
        response.end(
          JSON.stringify(
            answer === 201
              ? { id: 'ord_x', status: 'submitted', order: {} }
              : { error: 'No.', code: 'invalid_request', requestId: 'req_x' },
          ),
        )
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port: own } = server.address() as AddressInfo
    const client = createClient({ baseUrl: `http://127.0.0.1:${own}/`, apiKey: 'cs_dev_x' })
    const body = { repositoryName: 'A', documentType: 'B', location: 'C' }
    expect((await client.POST('/orders', { body })).data).toMatchObject({ id: 'ord_x' })
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(seen).toEqual(
      Array.from({ length: 4 }, () => ({ key: expect.stringMatching(/^[0-9a-f-]{36}$/), body: JSON.stringify(body) })),
    )
    const refused = await client.POST('/orders', { body }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(CallslipError)
    expect(refused).toMatchObject({ status: 400, code: 'invalid_request', requestId: 'req_x', message: 'No.' })
    expect(seen).toHaveLength(5)
    server.close()
  })

  it('verifies webhooks as the vectors say', () => {
    for (const { name, body, headers, secret, service, serviceNext = false } of makeTestVectors()) {
      const verdict = () => verifyWebhook(Buffer.from(body), headers, secret)
      if (service || serviceNext)
        expect([name, verdict().type]).toEqual([name, (JSON.parse(body) as { type: string }).type])
      else expect(verdict, name).toThrow('no valid signature')
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
    const client = createClient({ baseUrl, apiKey: key })
    const receiver = await startReceiver()
    await client.POST('/webhook-endpoints', { body: { url: receiver.url } })
    expect(triggers.toSorted()).toEqual(eventTypes.toSorted())
    const brought = eventTypes.map(async (event) => {
      const { orderId, events } = await trigger(client, event)
      expect({ event, orderId, events }).toMatchObject({ events: expect.arrayContaining([event]) })
    })
    await Promise.all(brought)
    // What happened has been told, too.
    const told = () =>
      new Set(receiver.received.map(({ body }) => (JSON.parse(body.toString()) as { type: string }).type))
    await expect.poll(() => eventTypes.filter((type) => !told().has(type)), { timeout: 30_000 }).toEqual([])
    receiver.close()
    await expect(trigger(client, 'payment.dreamt')).rejects.toThrow('There is no event payment.dreamt')
  }, 120_000)

  it('streams what happens to a receiver on this machine, signed', async () => {
    const client = createClient({ baseUrl, apiKey: key })
    const receiver = await startReceiver()
    const told: Forwarded[] = []
    const stop = new AbortController()
    const listening = listen({
      client,
      forward: receiver.url,
      secret: 'a secret for the laptop',
      signal: stop.signal,
      tell: (one) => told.push(one),
      everyMs: 100,
    })
    const { orderId, events } = await trigger(client, 'order.opened')
    await expect
      .poll(() => told.filter(({ event }) => event.orderId === orderId).length, { timeout: 15_000 })
      .toBe(events.length)
    stop.abort()
    await listening
    receiver.close()
    expect(told.every(({ status }) => status === 204)).toBe(true)
    const verified = receiver.received.map(({ body, headers }) =>
      verifyWebhook(body, headers, 'a secret for the laptop'),
    )
    expect(verified.filter(({ data }) => data.id === orderId).map(({ type }) => type)).toEqual(events)
    const feed: string[] = []
    for await (const event of eventsAfter(client)) feed.push(event.id)
    expect(feed).toContain(verified.at(-1)?.data.eventId)
  }, 60_000)
})
