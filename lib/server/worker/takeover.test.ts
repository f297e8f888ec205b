import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { disconnectDb, getDb, newConnection } from '#lib/db.ts'
import { Dispatcher } from '#lib/server/worker/dispatcher.ts'
import { HeldJobs } from '#lib/server/worker/held-jobs.ts'
import { Takeover } from '#lib/server/worker/takeover.ts'
import { waitFor } from '#tools/testing/wait-for.ts'

beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true))
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await getDb().$executeRaw`DELETE FROM graphile_worker._private_jobs`
  await disconnectDb()
})

test('its looks read no job that is only planned, but for one when it begins', async () => {
  await getDb().$executeRaw`
    SELECT graphile_worker.add_job('nothing', run_at => now() + interval '1 hour') FROM generate_series(1, 2000)`
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  const looks = () =>
    sent.mock.calls.flatMap(([text, values]: unknown[]) =>
      typeof text === 'string' && text.includes('_private_jobs') ? { text, values } : [],
    )
  const takeover = new Takeover(['this worker'], new HeldJobs())
  await takeover.start()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // With every fifth the clock is looked at, and then what is its own. What asks has 10 s, which pass as quickly as all others.
  const clocks = () =>
    sent.mock.calls.filter(([text]: unknown[]) => typeof text === 'string' && text.includes('now() AS at'))
  const strays = () => looks().filter(({ text }) => text.includes('job_queues q'))
  const lookTwice = async () => {
    await vi.advanceTimersByTimeAsync(250)
    return clocks().length >= 2 && strays().length >= 2
  }
  await waitFor('two looks', 60_000, lookTwice, 50)
  await takeover.stop()
  vi.useRealTimers()
  const latest = (look: { text: string }) => look.text.includes('max(updated_at)')
  expect(looks().filter(latest)).toHaveLength(1)
  const later = looks().filter((look) => !latest(look))

  const client = newConnection('a test')
  await client.connect()
  await client.query('ANALYZE graphile_worker._private_jobs')
  for (const { text, values } of later) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values as unknown[])
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan on _private_jobs/)
  }
  await client.end()
})

test.each(['-1 minute', '1 hour'])('what a worker that is gone has locked %s from now is free', async (span) => {
  await getDb().$executeRaw`SELECT graphile_worker.add_job('nothing', queue_name => 'left')`
  const living = newConnection('a living worker')
  await living.connect()
  await living.query("SELECT pg_advisory_lock(hashtextextended('living', 0))")
  await getDb().$executeRaw`SELECT graphile_worker.add_job('nothing', queue_name => 'in hand')`
  const [{ id = 0 } = {}] = await getDb().$queryRaw<{ id: number }[]>`
    SELECT id FROM graphile_worker._private_job_queues WHERE queue_name = 'in hand'`
  // After the database's clock was set back, a lock lies in the time to come.
  await getDb().$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_at = now() + ${span}::interval,
      locked_by = CASE job_queue_id WHEN ${id} THEN 'living' ELSE 'gone' END`
  await getDb().$executeRaw`
    UPDATE graphile_worker._private_job_queues SET locked_at = now() + ${span}::interval,
      locked_by = CASE id WHEN ${id} THEN 'living' ELSE 'gone' END WHERE queue_name IN ('left', 'in hand')`
  const locked = () => getDb().$queryRaw`
    SELECT j.locked_by AS job, q.locked_by AS queue FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id WHERE j.locked_by IS NOT NULL OR q.locked_by IS NOT NULL`
  const takeover = new Takeover(['this worker'], new HeldJobs())
  await takeover.start()
  await waitFor('the dead worker’s are free', 5_000, async () => ((await locked()) as unknown[]).length === 1)
  expect(await locked()).toEqual([{ job: 'living', queue: 'living' }])
  await takeover.stop()
  await living.end()
})

const sessionsOf = async (name: string) =>
  (
    await getDb().$queryRaw<{ pid: number }[]>`
      SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = ${name}`
  ).length

test('a lock of its own that a lost session still has it waits for briefly, and leaves no session behind', async () => {
  const lost = newConnection('a lost session')
  await lost.connect()
  await lost.query("SELECT pg_advisory_lock(hashtextextended('this worker', 0))")
  const takeover = new Takeover(['this worker'], new HeldJobs())
  await expect(takeover.start()).rejects.toMatchObject({ code: '55P03' })
  await waitFor('no session is left', 5_000, async () => (await sessionsOf('callslip takeover')) === 0)
  await lost.end()
  await takeover.start()
  await takeover.stop()
})

test('a dispatcher that cannot listen leaves no session behind either', async () => {
  const query: (...args: unknown[]) => unknown = pg.Client.prototype.query
  let failures = 0
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    if (!String(args[0]).startsWith('LISTEN') || failures > 0) return query.apply(this, args)
    failures += 1
    return Promise.reject(new Error('it cannot listen'))
  } as never)
  const listening = async () =>
    (
      await getDb().$queryRaw<{ pid: number }[]>`
        SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%callslip dispatcher%' AND pid <> pg_backend_pid()`
    ).length > 0
  const dispatcher = new Dispatcher()
  dispatcher.start()
  await waitFor('it listens after all', 10_000, listening)
  expect([failures, await sessionsOf('callslip dispatcher')]).toEqual([1, 1])
  await dispatcher.stop()
})

test('sessions that others may wait for ask the server to notice when their machine has gone', async () => {
  const client = newConnection('a test')
  await client.connect()
  const { rows } = await client.query<{ settings: string }>(
    `SELECT string_agg(current_setting(name), ' ' ORDER BY at) AS settings
     FROM unnest('{tcp_keepalives_idle,tcp_keepalives_interval,tcp_keepalives_count,tcp_user_timeout}'::text[]) WITH ORDINALITY s(name, at)`,
  )
  await client.end()
  expect(rows).toEqual([{ settings: '10 5 3 20000' }])
})
