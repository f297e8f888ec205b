import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { getDb, inTransaction } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { newId } from '#lib/ids.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { createEndpoint } from '#lib/webhooks/create-endpoint.ts'
import { deleteEndpoint } from '#lib/webhooks/delete-endpoint.ts'
import { deliverWebhook } from '#lib/webhooks/deliver.ts'
import { dueDeliveries } from '#lib/webhooks/due-deliveries.ts'
import { fanOutEvents } from '#lib/webhooks/fan-out.ts'
import { pingEndpoint } from '#lib/webhooks/ping-endpoint.ts'
import { rotateSecret } from '#lib/webhooks/rotate-secret.ts'
import { settleDelivery } from '#lib/webhooks/settle-delivery.ts'
import { updateEndpoint } from '#lib/webhooks/update-endpoint.ts'
import { endpointFor, getDelivery, jobsOf, ping, receiver, deliverDue } from '#tools/testing/endpoints.ts'

const getEndpoint = (id: string) => getDb().webhookEndpoint.findUniqueOrThrow({ where: { id } })

it('carries an order from commit to a verified receipt, once', async () => {
  const { url, received } = await receiver()
  const { actor, id, signingSecret } = await endpointFor(url)
  const order = await inTransaction((tx) =>
    placeOrder(tx, actor, placeOrderInput.parse({ repositoryName: 'A', documentType: 'B', location: 'C' })),
  )
  await deliverDue()
  const bodies = received.map(({ body, headers }) =>
    new Webhook(signingSecret).verify(body.toString(), headers as Record<string, string>),
  )
  expect(bodies).toHaveLength(2)
  expect(bodies).toContainEqual({
    type: 'order.created',
    data: { id: order.id, sequence: 1, eventId: expect.stringMatching(/^evt_/), occurredAt: expect.any(String) },
  })
  const delivery = await getDelivery(id)
  expect(delivery).toMatchObject({
    status: 'delivered',
    attempts: 1,
    nextAttemptAt: null,
    log: [{ attempt: 1, statusCode: 204, error: null }],
  })
  await deliverWebhook(delivery.id)
  expect(received).toHaveLength(2)
})

it('fans out once, to active endpoints of the same client and environment that were there before', async () => {
  const { actor, id } = await endpointFor('https://example.com/hook')
  const production = { ...actor, environment: 'production' as const }
  await inTransaction((tx) => createEndpoint(tx, production, { url: 'https://example.com/hook' }))
  await endpointFor('https://example.com/other-client')
  const deleted = await inTransaction((tx) => createEndpoint(tx, actor, { url: 'https://example.com/deleted' }))
  await inTransaction((tx) => deleteEndpoint(tx, actor, deleted.id))
  const { eventId: pinged } = await inTransaction((tx) => pingEndpoint(tx, actor, id))
  const event = await getDb().event.create({
    data: {
      id: newId('event'),
      environment: 'development',
      clientId: actor.clientId,
      type: 'order.created',
      payload: { id: 'x' },
      actorType: 'system',
      actorId: 'x',
      actorName: 'x',
    },
  })
  const secret = await getDb().event.create({
    data: { ...event, id: newId('event'), position: event.position + 1000n, payload: {}, public: false },
  })
  const byClockSetBack = await getDb().event.create({
    data: {
      ...event,
      id: newId('event'),
      position: event.position + 2000n,
      payload: {},
      createdAt: new Date(Date.now() - 3_600_000),
    },
  })
  const late = await inTransaction((tx) => createEndpoint(tx, actor, { url: 'https://example.com/late' }))
  // As if it had been made after all of these, whose places were given by hand.
  await getDb().webhookEndpoint.update({ where: { id: late.id }, data: { afterPosition: byClockSetBack.position } })
  const fanOut = (eventId: string) => inTransaction((tx) => fanOutEvents(tx, [eventId]))
  expect(await Promise.all([fanOut(event.id), fanOut(event.id)]).then((counts) => counts.toSorted())).toEqual([0, 1])
  expect([await fanOut(event.id), await fanOut(pinged), await fanOut(secret.id)]).toEqual([0, 0, 0])
  expect(await fanOut(byClockSetBack.id)).toBe(1)
  const deliveries = await getDb().webhookDelivery.findMany({
    where: { event: { clientId: actor.clientId }, eventId: { notIn: [pinged, byClockSetBack.id] } },
  })
  expect(deliveries).toMatchObject([{ endpointId: id, eventId: event.id, status: 'pending', attempts: 0 }])
  const [{ id: deliveryId = '' } = {}] = deliveries
  expect(await jobsOf(deliveryId)).toMatchObject([
    { key: `deliver:${deliveryId}:1`, queue: expect.stringMatching(new RegExp(`^webhook:${id}:[0-3]$`)) },
  ])
})

