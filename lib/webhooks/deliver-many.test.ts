import { afterEach, expect, it } from 'vitest'
import { getDb, inTransaction } from '#lib/db.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { createEndpoint } from '#lib/webhooks/create-endpoint.ts'
import { deliverMany } from '#lib/webhooks/deliver-many.ts'
import { customerActor, makeClient } from '#prisma/factories.ts'
import { startReceiver } from '#tools/testing/receiver.ts'
import { dispatchEvents, runDueJobs } from '#tools/testing/run-jobs.ts'

const opened: { close: () => void }[] = []
afterEach(() => opened.splice(0).forEach(({ close }) => close()))

const input = placeOrderInput.parse({
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
  instructions: 'sandbox:manual',
})

/** An endpoint that is told of many new orders at once; `answer` is the status of its n-th request. */
async function scene(count: number, answer: (n: number) => number = () => 204) {
  let n = 0
  const receiver = await startReceiver((response) => response.writeHead(answer(++n)).end())
  opened.push(receiver)
  const actor = customerActor(await makeClient(getDb()))
  const { id } = await inTransaction((tx) => createEndpoint(tx, actor, { url: receiver.url }))
  for (let i = 0; i < count; i += 1) await inTransaction((tx) => placeOrder(tx, actor, input))
  await dispatchEvents()
  const deliveries = () =>
    getDb().webhookDelivery.findMany({ where: { endpointId: id }, include: { log: true }, orderBy: { id: 'asc' } })
  return { ...receiver, id, deliveries, endpoint: () => getDb().webhookEndpoint.findUniqueOrThrow({ where: { id } }) }
}
const plannedFor = (endpointId: string) => getDb().$queryRaw<{ task: string; jobs: number; lanes: number }[]>`
  SELECT task_identifier AS task, count(*)::int AS jobs, count(DISTINCT queue_name)::int AS lanes FROM graphile_worker.jobs
  WHERE queue_name LIKE ${`webhook:${endpointId}:%`} GROUP BY 1 ORDER BY 1`

it('makes the attempts of many by few jobs, on every lane, and keeps each', async () => {
  const { id, deliveries, received, endpoint } = await scene(22)
  expect(await plannedFor(id)).toEqual([{ task: 'deliver_webhooks', jobs: 4, lanes: 4 }])
  await runDueJobs()
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(22)
  for (const row of await deliveries())
    expect(row).toMatchObject({
      status: 'delivered',
      attempts: 1,
      nextAttemptAt: null,
      deliveredAt: expect.any(Date),
      log: [{ attempt: 1, statusCode: 204, error: null }],
    })
  expect((await endpoint()).lastSuccessAt).not.toBeNull()
  await deliverMany((await deliveries()).map((row) => row.id))
  expect(received).toHaveLength(22)
})

it('ends with the first that fails, and leaves the rest to the lane of a failing endpoint', async () => {
  const { id, deliveries, received, endpoint } = await scene(6, (n) => (n === 3 ? 500 : 204))
  await getDb().$executeRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`
  await deliverMany((await deliveries()).map((row) => row.id))
  expect(received).toHaveLength(3)
  expect((await deliveries()).map(({ status, attempts }) => [status, attempts])).toEqual([
    ...[1, 2].map(() => ['delivered', 1]),
    ['pending', 1],
    ...[4, 5, 6].map(() => ['pending', 0]),
  ])
  expect((await endpoint()).failingSince).not.toBeNull()
  expect(await plannedFor(id)).toEqual([
    { task: 'deliver_webhook', jobs: 1, lanes: 1 },
    { task: 'deliver_webhooks', jobs: 1, lanes: 1 },
  ])
  await runDueJobs()
  expect((await deliveries()).map(({ status, attempts }) => [status, attempts])).toEqual([
    ...[1, 2].map(() => ['delivered', 1]),
    ['pending', 1],
    ...[4, 5, 6].map(() => ['delivered', 1]),
  ])
})

it('moves many at once as well where their endpoint has begun to fail', async () => {
  const { id, deliveries, received } = await scene(5)
  await getDb().$executeRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`
  await getDb().$executeRaw`UPDATE webhook_endpoints SET failing_since = now() WHERE id = ${id}`
  await deliverMany(
    (await deliveries()).map((row) => row.id),
    { lane: 3 },
  )
  expect(received).toHaveLength(0)
  expect(await plannedFor(id)).toEqual([{ task: 'deliver_webhooks', jobs: 1, lanes: 1 }])
  await runDueJobs()
  expect(received).toHaveLength(5)
})
