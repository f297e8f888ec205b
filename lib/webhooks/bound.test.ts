import { expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { workerSlots } from '#lib/jobs.ts'
import { failingAttempts, roomAgainMs } from '#lib/webhooks/bound.ts'
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

it('makes no attempt at one that fails while others that fail hold half of the slots, and looks again soon', async () => {
  const { url, received } = await receiver()
  const endpoint = await endpointFor(url)
  await ping(endpoint)
  const { id } = await getDelivery(endpoint.id)
  await getDb().$executeRaw`UPDATE webhook_endpoints SET failing_since = now() WHERE id = ${endpoint.id}`
  const answering = Promise.withResolvers<void>()
  const hanging = Array.from({ length: workerSlots / 2 }, () => failingAttempts.run(() => answering.promise))
  await deliverWebhook(id)
  expect(received).toHaveLength(0)
  const [again] = await jobsOf(id)
  expect(again?.wait).toBeGreaterThan(roomAgainMs / 1000 - 1)
  expect(again?.wait).toBeLessThanOrEqual(roomAgainMs / 1000)
  answering.resolve()
  await Promise.all(hanging)
  await deliverWebhook(id)
  expect(received).toHaveLength(1)
})
