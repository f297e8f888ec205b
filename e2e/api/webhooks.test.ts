import { spawnSync } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { atFixedRate } from '#tools/testing/fixed-rate.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import { theApp } from './app.ts'
import { clientOf, must, range } from './client.ts'
import { eventsOf, openOrder, plainOrder, select, step, type OrderBody } from './orders.ts'
import { hmacOf, sortedJson, startReceiver, type Delivery, type Manner, type Receiver } from './receiver.ts'

const { demo } = theApp()
const api = clientOf(demo.developmentBaseUrl, demo.apiKeys.development)
const opened: { receiver: Receiver; id: string }[] = []

async function register(manner?: Manner, signingSecret?: string) {
  const receiver = await startReceiver(manner)
  const created = await must(
    api.post<{ id: string; signingSecret: string }>('/webhook-endpoints', {
      url: receiver.url,
      ...(signingSecret === undefined ? {} : { signingSecret }),
    }),
  )
  opened.push({ receiver, id: created.id })
  return { receiver, ...created }
}
const dismiss = async (id: string) => {
  await must(api.delete(`/webhook-endpoints/${id}`))
  await opened.find((known) => known.id === id)?.receiver.close()
}
afterAll(async () => {
  for (const { id } of opened) await dismiss(id)
})

/** All deliveries of one order, once every event of its history has arrived. */
const whole = (receiver: Receiver, orderId: string, timeoutMs = 15_000) =>
  waitFor(
    `all events of ${orderId}`,
    timeoutMs,
    async () => {
      const mine = receiver.deliveries.filter(({ data }) => (data.orderId ?? data.id) === orderId)
      const events = await eventsOf(api, orderId)
      return events.every(({ id }) => mine.some(({ data }) => data.eventId === id)) && { mine, events }
    },
    200,
  )

async function eventfulOrder() {
  const { orderId, offerIds } = await openOrder(api, 2, {
    repositoryName: 'Städtisches Archiv – 市立公文書館 \u2028 "q" \\ \u{1f5c4}',
  })
  await must(api.post(`/orders/${orderId}/messages`, { content: 'Grüße \u2028\u2029 \u{1f4dc}' }))
  await must(api.post(`/orders/${orderId}/offers/${offerIds[1]}/decline`))
  await select(api, orderId, offerIds[0] ?? '')
  await step(api, orderId, 'cancel')
  return orderId
}