it('repeats a failed delivery on schedule under the same webhook-id, and stops when it arrives', async () => {
  let status = 500
  const { url, received } = await receiver((response) => response.writeHead(status).end('no'))
  const endpoint = await endpointFor(url)
  const { eventId } = await ping(endpoint)
  await deliverDue()
  const first = await getDelivery(endpoint.id)
  expect(first).toMatchObject({
    status: 'pending',
    attempts: 1,
    log: [{ attempt: 1, statusCode: 500, responseBody: 'no' }],
  })
  expect((await getEndpoint(endpoint.id)).failingSince).not.toBeNull()
  const [retry] = await jobsOf(first.id)
  expect(retry).toMatchObject({ key: `deliver:${first.id}:2`, queue: `webhook:${endpoint.id}:0` })
  expect(retry?.wait).toBeGreaterThan(2)
  expect(retry?.wait).toBeLessThanOrEqual(6)
  // Not due yet: a job that runs twice doesn't send twice.
  await deliverWebhook(first.id)
  expect(received).toHaveLength(1)
  status = 200
  await makeDue(first.id)
  await deliverDue()
  expect(await getDelivery(endpoint.id)).toMatchObject({
    status: 'delivered',
    attempts: 2,
    log: [{ attempt: 1 }, { attempt: 2, statusCode: 200 }],
  })
  expect((await getEndpoint(endpoint.id)).failingSince).toBeNull()
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId])
})

const makeDue = async (id: string) => {
  await getDb().$executeRaw`UPDATE webhook_deliveries SET next_attempt_at = now() WHERE id = ${id}`
  await getDb()
    .$executeRaw`SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs WHERE key LIKE ${`deliver:${id}:%`}`
}

it.each([
  ['development', [5, 60, 300]],
  ['production', [5, 300, 1800, 7200, 18000, 36000, 50400, 72000, 86400]],
] as const)('keeps the schedule of %s to its end, then fails for good', async (environment, waits) => {
  // Production refuses the loopback receiver, which is a failure like any other.
  const { url } = await receiver((response) => response.writeHead(503).end())
  const endpoint = await endpointFor(environment === 'production' ? 'https://example.com/hook' : url, environment)
  if (environment === 'production') await getDb().webhookEndpoint.update({ where: { id: endpoint.id }, data: { url } })
  await ping(endpoint)
  const { id } = await getDelivery(endpoint.id)
  for (const wait of waits) {
    await makeDue(id)
    const before = Date.now()
    await deliverWebhook(id)
    const { nextAttemptAt } = await getDelivery(endpoint.id)
    const seconds = ((nextAttemptAt?.getTime() ?? 0) - before) / 1000
    expect(seconds).toBeGreaterThanOrEqual(wait * 0.8 - 0.1)
    expect(seconds).toBeLessThanOrEqual(wait * 1.2 + 2)
  }
  await makeDue(id)
  await deliverWebhook(id)
  expect(await getDelivery(endpoint.id)).toMatchObject({
    status: 'failed',
    nextAttemptAt: null,
    attempts: waits.length + 1,
  })
})

