import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { DatabaseClient, newPool } from '#lib/database-client.ts'
import { isOutOfReach, wasCutOff, wasUnsent } from '#lib/database-errors.ts'
import { disconnectDb, getDb } from '#lib/db.ts'
import { errorResponse } from '#lib/server/http/failure.ts'

const connectionString = () => process.env['DATABASE_URL'] ?? ''
const pool = newPool({ connectionString: connectionString(), max: 1 })
afterAll(async () => {
  await pool.end()
  await disconnectDb()
})
afterEach(() => void vi.useRealTimers())

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const kindOf = (error: unknown) => [wasUnsent(error), wasCutOff(error), isOutOfReach(error)]
const statusOf = (error: unknown) => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  return errorResponse(error, 'req_1', {}).status
}

test('an answer that never comes is waited for so long and no longer, and silence while nothing is asked is none', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const client = new DatabaseClient({ connectionString: connectionString() })
  await client.connect()
  const ended = vi.fn()
  client.on('end', ended)
  vi.advanceTimersByTime(600_000)
  const asked = failureOf(client.query('SELECT pg_sleep(60)'))
  vi.advanceTimersByTime(1_000 + 27_000)
  expect(ended).not.toHaveBeenCalled()
  expect((await getDb().$queryRaw<{ n: number }[]>`SELECT 1 AS n`)[0]?.n).toBe(1)
  vi.advanceTimersByTime(1_000)
  const error = await asked
  expect(error).toMatchObject({ message: 'the database said nothing for 28 seconds' })
  // It may have been done.
  expect(kindOf(error)).toEqual([false, false, true])
  await getDb().$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(60)'`
})

test('a connection that ends raises nothing, whoever holds it, and what was asked on it is cut off', async () => {
  const raised = vi.fn()
  process.on('uncaughtExceptionMonitor', raised)
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const asked = failureOf(client.query('SELECT pg_sleep(60)'))
  const closed = new Promise((resolve) => client.once('end', resolve))
  await getDb().$executeRaw`SELECT pg_terminate_backend(${rows[0]?.pid}::int)`
  const [error] = [await asked, await closed]
  const after = await failureOf(client.query('SELECT 1'))
  client.release()
  process.off('uncaughtExceptionMonitor', raised)
  expect(raised).not.toHaveBeenCalled()
  expect([kindOf(error), statusOf(error)]).toEqual([[false, true, true], 503])
  expect([kindOf(after), statusOf(after)]).toEqual([[true, true, true], 503])
  expect((await pool.query<{ n: number }>('SELECT 1 AS n')).rows).toEqual([{ n: 1 }])
})

test('a server that takes connections and says nothing is left after three seconds, one that ends them at once', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  const rude = createServer((socket) => void socket.once('data', () => socket.end())).listen(0, '127.0.0.1')
  await Promise.all([once(silent, 'listening'), once(rude, 'listening')])
  // They listen on TCP.
  const [silentPort, rudePort] = [silent, rude].map((server) => (server.address() as AddressInfo).port)
  const to = (port: number | undefined) => Object.assign(new URL(connectionString()), { port: String(port) }).href
  const begun = performance.now()
  const [alone, pooled, ended] = await Promise.all([
    failureOf(new DatabaseClient({ connectionString: to(silentPort) }).connect()),
    failureOf(newPool({ connectionString: to(silentPort) }).query('SELECT 1')),
    failureOf(new DatabaseClient({ connectionString: to(rudePort) }).connect()),
  ])
  expect(performance.now() - begun).toBeLessThan(4_500)
  expect([alone, pooled].map((error) => [kindOf(error), statusOf(error)])).toEqual([
    [[true, true, true], 503],
    [[true, true, true], 503],
  ])
  expect([kindOf(ended), statusOf(ended)]).toEqual([[false, true, true], 503])
  silent.close()
  rude.close()
  const refused = await failureOf(new DatabaseClient({ connectionString: to(rudePort) }).connect())
  expect([kindOf(refused), statusOf(refused)]).toEqual([[true, true, true], 503])
})

test('who waits for a connection of the pool’s own for ten seconds is told that nothing was asked', async () => {
  const busy = await pool.connect()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const waiting = failureOf(pool.query('SELECT 1'))
  vi.advanceTimersByTime(10_000)
  const error = await waiting
  expect([kindOf(error), statusOf(error)]).toEqual([[true, true, true], 503])
  vi.useRealTimers()
  busy.release()
})

test('a connection whose server takes no changes isn’t kept', async () => {
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const client = await pool.connect()
  await client.query('BEGIN READ ONLY')
  const error = await failureOf(client.query('CREATE TABLE refused (n int)'))
  await client.query('ROLLBACK')
  client.release()
  expect([kindOf(error), statusOf(error)]).toEqual([[false, false, true], 503])
  expect((await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows).not.toEqual(rows)
})

test('Prisma’s wrappings are seen through, and a full disk is said', async () => {
  for (const code of ['53100', '25006', '25P03', '25P04', '57P03', '08003']) {
    const wrapped = await failureOf(
      getDb().$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION 'made up' USING ERRCODE = '${code}'; END $$`),
    )
    expect([code, statusOf(wrapped)]).toEqual([code, 503])
  }
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const full = errorResponse(Object.assign(new Error('no space left'), { code: 'ENOSPC' }), 'req_1', {})
  expect([full.status, await full.text()]).toEqual([503, expect.stringContaining('no room left')])
  expect(statusOf(new Error('anything else'))).toBe(500)
})