test('each signature verifies over the raw body, over a re-sorted body, in Python and with standardwebhooks', async () => {
  const own = 'a-secret-of-the-caller-0123456789'
  const made = await register()
  const given = await register(undefined, own)
  expect(made.signingSecret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(given.signingSecret).toBe(own)
  const orderId = await eventfulOrder()
  const { mine, events } = await whole(made.receiver, orderId)
  await whole(given.receiver, orderId)
  expect(mine.length).toBe(events.length)
  expect(mine.map(({ data }) => data.sequence).sort((a, b) => Number(a) - Number(b))).toEqual(
    range(events.length).map((n) => n + 1),
  )
  for (const { signingSecret, receiver } of [made, given]) {
    for (const { headers, raw, type, data } of receiver.deliveries) {
      expect(Object.keys(JSON.parse(raw.toString()) as object)).toEqual(['data', 'type'])
      const signature = headers['x-service-signature']
      expect(signature).toBe(hmacOf(signingSecret, raw))
      expect(signature).toBe(hmacOf(signingSecret, sortedJson({ type, data })))
      expect(headers['content-type']).toMatch(/^application\/json/)
      expect(headers['webhook-id']).toBe(data.eventId)
      expect(hmacOf(signingSecret, Buffer.concat([raw, Buffer.from(' ')]))).not.toBe(signature)
    }
  }
  for (const { headers, raw } of made.receiver.deliveries) {
    expect(new Webhook(made.signingSecret).verify(raw.toString(), headers as Record<string, string>)).toMatchObject({
      type: expect.any(String),
    })
  }
  for (const { data } of mine) {
    const event = events.find(({ id }) => id === data.eventId)
    expect(data).toEqual({
      ...event?.payload,
      eventId: event?.id,
      occurredAt: event?.createdAt,
      sequence: event?.sequence,
    })
  }
  verifyInPython(made.signingSecret, made.receiver.deliveries)
  await dismiss(made.id)
  await dismiss(given.id)
})

function verifyInPython(secret: string, deliveries: Delivery[]): void {
  const script = `
import hashlib, hmac, json, sys
cases = json.load(sys.stdin)
for raw, signature in cases["deliveries"]:
    body = json.dumps(json.loads(raw), sort_keys=True, separators=(",", ":"))
    expected = "sha256=" + hmac.new(cases["secret"].encode(), body.encode(), hashlib.sha256).hexdigest()
    assert hmac.compare_digest(expected, signature), (raw, body)
print(len(cases["deliveries"]))`
  const input = JSON.stringify({
    secret,
    deliveries: deliveries.map(({ raw, headers }) => [raw.toString(), headers['x-service-signature']]),
  })
  const python = spawnSync('python3', ['-c', script], { input, encoding: 'utf8' })
  // A machine without Python can't ask it; the payload's own rule (ASCII, integers) is tested beside the code.
  if (python.error) return
  expect([python.stderr, python.stdout.trim()]).toEqual(['', String(deliveries.length)])
}

test('deliveries arrive within a second, beside an endpoint that hangs and one that crawls', async () => {
  const hanging = await register(() => ({ hang: true }))
  const slow = await register(() => ({ delayMs: 3_000 }))
  const quick = await register()
  const { orderId } = await openOrder(api, 0)
  const events = 250
  const arrived = () => quick.receiver.deliveries.filter(({ type }) => type === 'message.created').length
  // A dozen changes a second, which three endpoints turn into three dozen deliveries.
  await atFixedRate(events, 80, (n) => must(api.post(`/orders/${orderId}/messages`, { content: `Message ${n}` })))
  await waitFor('all of them', 30_000, async () => arrived() >= events, 50)
  const delays = quick.receiver.deliveries.map(({ at, data }) => at - Date.parse(data.occurredAt)).sort((a, b) => a - b)
  const share = (part: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * part))] ?? Infinity
  console.log(
    `${delays.length} deliveries: p50 ${share(0.5)} ms, p95 ${share(0.95)} ms, p99 ${share(0.99)} ms, slowest ${delays.at(-1)} ms; hanging ${hanging.receiver.deliveries.length}, slow ${slow.receiver.deliveries.length}`,
  )
  expect(share(0.95)).toBeLessThan(1000)
  expect(hanging.receiver.deliveries.length).toBeLessThanOrEqual(12)
  expect(new Set(quick.receiver.deliveries.map(({ data }) => data.sequence)).size).toBe(delays.length)
  for (const { id } of [hanging, slow, quick]) await dismiss(id)
})

test('a delivery is tried again after 500s, with the same id and a signature of its own', async () => {
  const fails = new Map<string, number>()
  const { receiver, id, signingSecret } = await register(({ data }) => {
    const before = fails.get(data.eventId) ?? 0
    fails.set(data.eventId, before + 1)
    return before < 1 ? { status: 500 } : {}
  })
  const { id: orderId } = await must(api.post<OrderBody>('/orders', { ...plainOrder, instructions: 'sandbox:manual' }))
  const tries = await waitFor('the second attempt', 30_000, async () => {
    const mine = receiver.deliveries.filter(({ data }) => data.id === orderId)
    return mine.length >= 2 && mine
  })
  const [first, second] = tries
  if (!first || !second) throw new Error('two were seen')
  expect(second.raw.equals(first.raw)).toBe(true)
  expect(second.headers['webhook-id']).toBe(first.headers['webhook-id'])
  expect(second.headers['x-service-signature']).toBe(hmacOf(signingSecret, second.raw))
  expect(second.at - first.at).toBeGreaterThan(3_500)
  expect(second.at - first.at).toBeLessThan(12_000)
  const records = await waitFor('the record of it', 5_000, async () => {
    const listed = await must(
      api.get<{ eventId: string; status: string; attempts: { statusCode: number }[] }[]>(
        `/webhook-endpoints/${id}/deliveries`,
      ),
    )
    const record = listed.find(({ eventId }) => eventId === first.data.eventId)
    return record?.status === 'delivered' && record
  })
  expect(records.attempts.map(({ statusCode }) => statusCode)).toEqual([500, 200])
  await dismiss(id)
  // Records outlive the endpoint, and it is listed as deleted.
  expect((await must(api.get<unknown[]>(`/webhook-endpoints/${id}/deliveries`))).length).toBeGreaterThan(0)
})

