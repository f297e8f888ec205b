import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newClient, openPool } from '#lib/connection.ts'
import { sqlState, wasCutOff } from '#lib/database-errors.ts'
import { startTestDatabase, type TestDatabase } from '#tools/runtime/test-database.ts'

const password = 'the same on both'
let clusters: TestDatabase[] = []
beforeAll(async () => {
  clusters = [await startTestDatabase(), await startTestDatabase()]
  for (const { url } of clusters) await administer(url, `ALTER ROLE callslip PASSWORD '${password}'`)
})
afterAll(() => Promise.all(clusters.map((cluster) => cluster.remove())))

async function administer(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=off' })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
const portOf = ({ url }: TestDatabase) => Number(new URL(url).port)
const urlOf = (cluster: TestDatabase) => Object.assign(new URL(cluster.url), { password }).href
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
/** As a failover manager would: those who are connected are thrown out. */
const setWritable = (cluster: TestDatabase, writable: boolean) =>
  administer(
    urlOf(cluster),
    `ALTER DATABASE callslip SET default_transaction_read_only = ${writable ? 'off' : 'on'}`,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
  )

it('goes to the one of several hosts that takes writes, and to the other once they have changed places', async () => {
  const [one, two] = clusters as [TestDatabase, TestDatabase] // both started above
  const hosts = `127.0.0.1:${portOf(one)},127.0.0.1:${portOf(two)}`
  const url = `postgresql://callslip:${encodeURIComponent(password)}@${hosts}/callslip?target_session_attrs=read-write`
  await setWritable(one, false)
  const pool = openPool({ url }, { max: 4, settings: { TimeZone: 'UTC' } })
  const ask = async () => (await pool.query<{ port: number }>('SELECT inet_server_port() AS port')).rows[0]?.port
  expect(new Set(await Promise.all([ask(), ask(), ask()]))).toEqual(new Set([portOf(two)]))

  await setWritable(two, false)
  const none = await failureOf(newClient({ url }).connect())
  expect([sqlState(none), String(none)]).toEqual([
    '08001',
    expect.stringMatching(/takes no writes|No host of the database/),
  ])
  expect(String(await failureOf(newClient({ url }).connect()))).toMatch(
    new RegExp(
      `No host of the database takes writes: 127.0.0.1:${portOf(one)}: read-only; 127.0.0.1:${portOf(two)}: read-only`,
    ),
  )

  await setWritable(one, true)
  expect(await ask()).toBe(portOf(one))
  await pool.end()
})

it('leaves a machine that has gone without a word as soon as it finds another one that takes writes', async () => {
  const [one, two] = clusters as [TestDatabase, TestDatabase] // both started above
  await setWritable(one, true)
  await setWritable(two, false)
  const url = `postgresql://callslip:${encodeURIComponent(password)}@127.0.0.1:${portOf(two)},127.0.0.1:${portOf(one)}/callslip`
  const pool = openPool({ url }, { max: 2 })
  const lost = await pool.connect()
  const asked = failureOf(lost.query('SELECT pg_sleep(4)'))
  const other = await pool.connect()
  // Nobody ends what is connected to it: only who connects from now on is told.
  await administer(urlOf(one), 'ALTER DATABASE callslip SET default_transaction_read_only = on')
  await administer(urlOf(two), 'ALTER DATABASE callslip RESET ALL')
  const ended = once(other, 'end')
  other.release(true)
  await ended
  const { rows } = await pool.query<{ port: number }>('SELECT inet_server_port() AS port')
  const error = await asked
  expect([rows, wasCutOff(error), String(error)]).toEqual([
    [{ port: portOf(two) }],
    true,
    `Error: 127.0.0.1:${portOf(two)} takes writes now`,
  ])
  lost.release()
  await pool.end()
})
