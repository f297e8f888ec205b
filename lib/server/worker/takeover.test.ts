import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { disconnectDb, getDb, newConnection } from '#lib/db.ts'
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
