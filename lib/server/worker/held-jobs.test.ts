import { EventEmitter } from 'node:events'
import type { Job, WorkerEvents } from 'graphile-worker'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DatabaseClient } from '#lib/database-client.ts'
import { disconnectDb, getDb } from '#lib/db.ts'
import { FetchWatch } from '#lib/server/worker/fetch-watch.ts'
import { dropReplaced, HeldJobs } from '#lib/server/worker/held-jobs.ts'

beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true))
afterEach(async () => {
  vi.restoreAllMocks()
  await getDb().$executeRaw`DELETE FROM graphile_worker._private_jobs`
  await disconnectDb()
})

/** What a worker knows of its jobs, the events that tell it, and a connection for its looks. */
async function openHeld() {
  const events: WorkerEvents = new EventEmitter()
  const held = new HeldJobs()
  held.watch(events)
  const client = new DatabaseClient({ connectionString: process.env['DATABASE_URL'] ?? '' })
  await client.connect()
  return { events, held, client }
}

const locked = () =>
  getDb().$queryRaw<{ id: bigint; queue: boolean }[]>`
    SELECT j.id, q.locked_by IS NOT NULL AS queue FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id WHERE j.locked_by = 'this worker' ORDER BY j.id`

// Of a time to come: as a lock is that was taken before the database's clock was set back.
const longAgo = ['-1 minute', '1 hour']

test.each(longAgo)(
  'a job locked %s from now that nobody has is freed with its queue at the second look',
  async (span) => {
    const { events, held, client } = await openHeld()
    for (const queue of ['a', 'b', 'c'])
      await getDb().$executeRaw`SELECT graphile_worker.add_job('nothing', queue_name => ${queue})`
    await getDb()
      .$executeRaw`UPDATE graphile_worker._private_jobs SET locked_by = 'this worker', locked_at = now() + ${span}::interval`
    await getDb()
      .$executeRaw`UPDATE graphile_worker._private_job_queues SET locked_by = 'this worker', locked_at = now()`
    const all = await locked()
    expect(all.map(({ queue }) => queue)).toEqual([true, true, true])
    const [running, finished] = all.map(({ id }) => ({ id: String(id) }) as Job) // of a job only its id is looked at
    const event = { jobs: [running, finished], job: finished } as never
    events.emit('localQueue:getJobs:complete', event)
    await held.freeStrays(client, ['this worker'])
    expect(await locked()).toHaveLength(3)
    // Just done: the look after this may come before it is written down.
    events.emit('job:complete', event)
    await held.freeStrays(client, ['this worker'])
    expect((await locked()).map(({ id }) => String(id))).toEqual([running?.id, finished?.id])
    await held.freeStrays(client, ['this worker'])
    expect((await locked()).map(({ id }) => String(id))).toEqual([running?.id])
    await client.end()
  },
)

test.each(longAgo)(
  'a queue locked %s from now whose job another has finished is free when this one ended it too',
  async (span) => {
    const { events, held, client } = await openHeld()
    for (const queue of ['gone', 'under way'])
      await getDb().$executeRaw`SELECT graphile_worker.add_job('nothing', queue_name => ${queue})`
    await getDb().$executeRaw`UPDATE graphile_worker._private_jobs SET locked_by = 'this worker', locked_at = now()`
    await getDb().$executeRaw`
    UPDATE graphile_worker._private_job_queues SET locked_by = 'this worker', locked_at = now() + ${span}::interval`
    const [gone] = await getDb().$queryRaw<{ id: bigint; job_queue_id: number }[]>`
    SELECT id, job_queue_id FROM graphile_worker._private_jobs ORDER BY id LIMIT 1`
    const job = { ...gone, id: String(gone?.id) }
    events.emit('localQueue:getJobs:complete', { jobs: [job] } as never)
    // As the queue's library completes a job that is no longer its own: without a look at who has it.
    await getDb().$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE id = ${gone?.id}`
    const free = async () => {
      await held.freeQueues(client, ['this worker'])
      return getDb().$queryRaw`
      SELECT queue_name FROM graphile_worker._private_job_queues WHERE locked_by IS NULL AND queue_name IN ('gone', 'under way')`
    }
    expect(await free()).toEqual([])
    events.emit('job:complete', { job } as never)
    expect(await free()).toEqual([{ queue_name: 'gone' }])
    await client.end()
  },
)

test('a job that was replaced while it ran is gone with the lock that nobody has', async () => {
  const add = () =>
    getDb().$queryRaw<{ id: bigint }[]>`
      SELECT id FROM graphile_worker.add_job('nothing', queue_name => 'once', job_key => 'one', job_key_mode => 'replace')`
  await add()
  await getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET locked_by = 'this worker', locked_at = now() - interval '1 minute', attempts = 1`
  await getDb().$executeRaw`UPDATE graphile_worker._private_job_queues SET locked_by = 'this worker', locked_at = now()`
  const [next] = await add()
  expect(await getDb().$queryRaw`SELECT 1 FROM graphile_worker._private_jobs`).toHaveLength(2)
  const { held, client } = await openHeld()
  for (const _ of [1, 2]) await held.freeStrays(client, ['this worker'])
  await dropReplaced(client)
  await client.end()
  expect(await locked()).toEqual([])
  expect(
    await getDb().$queryRaw`
      SELECT j.id, q.locked_by FROM graphile_worker._private_jobs j JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id`,
  ).toEqual([{ id: next?.id, locked_by: null }])
})