test('a deleted endpoint gets nothing more, not even what was still to be tried', async () => {
  const { receiver, id } = await register(() => ({ status: 503 }))
  const orderId = await eventfulOrder()
  await waitFor('first attempts', 10_000, async () => receiver.deliveries.length > 0)
  const witness = await register()
  expect((await api.delete(`/webhook-endpoints/${id}`)).body).toEqual({ success: true })
  expect((await api.delete(`/webhook-endpoints/${id}`)).body).toEqual({ success: true })
  const deletedAt = Date.now()
  const later = await must(api.post<OrderBody>('/orders', { ...plainOrder, instructions: 'sandbox:manual' }))
  await whole(witness.receiver, later.id)
  // Each was tried or due again, and then given up without a request.
  const records = await waitFor('nothing is pending', 20_000, async () => {
    const all = await must(
      api.get<{ status: string; attempts: { statusCode?: number; error?: string }[] }[]>(
        `/webhook-endpoints/${id}/deliveries?limit=100`,
      ),
    )
    return all.every(({ status }) => status !== 'pending') && all
  })
  const attempts = records.flatMap((record) => record.attempts)
  const sent = attempts.filter(({ statusCode }) => statusCode === 503).length
  expect(attempts.length).toBeGreaterThan(sent)
  expect(receiver.deliveries.length).toBe(sent)
  // Attempts that were under way when it was deleted may still arrive, for half a second.
  expect(receiver.deliveries.filter(({ at }) => at > deletedAt + 500)).toEqual([])
  expect(receiver.deliveries.some(({ data }) => data.id === later.id)).toBe(false)
  const listed = await must(api.get<{ id: string; status: string }[]>('/webhook-endpoints'))
  expect(listed.find((endpoint) => endpoint.id === id)).toEqual({
    id,
    url: receiver.url,
    status: 'deleted',
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    eventTypes: [],
    health: expect.objectContaining({ state: 'failing' }),
  })
  expect((await eventsOf(api, orderId)).length).toBeGreaterThan(0)
  await receiver.close()
})

test('410 disables an endpoint, redirects are not followed, a ping comes at once', async () => {
  const trap = await startReceiver()
  const gone = await register(() => ({ status: 410 }))
  const moved = await register(() => ({ status: 302, headers: { Location: trap.url } }))
  const pinged = await register()
  const { eventId } = await must(api.post<{ eventId: string }>(`/webhook-endpoints/${pinged.id}/ping`))
  await must(api.post('/orders', { ...plainOrder, instructions: 'sandbox:manual' }))
  await waitFor('disabled', 10_000, async () =>
    (await must(api.get<{ id: string; status: string }[]>('/webhook-endpoints'))).some(
      ({ id, status }) => id === gone.id && status === 'disabled',
    ),
  )
  await waitFor('the ping', 5_000, async () =>
    pinged.receiver.deliveries.some(({ type, data }) => type === 'webhook.ping' && data.eventId === eventId),
  )
  await waitFor('the redirecting one was asked', 5_000, async () => moved.receiver.deliveries.length > 0)
  expect(trap.deliveries).toEqual([])
  await trap.close()
  for (const { id } of [gone, moved, pinged]) await dismiss(id)
})
