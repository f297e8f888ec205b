import { Logger, runOnce } from 'graphile-worker'
import { afterEach, expect, it } from 'vitest'
import { GET as detail } from '#app/api/webhook-deliveries/[deliveryId]/route.ts'
import { POST as resend } from '#app/api/webhook-deliveries/[deliveryId]/resend/route.ts'
import { GET as search } from '#app/api/webhook-deliveries/route.ts'
import { GET as preview, POST as recover } from '#app/api/webhook-endpoints/[endpointId]/recover/route.ts'
import { GET as getOne, PATCH as update } from '#app/api/webhook-endpoints/[endpointId]/route.ts'
import { GET as list, POST as create } from '#app/api/webhook-endpoints/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { type NewEvent, recordEvents } from '#lib/events/record-events.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { call } from '#tools/testing/call.ts'
import { startReceiver } from '#tools/testing/receiver.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { disableEndpoint } from '#lib/webhooks/disable-endpoint.ts'
import { taskList } from '#lib/server/worker/tasks.ts'
import { customerActor, makeClient, makeKey } from '#prisma/factories.ts'

const opened: { close: () => void }[] = []
afterEach(async () => {
  opened.splice(0).forEach(({ close }) => close())
  await getDb().$executeRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`
})

type Delivery = {
  id: string
  eventId: string
  eventType: string
  orderId?: string
  status: string
  attempts: { statusCode?: number }[]
}
type Endpoint = {
  id: string
  status: string
  eventTypes: string[]
  inactiveSince?: string
  health: Record<string, unknown>
}

async function scene(input: Record<string, unknown> = {}) {
  const answer = { status: 204 }
  const receiver = await startReceiver((response) => response.writeHead(answer.status).end())
  opened.push(receiver)
  const client = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  const actor = customerActor(client)
  const { id } = bodyOf<{ id: string }>(
    await call(create, 'POST', '/webhook-endpoints', { key, body: { url: receiver.url, ...input } }),
    201,
  )
  const placed = placeOrderInput.parse({
    repositoryName: 'A',
    documentType: 'B',
    location: 'C',
    instructions: 'sandbox:manual',
  })
  return {
    answer,
    receiver,
    actor,
    key,
    id,
    place: () => inTransaction((tx) => placeOrder(tx, actor, placed)).then((order) => order.id),
    happen: (orderId: string, ...types: NewEvent['type'][]) =>
      inTransaction((tx) =>
        recordEvents(
          tx,
          actor,
          orderId,
          types.map((type) => ({ type })),
        ),
      ),
    patch: (body: unknown) => call(update, 'PATCH', `/webhook-endpoints/${id}`, { key, body }),
    recover: (since: Date) =>
      call(recover, 'POST', `/webhook-endpoints/${id}/recover`, { key, body: { since: since.toISOString() } }),
    foresee: async (query = '') =>
      bodyOf<{ since?: string; deliveries: number }>(
        await call(preview, 'GET', `/webhook-endpoints/${id}/recover${query}`, { key }),
      ),
    search: async (query: string) =>
      bodyOf<Delivery[]>(await call(search, 'GET', `/webhook-deliveries${query}`, { key })),
    show: async () => bodyOf<Endpoint[]>(await call(list, 'GET', '/webhook-endpoints', { key }))[0],
    arrived: () =>
      receiver.received.map(
        ({ body }) => (JSON.parse(body.toString()) as { data: { sequence: number } }).data.sequence,
      ),
  }
}

it('brings back nothing of the other environment', async () => {
  const { receiver, place, patch, recover: recoverSince } = await scene()
  const since = new Date()
  await patch({ status: 'paused' })
  const [there, here] = [await place(), await place()]
  await getDb().event.updateMany({ where: { orderId: there }, data: { environment: 'production' } })
  await runDueJobs()
  await patch({ status: 'active' })
  const deliveries = await getDb().event.count({ where: { orderId: here, public: true } })
  expect((await recoverSince(since)).body).toMatchObject({ deliveries })
  await runDueJobs()
  expect(receiver.received).toHaveLength(deliveries)
})

it('brings back everything a receiver missed: while it failed, was paused, was disabled; in order, once', async () => {
  const { answer, receiver, id, place, happen, patch, recover: recoverSince, foresee, show, arrived } = await scene()
  expect(await foresee()).toEqual({ endpointId: id, deliveries: 0 })
  const since = new Date()
  const orderId = await place() // 1
  await runDueJobs()
  answer.status = 500
  await happen(orderId, 'message.created', 'offer.created') // 2, 3
  await runDueJobs()
  expect((await show())?.health).toMatchObject({
    state: 'failing',
    deliveries24h: 3,
    failures24h: 2,
    failureRate24h: 0.6667,
    lastSuccessAt: expect.any(String),
    lastFailureAt: expect.any(String),
  })
  expect((await patch({ status: 'paused' })).body).toMatchObject({
    status: 'paused',
    inactiveSince: expect.any(String),
  })
  await happen(orderId, ...Array.from({ length: 20 }, () => 'message.created' as const)) // 4 to 23
  await runDueJobs()
  expect((await recoverSince(since)).body).toMatchObject({ code: 'webhook_endpoint_not_active' })
  expect((await patch({ status: 'active' })).body).toMatchObject({ status: 'active', health: { state: 'healthy' } })
  await inTransaction((tx) => disableEndpoint(tx, { id, url: receiver.url }, 'It answered 410 Gone.'))
  await happen(orderId, 'order.delivered') // 24
  await runDueJobs()
  expect(await show()).toMatchObject({ status: 'disabled', disabledReason: 'It answered 410 Gone.' })
  expect((await patch({ status: 'active' })).body).not.toHaveProperty('disabledReason')

  answer.status = 204
  receiver.received.length = 0
  const missed = await getDb().event.findFirstOrThrow({ where: { orderId, sequence: 2 } })
  const oldest = missed.createdAt.toISOString()
  expect(await foresee()).toEqual({ endpointId: id, since: oldest, deliveries: 23 })
  expect(await foresee(`?since=${since.toISOString()}`)).toEqual({
    endpointId: id,
    since: since.toISOString(),
    deliveries: 23,
  })
  expect(await foresee(`?since=${new Date(Date.now() + 1000).toISOString()}`)).toMatchObject({ deliveries: 0 })
  expect((await recoverSince(since)).body).toEqual({ endpointId: id, since: since.toISOString(), deliveries: 23 })
  await runDueJobs()
  expect(arrived()).toEqual(Array.from({ length: 23 }, (_, i) => i + 2))
  expect((await recoverSince(since)).body).toMatchObject({ deliveries: 0 })
  expect(await foresee()).toEqual({ endpointId: id, deliveries: 0 })
  await runDueJobs()
  expect(receiver.received).toHaveLength(23)
  expect((await show())?.health).toMatchObject({ state: 'healthy', failures24h: 0, failureRate24h: 0 })
})

it('recovers in slices, with a new endpoint what happened before it, and gives each failure its schedule anew', async () => {
  const { answer, id, place, happen, recover: recoverSince, foresee, search: find } = await scene()
  await getDb().webhookEndpoint.updateMany({ data: { status: 'paused' } })
  const since = new Date()
  const orderId = await place()
  for (let n = 0; n < 6; n += 1) await happen(orderId, ...Array.from({ length: 100 }, () => 'message.created' as const))
  await runDueJobs()
  await getDb().webhookEndpoint.updateMany({ data: { status: 'active', createdAt: new Date(Date.now() + 60_000) } })
  // Proposed is what it was meant to have: nothing from before it was there.
  expect(await foresee()).toMatchObject({ deliveries: 0 })
  expect((await recoverSince(since)).body).toMatchObject({ deliveries: 601 })
  // Only the recovery's own jobs: carrying 601 requests one by one would take long and show nothing new.
  const { recover_webhooks } = taskList
  const settings = {
    connectionString: process.env['DATABASE_URL'] ?? '',
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  }
  for (let n = 0; n < 3; n += 1) await runOnce({ ...settings, taskList: recover_webhooks ? { recover_webhooks } : {} })
  const queued = await getDb().$queryRaw<{ sequence: number; queue: string }[]>`
    SELECT e.sequence, j.queue_name AS queue FROM graphile_worker.jobs j
    JOIN webhook_deliveries d ON j.key = 'deliver:' || d.id || ':1' JOIN events e ON e.id = d.event_id
    ORDER BY j.priority, j.run_at, j.id`
  expect(queued).toEqual(Array.from({ length: 601 }, (_, i) => ({ sequence: i + 1, queue: `webhook:${id}:0` })))
  await getDb().$executeRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`
  await getDb().webhookDelivery.updateMany({ data: { status: 'delivered' } })

  answer.status = 500
  await getDb().webhookDelivery.updateMany({
    where: { event: { sequence: 5, orderId } },
    data: { status: 'failed', attempts: 4 },
  })
  expect((await recoverSince(since)).body).toMatchObject({ deliveries: 1 })
  await runDueJobs()
  const [again] = await find('?status=pending')
  expect(again).toMatchObject({ status: 'pending', nextAttemptAt: expect.any(String) })
})

