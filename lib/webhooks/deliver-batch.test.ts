import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { GET as detail } from '#app/api/webhook-deliveries/[deliveryId]/route.ts'
import { GET as preview, POST as recover } from '#app/api/webhook-endpoints/[endpointId]/recover/route.ts'
import { PATCH as update } from '#app/api/webhook-endpoints/[endpointId]/route.ts'
import { POST as create } from '#app/api/webhook-endpoints/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { checkWebhooks } from '#lib/health/check-webhooks.ts'
import { measureQueue } from '#lib/health/measure-queue.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { deliverMany } from '#lib/webhooks/deliver-many.ts'
import { customerActor, makeClient, makeKey } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { receiver } from '#tools/testing/endpoints.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { dispatchEvents, runDueJobs } from '#tools/testing/run-jobs.ts'

const input = placeOrderInput.parse({
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
  instructions: 'sandbox:manual',
})

type Batch = { type: string; data: { events: { type: string; data: { id: string; eventId: string } }[] } }

/** An endpoint that wants batches; `answer` is the status of its n-th request. */
async function scene(batch: object, answer: (n: number) => number = () => 204) {
  let n = 0
  const { url, received } = await receiver((response) => response.writeHead(answer(++n)).end())
  const client = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  const actor = customerActor(client)
  const body = { url, batch, eventTypes: ['order.created'] }
  const { id, signingSecret } = bodyOf<{ id: string; signingSecret: string }>(
    await call(create, 'POST', '/webhook-endpoints', { key, body }),
    201,
  )
  return {
    ...{ id, key, received },
    path: `/webhook-endpoints/${id}`,
    place: async (count: number) => {
      for (let i = 0; i < count; i += 1) await inTransaction((tx) => placeOrder(tx, actor, input))
      await dispatchEvents()
    },
    batches: () =>
      received.map(
        ({ body, headers }) =>
          new Webhook(signingSecret).verify(body.toString(), headers as Record<string, string>) as Batch,
      ),
    deliveries: () =>
      getDb().webhookDelivery.findMany({ where: { endpointId: id }, include: { log: true }, orderBy: { id: 'asc' } }),
    jobs: () => getDb().$queryRaw<{ wait: number }[]>`
      SELECT round(extract(epoch FROM run_at - now()))::int AS wait FROM graphile_worker.jobs WHERE queue_name = ${`webhook:${id}:0`}`,
  }
}
/** As though so many seconds had passed for what waits to be sent. */
const passTime = async (endpointId: string, seconds: number) => {
  await getDb()
    .$executeRaw`UPDATE webhook_deliveries SET next_attempt_at = next_attempt_at - make_interval(secs => ${seconds}) WHERE endpoint_id = ${endpointId}`
  await getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = run_at - make_interval(secs => ${seconds})`
}
const eventsOf = ({ data }: Batch) => data.events.map(({ data: { eventId } }) => eventId)

it('waits for more, and sends together what has come by then, in order', async () => {
  const { id, place, batches, deliveries, jobs, received } = await scene({ maxWaitSeconds: 60 })
  await place(2)
  await place(1)
  expect((await jobs()).map(({ wait }) => Math.round(wait / 10))).toEqual([6, 6])
  await runDueJobs()
  expect(received).toHaveLength(0)
  await passTime(id, 60)
  await runDueJobs()
  const rows = await deliveries()
  expect(batches()).toEqual([{ type: 'webhook.batch', data: { events: expect.any(Array) } }])
  expect(batches().flatMap(eventsOf)).toEqual(rows.map(({ eventId }) => eventId))
  const batchId = received[0]?.headers['webhook-id']
  for (const row of rows)
    expect(row).toMatchObject({ status: 'delivered', attempts: 1, log: [{ attempt: 1, statusCode: 204, batchId }] })
  expect(await jobs()).toEqual([])
})

it('sends no more at once than is wanted, until nothing is left', async () => {
  const { place, batches, deliveries } = await scene({ maxEvents: 3, maxWaitSeconds: 0 })
  await place(7)
  await runDueJobs()
  expect(batches().map((batch) => eventsOf(batch).length)).toEqual([3, 3, 1])
  expect(batches().flatMap(eventsOf)).toEqual((await deliveries()).map(({ eventId }) => eventId))
})

it('has the order of the feed, also for what was made again afterwards', async () => {
  const { id, key, path, place, batches, deliveries, received } = await scene({ maxEvents: 2, maxWaitSeconds: 60 })
  await place(2)
  const [first] = await deliveries()
  await getDb().webhookDelivery.deleteMany({ where: { id: first?.id ?? '' } })
  await call(recover, 'POST', `${path}/recover`, { key, body: { since: new Date(Date.now() - 60_000).toISOString() } })
  await runDueJobs()
  await passTime(id, 60)
  await runDueJobs()
  const made = await deliveries()
  expect(made.at(-1)?.eventId).toBe(first?.eventId)
  expect(batches().flatMap(eventsOf)).toEqual(made.toReversed().map(({ eventId }) => eventId))
  const { request } = bodyOf<{ request: { body: string } }>(
    await call(detail, 'GET', `/webhook-deliveries/${made[0]?.id}`, { key }),
  )
  expect(request.body).toBe(received[0]?.body.toString())
})

it('has it from one batch to the next as well', async () => {
  const { key, path, place, batches, deliveries } = await scene({ maxEvents: 2, maxWaitSeconds: 60 })
  await place(4)
  const made = await deliveries()
  await getDb().webhookDelivery.deleteMany({ where: { id: { in: made.slice(0, 2).map((row) => row.id) } } })
  await call(recover, 'POST', `${path}/recover`, { key, body: { since: new Date(Date.now() - 60_000).toISOString() } })
  await runDueJobs()
  expect(batches().map(eventsOf)).toEqual(
    [made.slice(0, 2), made.slice(2)].map((rows) => rows.map((row) => row.eventId)),
  )
})

it('tries what failed together again together, by the same name, and goes on with the rest', async () => {
  const { id, place, batches, deliveries, received } = await scene({ maxEvents: 2, maxWaitSeconds: 0 }, (n) =>
    n === 1 ? 500 : 204,
  )
  await place(3)
  await runDueJobs()
  expect(batches().map((batch) => eventsOf(batch).length)).toEqual([2, 1])
  const [first, second, third] = await deliveries()
  expect(first).toMatchObject({ status: 'pending', attempts: 1, log: [{ statusCode: 500 }] })
  expect(second?.nextAttemptAt).toEqual(first?.nextAttemptAt)
  expect(third).toMatchObject({ status: 'delivered', attempts: 1 })
  await passTime(id, 7)
  await runDueJobs()
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
    first?.log[0]?.batchId,
    third?.log[0]?.batchId,
    first?.log[0]?.batchId,
  ])
  expect((await deliveries()).map(({ status, attempts }) => [status, attempts])).toEqual([
    ['delivered', 2],
    ['delivered', 2],
    ['delivered', 1],
  ])
})

it('shows in each record the very request that carried it, also after batches are given up', async () => {
  const { key, path, place, received, deliveries } = await scene({ maxWaitSeconds: 0 })
  await place(2)
  await runDueJobs()
  await call(update, 'PATCH', path, { key, body: { batch: null } })
  await place(1)
  await runDueJobs()
  expect(received).toHaveLength(2)
  for (const [at, { id }] of (await deliveries()).entries()) {
    const { request, attempts } = bodyOf<{
      request: { body: string; headers: Record<string, string> }
      attempts: { batchId?: string }[]
    }>(await call(detail, 'GET', `/webhook-deliveries/${id}`, { key }))
    const sent = received[at < 2 ? 0 : 1]
    expect(request.body).toBe(sent?.body.toString())
    expect(request.headers['webhook-id']).toBe(sent?.headers['webhook-id'])
    expect(attempts[0]?.batchId).toBe(at < 2 ? sent?.headers['webhook-id'] : undefined)
  }
})

it('sends one by one what has waited for a batch that there is none of any more', async () => {
  const { id, key, path, place, received, deliveries, jobs } = await scene({ maxWaitSeconds: 60 })
  await place(3)
  await place(1)
  await call(update, 'PATCH', path, { key, body: { batch: null } })
  await passTime(id, 60)
  await runDueJobs()
  expect((await deliveries()).map(({ status, attempts }) => [status, attempts])).toEqual(
    Array.from({ length: 4 }, () => ['delivered', 1]),
  )
  expect(received).toHaveLength(4)
  expect(await jobs()).toEqual([])
})

it('loses none either where batches end between two of them', async () => {
  const { key, path, place, batches, deliveries } = await scene({ maxEvents: 2, maxWaitSeconds: 0 })
  await place(5)
  await getDb().$executeRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`
  await deliverMany((await deliveries()).map((row) => row.id))
  expect(batches().map(({ type }) => type)).toEqual(['webhook.batch'])
  await call(update, 'PATCH', path, { key, body: { batch: null } })
  await runDueJobs()
  expect((await deliveries()).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'delivered'))
  expect(batches().map(({ type }) => type)).toEqual(['webhook.batch', ...Array(3).fill('order.created')])
})