it('says what is wrong where the secret is lost, and arrives once that is rotated', async () => {
  const { url, received } = await receiver()
  const endpoint = await endpointFor(url)
  const { APP_SECRET } = getEnv()
  Object.assign(getEnv(), { APP_SECRET: 'another secret, which sealed nothing of it' })
  try {
    await ping(endpoint)
    await deliverDue()
    const failed = await getDelivery(endpoint.id)
    expect(failed).toMatchObject({
      status: 'pending',
      attempts: 1,
      log: [{ statusCode: null, error: expect.stringContaining('Rotate it') }],
    })
    const { signingSecret } = await inTransaction((tx) => rotateSecret(tx, endpoint.actor, endpoint.id))
    await makeDue(failed.id)
    await deliverDue()
    expect(await getDelivery(endpoint.id)).toMatchObject({ status: 'delivered', attempts: 2 })
    const [got] = received
    expect(new Webhook(signingSecret).verify(String(got?.body), got?.headers as Record<string, string>)).toMatchObject({
      type: 'webhook.ping',
    })
  } finally {
    Object.assign(getEnv(), { APP_SECRET })
  }
})

it('waits as long as Retry-After asks', async () => {
  const { url } = await receiver((response) => response.writeHead(429, { 'Retry-After': '600' }).end())
  const endpoint = await endpointFor(url)
  await ping(endpoint)
  await deliverDue()
  const [retry] = await jobsOf((await getDelivery(endpoint.id)).id)
  expect(retry?.wait).toBeGreaterThan(590)
  expect(retry?.wait).toBeLessThanOrEqual(600)
})

const addMember = (clientId: string) => {
  const id = newId('user')
  return getDb().user.create({
    data: {
      id,
      email: `${randomBytes(4).toString('hex')}@example.com`,
      name: 'Ada',
      passwordHash: 'x',
      memberships: { create: { clientId } },
    },
  })
}
const mailsTo = (recipient: string) => getDb().mail.findMany({ where: { recipient } })

it('disables an endpoint that answers 410 and tells its owner once', async () => {
  const { url, received } = await receiver((response) => response.writeHead(410).end())
  const endpoint = await endpointFor(url)
  const { email } = await addMember(endpoint.actor.clientId)
  await ping(endpoint)
  await ping(endpoint)
  await deliverDue()
  expect(await getEndpoint(endpoint.id)).toMatchObject({ status: 'disabled', disabledReason: 'It answered 410 Gone.' })
  expect(received.length).toBeLessThanOrEqual(2)
  const deliveries = await getDb().webhookDelivery.findMany({ where: { endpointId: endpoint.id } })
  expect(deliveries.map(({ status }) => status)).toEqual(['failed', 'failed'])
  expect(await mailsTo(email)).toMatchObject([{ sentAt: null, text: expect.stringContaining(url) }])
})

it.each([410, 500, 204])(
  'holds an answer of %i that an old address gave against no endpoint that was moved meanwhile',
  async (status) => {
    const old = await receiver((response) => void move().then(() => response.writeHead(status).end()))
    const { url, received } = await receiver()
    const endpoint = await endpointFor(old.url)
    const { email } = await addMember(endpoint.actor.clientId)
    await getDb()
      .$executeRaw`UPDATE webhook_endpoints SET failing_since = now() - interval '6 days' WHERE id = ${endpoint.id}`
    const move = () => inTransaction((tx) => updateEndpoint(tx, endpoint.actor, endpoint.id, { url }))
    await ping(endpoint)
    await deliverDue()
    expect(old.received).toHaveLength(1)
    const untouched = { status: 'active', failingSince: null, lastFailureAt: null, lastSuccessAt: null }
    expect(await getEndpoint(endpoint.id)).toMatchObject(untouched)
    expect(await mailsTo(email)).toEqual([])
    const delivery = await getDelivery(endpoint.id)
    expect(delivery).toMatchObject({ attempts: 1, log: [{ statusCode: status }] })
    if (status === 204) return expect(delivery.status).toBe('delivered')
    expect(delivery.status).toBe('pending')
    await makeDue(delivery.id)
    await deliverDue()
    expect(received).toHaveLength(1)
    expect((await getDelivery(endpoint.id)).status).toBe('delivered')
  },
)

