import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { disconnectDb, getDb, newConnection } from '#lib/db.ts'
import { bringForward, ClockWatch, OwnClock } from '#lib/server/worker/clock-set-back.ts'
import { deliverMany } from '#lib/webhooks/deliver-many.ts'
import { deliverWebhook } from '#lib/webhooks/deliver.ts'
import { deliverDue, endpointFor, getDelivery, ping, receiver } from '#tools/testing/endpoints.ts'

beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true))
afterEach(async () => {
  vi.restoreAllMocks()
  await getDb().$executeRaw`DELETE FROM graphile_worker._private_jobs`
  await disconnectDb()
})

async function look(): Promise<void> {
  const client = newConnection('a test')
  await client.connect()
  await bringForward(client)
  await client.end()
}

/** As if all of it had been written before the clock was set back by an hour. */
const setBack = () =>
  getDb().$executeRaw`
    UPDATE graphile_worker._private_jobs
    SET run_at = run_at + interval '1 hour', updated_at = updated_at + interval '1 hour', created_at = created_at + interval '1 hour'`

/** Within five seconds, in which a test on a busy machine goes on. */
const about = (seconds: number): unknown => expect.closeTo(seconds, -1)

const waits = () =>
  getDb().$queryRaw<{ key: string; seconds: number }[]>`
    SELECT key, round(extract(epoch FROM run_at - now()))::int AS seconds FROM graphile_worker._private_jobs ORDER BY key`

test('what was planned by a clock that was set back waits as long as it was to, and no longer', async () => {
  await getDb().$executeRaw`SELECT graphile_worker.add_job('nothing', job_key => 'due')`
  await getDb()
    .$executeRaw`SELECT graphile_worker.add_job('nothing', job_key => 'in a minute', run_at => now() + interval '1 minute')`
  await setBack()
  await getDb()
    .$executeRaw`SELECT graphile_worker.add_job('nothing', job_key => 'planned since', run_at => now() + interval '2 hours')`
  expect(await waits()).toMatchObject([{ seconds: about(3_600) }, { seconds: about(3_660) }, { seconds: about(7_200) }])
  const wanted = [
    { key: 'due', seconds: about(0) },
    { key: 'in a minute', seconds: about(60) },
    { key: 'planned since', seconds: about(7_200) },
  ]
  await look()
  expect(await waits()).toEqual(wanted)
  // Somebody else's look finds nothing to do.
  await look()
  expect(await waits()).toEqual(wanted)
})

test.each([
  ['one', (id: string) => deliverWebhook(id, { attempt: 1 })],
  ['one of many', (id: string) => deliverMany([id])],
])('a webhook is sent whose job a worker had in hand when the clock was set back: %s', async (_, run) => {
  const { url, received } = await receiver((response) => response.writeHead(204).end())
  const endpoint = await endpointFor(url)
  await ping(endpoint)
  await getDb().$executeRaw`
    UPDATE webhook_deliveries SET next_attempt_at = next_attempt_at + interval '1 hour' WHERE endpoint_id = ${endpoint.id}`
  const { id } = await getDelivery(endpoint.id)
  await run(id)
  await run(id)
  expect(received).toHaveLength(1)
})

test('a webhook that was due is sent', async () => {
  const { url, received } = await receiver((response) => response.writeHead(204).end())
  const endpoint = await endpointFor(url)
  await ping(endpoint)
  await setBack()
  await getDb().$executeRaw`
    UPDATE webhook_deliveries SET next_attempt_at = next_attempt_at + interval '1 hour' WHERE endpoint_id = ${endpoint.id}`
  await deliverDue()
  expect(received).toHaveLength(0)
  await look()
  await deliverDue()
  expect(received).toHaveLength(1)
  expect(await getDelivery(endpoint.id)).toMatchObject({ status: 'delivered', attempts: 1 })
})

test('jobs are looked at when the clock is seen to be behind, and not otherwise', async () => {
  await getDb()
    .$executeRaw`SELECT graphile_worker.add_job('nothing', job_key => 'in a minute', run_at => now() + interval '1 minute')`
  await setBack()
  const client = newConnection('a test')
  await client.connect()
  const asked = vi.spyOn(client, 'query')
  // Whoever begins to watch after the step knows it by what was planned before.
  const late = new ClockWatch()
  await late.look(client)
  expect(await waits()).toEqual([{ key: 'in a minute', seconds: about(60) }])

  const early = new ClockWatch()
  await early.look(client)
  const lookAtTheClock = async () => {
    asked.mockClear()
    await early.look(client)
    return asked.mock.calls.length
  }
  expect(await lookAtTheClock()).toBe(1)
  await setBack()
  expect(await lookAtTheClock()).toBe(1)
  expect(await waits()).toEqual([{ key: 'in a minute', seconds: about(3_660) }])
  // As if the clock had been seen where it was before the step.
  asked.mockResolvedValueOnce({ rows: [{ seconds: Date.now() / 1000 + 3_600 }] } as never)
  await early.look(client)
  expect(await lookAtTheClock()).toBe(2)
  expect(await waits()).toEqual([{ key: 'in a minute', seconds: about(60) }])
  // A step that nobody saw is found in five minutes.
  const steady = new ClockWatch()
  await steady.look(client)
  await setBack()
  for (let n = 0; n < 60; n += 1) await steady.look(client)
  expect(await waits()).toEqual([{ key: 'in a minute', seconds: about(60) }])
  await client.end()
})

test('rounds that were planned by a clock that was set back are planned by the new one', async () => {
  const last = () =>
    getDb().$queryRaw<{ identifier: string; seconds: number }[]>`
      SELECT identifier, round(extract(epoch FROM last_execution - now()))::int AS seconds
      FROM graphile_worker._private_known_crontabs ORDER BY identifier`
  await getDb().$executeRaw`
    INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    VALUES ('ahead', now(), now() + interval '1 hour'), ('just now', now(), now() + interval '1 minute'), ('never', now(), NULL)`
  const client = newConnection('a test')
  await client.connect()
  await new ClockWatch().look(client)
  await client.end()
  expect(await last()).toEqual([
    { identifier: 'ahead', seconds: about(-60) },
    { identifier: 'just now', seconds: about(60) },
    { identifier: 'never', seconds: null },
  ])
  await getDb().$executeRaw`DELETE FROM graphile_worker._private_known_crontabs`
})

test('a step back of this machine’s own clock is noticed, and neither one ahead nor that it is put right', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const clock = new OwnClock()
  const begun = Date.now()
  const after = (seconds: number) => {
    vi.setSystemTime(begun + seconds * 1_000)
    return clock.wasSetBack()
  }
  expect([0, 3_600, 3_500, 3_400, 3_600, 0].map(after)).toEqual([false, false, false, true, false, true])
  vi.useRealTimers()
})
