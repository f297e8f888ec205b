import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newClient, openPool } from '#lib/connection.ts'
import { sqlState } from '#lib/database-errors.ts'
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
  const none = await newClient({ url })
    .connect()
    .catch((error: unknown) => error)
  expect([sqlState(none), String(none)]).toEqual([
    '08001',
    expect.stringMatching(/takes no writes|No host of the database/),
  ])
  expect(
    String(
      await newClient({ url })
        .connect()
        .catch((error: unknown) => error),
    ),
  ).toMatch(
    new RegExp(
      `No host of the database takes writes: 127.0.0.1:${portOf(one)}: read-only; 127.0.0.1:${portOf(two)}: read-only`,
    ),
  )

  await setWritable(one, true)
  expect(await ask()).toBe(portOf(one))
  await pool.end()
})
