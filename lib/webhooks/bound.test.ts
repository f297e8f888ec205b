import { expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { bounds, room, roomAgainMs } from '#lib/webhooks/bound.ts'
import { deliverWebhook } from '#lib/webhooks/deliver.ts'
import { deliveryLimits } from '#lib/webhooks/send-request.ts'
import { dropJobs, endpointFor, getDelivery, jobsOf, ping, receiver, deliverDue } from '#tools/testing/endpoints.ts'
import { startWorker } from '#tools/testing/run-jobs.ts'

it('holds at most four deliveries to a slow endpoint and delays no other', async () => {
  let underWay = 0
  let most = 0
  const answering = Promise.withResolvers<void>()
  const slow = await receiver((response) => {
    most = Math.max(most, (underWay += 1))
    response.on('close', () => (underWay -= 1))
    void answering.promise.then(() => response.writeHead(204).end())
  })
  const quick = await receiver()
  const hanging = await endpointFor(slow.url)
  for (let n = 0; n < 8; n += 1) await ping(hanging)
  const healthy = await endpointFor(quick.url)
  for (let n = 0; n < 3; n += 1) await ping(healthy)
  const worker = await startWorker()
  // While none of the slow ones is answered: the others arrive, and whatever the worker has begun for the slow one, too.
  const begun = () => getDb().$executeRaw`
    SELECT 1 FROM graphile_worker.jobs WHERE locked_at IS NOT NULL AND queue_name LIKE ${`webhook:${hanging.id}:%`}`
  const limits = { timeout: deliveryLimits.totalMs - 2_000 }
  await expect.poll(() => quick.received.length, limits).toBe(3)
  await expect.poll(async () => slow.received.length - (await begun()), limits).toBe(0)
  expect(underWay).toBe(slow.received.length)
  expect(underWay).toBeGreaterThan(0)
  answering.resolve()
  const arrived = () => new Set(slow.received.map(({ headers }) => headers['webhook-id'])).size
  await expect.poll(arrived, limits).toBe(8)
  await worker.stop()
  expect(most).toBeLessThanOrEqual(4)
})

it('moves what waits on other lanes of an endpoint that has begun to fail to its first, unsent', async () => {
  const { url, received } = await receiver()
  const endpoint = await endpointFor(url)
  await ping(endpoint)
  const { id } = await getDelivery(endpoint.id)
  await getDb().$executeRaw`UPDATE webhook_endpoints SET failing_since = now() WHERE id = ${endpoint.id}`
  await dropJobs()
  await deliverWebhook(id, { lane: 2 })
  expect(received).toHaveLength(0)
  expect(await jobsOf(id)).toMatchObject([{ key: `deliver:${id}:1`, queue: `webhook:${endpoint.id}:0` }])
  await deliverDue()
  expect(await getDelivery(endpoint.id)).toMatchObject({ status: 'delivered', attempts: 1 })
})

it('has room for so many attempts at endpoints that fail, of one client and of all, and plans the others again', async () => {
  const { url, received } = await receiver()
  const endpoint = await endpointFor(url)
  await ping(endpoint)
  const { id } = await getDelivery(endpoint.id)
  await getDb().$executeRaw`UPDATE webhook_endpoints SET failing_since = now() WHERE id = ${endpoint.id}`
  const answering = Promise.withResolvers<void>()
  const hang = (client: string, count: number) =>
    Array.from({ length: count }, (_, n) =>
      room.run({ endpointId: `${client} ${n}`, client, failing: true }, () => answering.promise),
    )
  const own = hang(`${endpoint.actor.clientId} ${endpoint.actor.environment}`, bounds.troubledOfClient)
  await deliverWebhook(id)
  expect(received).toHaveLength(0)
  const [again] = await jobsOf(id)
  expect(again?.wait).toBeGreaterThan(roomAgainMs / 1000 - 1)
  expect(again?.wait).toBeLessThanOrEqual(roomAgainMs / 1000)
  const left = bounds.troubled - bounds.troubledOfClient
  const others = Array.from({ length: left }, (_, n) => hang(`client ${n}`, 1)).flat()
  const known = room.clients
  expect(await Promise.all(hang('one more', 1))).toEqual([roomAgainMs])
  expect(room.clients).toBe(known)
  answering.resolve()
  await Promise.all([...own, ...others])
  expect(room.clients).toBe(0)
  await deliverWebhook(id)
  expect(received).toHaveLength(1)
})

it('sends a retry before what waits behind it', async () => {
  const { url, received } = await receiver((response) => response.writeHead(received.length === 1 ? 500 : 204).end())
  const endpoint = await endpointFor(url)
  await ping(endpoint)
  const { id } = await getDelivery(endpoint.id)
  await dropJobs()
  await deliverWebhook(id)
  for (let n = 0; n < 3; n += 1) await ping(endpoint)
  const waiting = await getDb().$queryRaw<{ queue: string; key: string }[]>`
    SELECT right(queue_name, 1) AS queue, key
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id
    WHERE queue_name LIKE ${`webhook:${endpoint.id}:%`} ORDER BY priority, run_at`
  expect(waiting.map(({ queue }) => queue)).toEqual(Array(4).fill('0'))
  expect(waiting[0]?.key).toBe(`deliver:${id}:2`)
})

it('has one of a recovery wait for room where it stands, and others make way', async () => {
  const { url, received } = await receiver()
  const endpoint = await endpointFor(url)
  await ping(endpoint)
  const { id } = await getDelivery(endpoint.id)
  await dropJobs()
  const client = `${endpoint.actor.clientId} ${endpoint.actor.environment}`
  const answering = Promise.withResolvers<void>()
  const held = Array.from({ length: bounds.ofClient }, (_, n) =>
    room.run({ endpointId: `another ${n}`, client, failing: false }, () => answering.promise),
  )
  const inTurn = deliverWebhook(id, { inOrder: true })
  await deliverWebhook(id)
  expect([received.length, (await jobsOf(id)).length]).toEqual([0, 1])
  await dropJobs()
  answering.resolve()
  await Promise.all([inTurn, ...held])
  expect([received.length, await jobsOf(id)]).toEqual([1, []])
})