it('disables an endpoint after five days of nothing but failures, not before', async () => {
  const { url } = await receiver((response) => response.writeHead(500).end())
  const endpoint = await endpointFor(url)
  const { email } = await addMember(endpoint.actor.clientId)
  const failSince = (interval: string) =>
    getDb()
      .$executeRaw`UPDATE webhook_endpoints SET failing_since = now() - ${interval}::interval WHERE id = ${endpoint.id}`
  await failSince('4 days 23 hours')
  await ping(endpoint)
  await deliverDue()
  expect((await getEndpoint(endpoint.id)).status).toBe('active')
  await failSince('5 days')
  await makeDue((await getDelivery(endpoint.id)).id)
  await deliverDue()
  expect(await getEndpoint(endpoint.id)).toMatchObject({
    status: 'disabled',
    disabledReason: 'Every delivery of the last 5 days failed.',
  })
  expect(await mailsTo(email)).toHaveLength(1)
})

it('counts no days on which nothing was sent as days of failures', async () => {
  const { url } = await receiver((response) => response.writeHead(500).end())
  const endpoint = await endpointFor(url)
  await getDb()
    .$executeRaw`UPDATE webhook_endpoints SET failing_since = now() - interval '7 days', last_failure_at = now() - interval '6 days' WHERE id = ${endpoint.id}`
  await ping(endpoint)
  await deliverDue()
  const { status, failingSince } = await getDb().webhookEndpoint.findUniqueOrThrow({ where: { id: endpoint.id } })
  expect([status, (failingSince?.getTime() ?? 0) > Date.now() - 60_000]).toEqual(['active', true])
})

it('sends nothing more to a deleted endpoint and keeps its records', async () => {
  const { url, received } = await receiver((response) => response.writeHead(500).end())
  const endpoint = await endpointFor(url)
  await ping(endpoint)
  await deliverDue()
  await inTransaction((tx) => deleteEndpoint(tx, endpoint.actor, endpoint.id))
  await makeDue((await getDelivery(endpoint.id)).id)
  await deliverDue()
  expect(received).toHaveLength(1)
  expect(await getDelivery(endpoint.id)).toMatchObject({
    status: 'failed',
    log: [{ statusCode: 500 }, { statusCode: null, error: 'Not sent: the endpoint is deleted.' }],
  })
})

it('gives attempts beside each other their own numbers and one follow-up', async () => {
  const endpoint = await endpointFor('https://example.com/hook')
  await ping(endpoint)
  const delivery = await getDelivery(endpoint.id)
  const settle = (statusCode: number) =>
    inTransaction((tx) =>
      settleDelivery(tx, delivery, { statusCode, startedAt: new Date(), durationMs: 1, seenAttempts: 0 }),
    )
  await Promise.all([settle(500), settle(500)])
  expect(await getDelivery(endpoint.id)).toMatchObject({
    status: 'pending',
    attempts: 2,
    log: [{ attempt: 1 }, { attempt: 2 }],
  })
  expect((await jobsOf(delivery.id)).map(({ key }) => key).toSorted()).toEqual(
    [1, 2].map((n) => `deliver:${delivery.id}:${n}`),
  )
  // The follow-up finds its delivery, though another number than the one it was planned for has come.
  expect(await dueDeliveries([delivery.id], 2)).toHaveLength(0)
  await makeDue(delivery.id)
  expect(await dueDeliveries([delivery.id], 2)).toHaveLength(1)
  await settle(200)
  await settle(500)
  expect(await getDelivery(endpoint.id)).toMatchObject({ status: 'delivered', attempts: 4 })
})
