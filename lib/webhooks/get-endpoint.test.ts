import { afterEach, expect, it } from 'vitest'
import { POST as verify } from '#app/api/go-live/verify-webhook/route.ts'
import { GET as show, PATCH as update } from '#app/api/webhook-endpoints/[endpointId]/route.ts'
import { POST as rotate } from '#app/api/webhook-endpoints/[endpointId]/rotate-secret/route.ts'
import { POST as create } from '#app/api/webhook-endpoints/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { recordClientEvent } from '#lib/events/record-client-event.ts'
import { firstIdAt } from '#lib/ids.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { call } from '#tools/testing/call.ts'
import { startReceiver } from '#tools/testing/receiver.ts'
import type { EndpointDetailView } from '#lib/webhooks/schema.ts'
import { tallyDays } from '#lib/webhooks/tally-days.ts'
import { customerActor, makeClient, makeKey } from '#prisma/factories.ts'

const opened: { close: () => void }[] = []
afterEach(() => opened.splice(0).forEach(({ close }) => close()))

async function scene(body: object = {}) {
  const receiver = await startReceiver()
  opened.push(receiver)
  const client = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  const { id } = bodyOf<{ id: string }>(
    await call(create, 'POST', '/webhook-endpoints', { key, body: { url: receiver.url, ...body } }),
    201,
  )
  const read = async () => bodyOf<EndpointDetailView>(await call(show, 'GET', `/webhook-endpoints/${id}`, { key }))
  /** Deliveries begun so many days ago; ids carry the time as well. */
  const deliver = async (daysAgo: number, ...statuses: ('pending' | 'delivered' | 'failed')[]) => {
    for (const [n, status] of statuses.entries()) {
      const createdAt = new Date(Date.now() - daysAgo * 86_400_000)
      const eventId = await inTransaction((tx) =>
        recordClientEvent(tx, customerActor(client), { type: 'webhook.ping', payload: { id } }),
      )
      const at = firstIdAt('webhookDelivery', createdAt)
      await getDb().webhookDelivery.create({
        data: {
          id: `${at.slice(0, -2)}${String(n).padStart(2, '0')}`,
          endpointId: id,
          eventId,
          status,
          createdAt,
          attempts: 1,
        },
      })
    }
  }
  return { client, key, id, receiver, read, deliver }
}
const dateOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

it("shows an endpoint with its owner's words, its last trial and a rotation that lasts", async () => {
  const { key, id, read } = await scene({ description: '  Billing, staging  ' })
  const first = await read()
  expect(first).toMatchObject({ id, description: 'Billing, staging', status: 'active' })
  expect(first).not.toHaveProperty('rotatesAt')
  expect(first).not.toHaveProperty('verification')
  bodyOf(await call(rotate, 'POST', `/webhook-endpoints/${id}/rotate-secret`, { key }))
  bodyOf(await call(verify, 'POST', '/go-live/verify-webhook', { key, body: { endpointId: id } }))
  expect(await read()).toMatchObject({
    rotatesAt: expect.any(String),
    verification: { verified: false, signed: { statusCode: 204, ok: true }, forged: { statusCode: 204, ok: false } },
  })
  await getDb().webhookEndpoint.update({ where: { id }, data: { rotatesAt: new Date(Date.now() - 1) } })
  expect(await read()).not.toHaveProperty('rotatesAt')
  bodyOf(await call(update, 'PATCH', `/webhook-endpoints/${id}`, { key, body: { description: null } }))
  expect(await read()).not.toHaveProperty('description')
})

it("counts what became of each day's deliveries, and leaves out days that it hasn't read to the end", async () => {
  const { id, read, deliver } = await scene()
  await deliver(0, 'delivered', 'delivered', 'pending')
  await deliver(2, 'delivered', 'failed')
  await deliver(3, 'failed')
  await deliver(20, 'failed')
  const { days } = await read()
  expect(days).toHaveLength(14)
  expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 14 }, (_, n) => dateOf(13 - n)))
  expect(days.filter(({ delivered, failed, pending }) => delivered + failed + pending > 0)).toEqual([
    { date: dateOf(3), delivered: 0, recovered: 0, failed: 1, pending: 0 },
    { date: dateOf(2), delivered: 1, recovered: 0, failed: 1, pending: 0 },
    { date: dateOf(0), delivered: 2, recovered: 0, failed: 0, pending: 1 },
  ])
  expect((await tallyDays(getDb(), id, 5)).map(({ date }) => date)).toEqual([dateOf(0)])
  expect(await tallyDays(getDb(), id, 3)).toEqual([])
})

it('tells what arrived at once from what was recovered, and how long answers took', async () => {
  const { id, read, deliver } = await scene()
  expect(await read()).not.toHaveProperty('latency24h')
  await deliver(0, ...Array.from({ length: 20 }, () => 'delivered' as const))
  await deliver(2, 'delivered')
  const rows = await getDb().webhookDelivery.findMany({ where: { endpointId: id }, orderBy: { id: 'asc' } })
  // The fifth was sent again by hand, and had arrived at once.
  for (const n of [3, 5])
    await getDb().webhookDelivery.update({ where: { id: rows[n]?.id ?? '' }, data: { attempts: 2 } })
  // The oldest is of the day before yesterday and counts for nothing here, like an attempt that nobody answered.
  const attempts = rows.map(({ id: deliveryId }, n) => ({
    deliveryId,
    attempt: 1,
    durationMs: n * 10,
    statusCode: 204,
  }))
  const unanswered = { deliveryId: rows[3]?.id ?? '', attempt: 2, durationMs: 15_000, statusCode: null }
  await getDb().webhookAttempt.createMany({
    data: [...attempts, unanswered].map((attempt) => ({ ...attempt, startedAt: new Date() })),
  })
  const { days, latency24h } = await read()
  expect(days.at(-1)).toEqual({ date: dateOf(0), delivered: 20, recovered: 1, failed: 0, pending: 0 })
  expect(latency24h).toEqual({ attempts: 20, p50Ms: 100, p95Ms: 190 })
})

it('knows no endpoint of anybody else', async () => {
  const { id } = await scene()
  const stranger = await makeKey(getDb(), (await makeClient(getDb())).id)
  expect(await call(show, 'GET', `/webhook-endpoints/${id}`, { key: stranger.key })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
})