it('is not late, and nothing to recover, while it waits for others; without a job it is, after an hour', async () => {
  const { id, key, path, place, batches, deliveries } = await scene({ maxWaitSeconds: 300 })
  const foresee = async () =>
    bodyOf<{ deliveries: number }>(await call(preview, 'GET', `${path}/recover`, { key })).deliveries
  const late = async () => {
    const { deliveries } = await measureQueue()
    const { figures } = await checkWebhooks('development')
    return [deliveries.due, ...figures.map(({ value }) => value)]
  }
  const before = await late()
  await place(2)
  await passTime(id, 120)
  expect((await deliveries()).every(({ nextAttemptAt }) => Number(nextAttemptAt) > Date.now() + 170_000)).toBe(true)
  expect(await late()).toEqual(before)
  expect(await foresee()).toBe(0)
  await getDb().$executeRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`
  await passTime(id, 300)
  expect((await late()).slice(0, 2)).toEqual(before.slice(0, 2).map((due) => Number(due) + 2))
  expect(await foresee()).toBe(0)
  await passTime(id, 3600)
  expect(await foresee()).toBe(2)
  await call(recover, 'POST', `${path}/recover`, { key, body: { since: new Date(Date.now() - 60_000).toISOString() } })
  await runDueJobs()
  expect(batches().map((batch) => eventsOf(batch).length)).toEqual([2])
})

it('refuses sizes and waits that no batch can have', async () => {
  const { key, path } = await scene({})
  for (const [batch, field] of [
    [{ maxEvents: 101 }, 'batch.maxEvents'],
    [{ maxWaitSeconds: 301 }, 'batch.maxWaitSeconds'],
  ] as const)
    expect(await call(update, 'PATCH', path, { key, body: { batch } })).toMatchObject({
      status: 400,
      body: { details: [{ field }] },
    })
  expect(bodyOf(await call(update, 'PATCH', path, { key, body: { batch: { maxEvents: 10 } } }))).toMatchObject({
    batch: { maxEvents: 10, maxWaitSeconds: 5 },
  })
})