test('a job that was replaced while it ran or after its last try is no job given up, whoever had it', async () => {
  const { client } = await openHeld()
  const add = () => getDb().$queryRaw<{ id: bigint }[]>`
    SELECT id FROM graphile_worker.add_job('nothing', job_key => 'one', job_key_mode => 'replace', max_attempts => 2)`
  /** Takes it in hand, lets something happen, and fails as the queue's library does; another worker looks, which knows nothing of it. */
  const fail = async (attempts: number, meanwhile: () => Promise<unknown> = async () => {}) => {
    const [job] = await getDb().$queryRaw<{ id: bigint }[]>`
      UPDATE graphile_worker._private_jobs SET locked_by = 'a worker', locked_at = now(), attempts = ${attempts} RETURNING id`
    await meanwhile()
    await dropReplaced(client)
    // Under way it is somebody's.
    expect(await getDb().$executeRaw`SELECT 1 FROM graphile_worker._private_jobs WHERE id = ${job?.id}`).toBe(1)
    await getDb().$executeRaw`
      UPDATE graphile_worker._private_jobs SET locked_by = NULL, locked_at = NULL, last_error = 'no' WHERE id = ${job?.id}`
    await dropReplaced(client)
  }
  const left = () => getDb().$queryRaw`SELECT key, attempts FROM graphile_worker._private_jobs ORDER BY id`
  await add()
  await fail(1)
  await fail(2, add)
  expect(await left()).toEqual([{ key: 'one', attempts: 0 }])
  await fail(1)
  expect(await left()).toEqual([{ key: 'one', attempts: 1 }])
  // Its last try: it is given up, and stays to be seen until the next has its work.
  await fail(2)
  expect(await left()).toEqual([{ key: 'one', attempts: 2 }])
  await add()
  await dropReplaced(client)
  expect(await left()).toEqual([{ key: 'one', attempts: 0 }])
  await client.end()
})

test('a worker that fetches nothing ends, unless it is busy or the database takes no changes', async () => {
  const events: WorkerEvents = new EventEmitter()
  const end = vi.fn()
  const watch = new FetchWatch(events, end)
  const looks = async (n: number) => {
    for (let i = 0; i < n; i += 1) await watch.look()
  }
  const mode = (newMode: string) => events.emit('localQueue:setMode', { newMode } as never)
  mode('WAITING')
  await looks(30)
  expect([watch.failure, end.mock.calls]).toEqual([undefined, []])
  mode('POLLING')
  const name = new URL(process.env['DATABASE_URL'] ?? '').pathname.slice(1)
  await getDb().$executeRawUnsafe(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  await looks(20)
  expect([watch.failure, end.mock.calls]).toEqual(['the database takes no changes', []])
  // This connection is older.
  await getDb().$executeRawUnsafe(`ALTER DATABASE ${name} SET default_transaction_read_only = off`)
  await disconnectDb()
  await looks(5)
  events.emit('localQueue:getJobs:complete', { jobs: [] } as never)
  await looks(8)
  expect(end).not.toHaveBeenCalled()
  await looks(1)
  expect(end.mock.calls).toEqual([['no jobs could be fetched though the database is there']])
})