it('sends only what the filter names, and recovers only that', async () => {
  const {
    receiver,
    id,
    place,
    happen,
    patch,
    recover: recoverSince,
    show,
    arrived,
  } = await scene({ eventTypes: ['message.created', 'message.created'] })
  const since = new Date()
  expect((await show())?.eventTypes).toEqual(['message.created'])
  const orderId = await place() // 1
  await happen(orderId, 'message.created', 'offer.created') // 2, 3
  await runDueJobs()
  expect(arrived()).toEqual([2])
  expect((await patch({ eventTypes: ['offer.created'] })).body).toMatchObject({ id, eventTypes: ['offer.created'] })
  expect((await recoverSince(since)).body).toMatchObject({ deliveries: 1 })
  await runDueJobs()
  expect(arrived()).toEqual([2, 3])
  expect((await patch({ eventTypes: [] })).body).toMatchObject({ eventTypes: [] })
  expect((await recoverSince(since)).body).toMatchObject({ deliveries: 1 })
  await runDueJobs()
  expect(receiver.received).toHaveLength(3)
  for (const body of [
    { eventTypes: ['webhook.ping'] },
    { eventTypes: ['nonsense'] },
    { status: 'deleted' },
    { url: 'http://10.0.0.1/' },
    {},
  ]) {
    expect(await patch(body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  }
  expect(await recoverSince(new Date(Date.now() - 31 * 86_400_000))).toMatchObject({ status: 400 })
})

it('moves an endpoint to another address', async () => {
  const { receiver, key, id, place, patch, show } = await scene()
  const other = await startReceiver()
  opened.push(other)
  const trial = { durationMs: 1, ok: true }
  const verification = { verified: true, at: new Date().toISOString(), signed: trial, forged: trial }
  await getDb().webhookEndpoint.updateMany({ data: { failingSince: new Date(), verifiedAt: new Date(), verification } })
  const whole = async () => bodyOf(await call(getOne, 'GET', `/webhook-endpoints/${id}`, { key }))
  expect(await whole()).toMatchObject({ verification, verifiedAt: expect.any(String) })
  bodyOf(await patch({ url: other.url }))
  expect(await whole()).not.toHaveProperty('verification')
  expect(await show()).not.toHaveProperty('verifiedAt')
  expect((await show())?.health).toMatchObject({ state: 'unknown' })
  await place()
  await runDueJobs()
  expect([receiver.received.length, other.received.length]).toEqual([0, 1])
})

it('finds deliveries by event, order, status and endpoint, shows one whole, and sends it again', async () => {
  const { answer, receiver, actor, key, id, place, happen, search: find } = await scene()
  const second = bodyOf<{ id: string }>(
    await call(create, 'POST', '/webhook-endpoints', { key, body: { url: receiver.url } }),
    201,
  )
  const orderId = await place()
  await runDueJobs()
  answer.status = 503
  const other = await place()
  await happen(other, 'message.created')
  await runDueJobs()
  const all = await find('')
  expect(all).toHaveLength(6)
  expect(all.map((delivery) => delivery.id)).toEqual(
    all
      .map((delivery) => delivery.id)
      .toSorted()
      .toReversed(),
  )
  expect((await find('?order=asc')).map((delivery) => delivery.id)).toEqual(
    all.map((delivery) => delivery.id).toReversed(),
  )
  expect((await find(`?limit=4&startingAfter=${all[1]?.id}`)).map((delivery) => delivery.id)).toEqual(
    all.slice(2).map((delivery) => delivery.id),
  )
  expect((await find(`?orderId=${orderId}`)).map(({ status, eventType }) => [status, eventType])).toEqual([
    ['delivered', 'order.created'],
    ['delivered', 'order.created'],
  ])
  expect(await find(`?orderId=${other}&endpointId=${second.id}&limit=1`)).toHaveLength(1)
  expect(await find('?status=pending')).toHaveLength(4)
  expect(await find(`?status=delivered&endpointId=${id}`)).toHaveLength(1)
  expect(await find(`?eventId=${all[0]?.eventId}`)).toHaveLength(2)
  const stranger = await makeClient(getDb())
  const { key: theirs } = await makeKey(getDb(), stranger.id)
  for (const query of ['', `?eventId=${all[0]?.eventId}`, `?orderId=${orderId}`, `?endpointId=${id}`]) {
    expect(bodyOf(await call(search, 'GET', `/webhook-deliveries${query}`, { key: theirs }))).toEqual([])
  }

  const [delivered] = await find(`?status=delivered&endpointId=${id}`)
  const shown = bodyOf<{ request: { body: string; headers: Record<string, string> } }>(
    await call(detail, 'GET', `/webhook-deliveries/${delivered?.id}`, { key }),
  )
  const sent = receiver.received[0]
  expect(shown.request.body).toBe(sent?.body.toString())
  expect(shown.request).toMatchObject({ method: 'POST', url: receiver.url })
  expect(shown.request.headers).toMatchObject({
    'webhook-id': delivered?.eventId,
    'X-Service-Signature': '(not shown)',
    'webhook-signature': '(not shown)',
  })

  answer.status = 204
  receiver.received.length = 0
  expect(bodyOf(await call(resend, 'POST', `/webhook-deliveries/${delivered?.id}/resend`, { key }))).toMatchObject({
    id: delivered?.id,
    status: 'pending',
  })
  await runDueJobs()
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([delivered?.eventId])
  expect((await find(`?eventId=${delivered?.eventId}&endpointId=${id}`))[0]).toMatchObject({
    status: 'delivered',
    attempts: [{ statusCode: 204 }, { statusCode: 204 }],
  })
  await getDb().webhookEndpoint.updateMany({ where: { clientId: actor.clientId }, data: { status: 'paused' } })
  expect(await call(resend, 'POST', `/webhook-deliveries/${delivered?.id}/resend`, { key })).toMatchObject({
    status: 409,
    body: { code: 'webhook_endpoint_not_active' },
  })
})

it("waits for nobody: what is committed is recovered while somebody else's transaction is open", async () => {
  const { place, patch, recover: recoverSince, arrived } = await scene()
  bodyOf(await patch({ status: 'paused' }))
  const since = new Date()
  await inTransaction(async (tx) => {
    await tx.$executeRaw`INSERT INTO idempotency_records (scope, key, fingerprint) VALUES ('open', 'transaction', '')`
    await place()
    await runDueJobs()
    bodyOf(await patch({ status: 'active' }))
    expect((await recoverSince(since)).body).toMatchObject({ deliveries: 1 })
    await runDueJobs()
    expect(arrived()).toEqual([1])
  })
})

it('finds deliveries by the kind of event and by time, alone and with everything else', async () => {
  const { id, place, happen, search: find } = await scene()
  const orderId = await place()
  await happen(orderId, 'message.created', 'offer.created', 'message.created')
  await runDueJobs()
  const typesOf = async (query: string) => (await find(query)).map(({ eventType }) => eventType)
  expect(await typesOf('?eventType=message.created')).toEqual(['message.created', 'message.created'])
  expect(await typesOf('?eventType=message.created&limit=1')).toEqual(['message.created'])
  expect(await typesOf(`?eventType=offer.created&orderId=${orderId}&endpointId=${id}&status=delivered`)).toEqual([
    'offer.created',
  ])
  expect(await typesOf('?eventType=offer.created&status=failed')).toEqual([])
  expect(await typesOf('?eventType=review.written')).toEqual([])
  const [since, until] = [new Date(Date.now() - 60_000), new Date(Date.now() + 1_000)].map((at) => at.toISOString())
  expect(await typesOf(`?since=${since}&until=${until}`)).toHaveLength(4)
  expect(await typesOf(`?until=${since}`)).toEqual([])
  expect(await typesOf(`?since=${until}`)).toEqual([])
  expect(await typesOf(`?since=${until}&orderId=${orderId}`)).toEqual([])
  expect(await typesOf(`?since=${since}&orderId=${orderId}&order=asc&limit=2`)).toEqual([
    'order.created',
    'message.created',
  ])
})
