import { afterAll, describe, expect, it } from 'vitest'
import { findDatabaseIssues } from '#lib/server/start/database-issues.ts'
import { migrate } from '#tools/runtime/migrate.ts'
import { hasPgBouncer, startPgBouncer, type PgBouncer } from '#tools/testing/pgbouncer.ts'
import { getDb, newConnection } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'

const own = process.env['DATABASE_URL'] ?? ''
const database = new URL(own).pathname.slice(1)
const opened: PgBouncer[] = []
afterAll(() => opened.forEach((one) => one.close()))

async function through(mode: 'session' | 'transaction', more?: string) {
  const pooler = await startPgBouncer(own, mode, more === undefined ? {} : { more })
  opened.push(pooler)
  return pooler.urlOf(database)
}
/** The settings are read once by a process; here they change. */
const settle = (DATABASE_URL: string, DATABASE_POOLER?: 'session' | 'transaction', DATABASE_DIRECT_URL?: string) =>
  Object.assign(getEnv(), { DATABASE_URL, DATABASE_POOLER, DATABASE_DIRECT_URL })
const found = async () => (await findDatabaseIssues()).map(({ grave, sentence }) => `${grave ? '!' : ''}${sentence}`)

it('finds nothing on the direct way', async () => {
  await getDb().$queryRaw`SELECT 1`
  expect(await found()).toEqual([])
})

describe.skipIf(!hasPgBouncer)('before PgBouncer', () => {
  it('says what each mode lacks, and nothing once the role has the limits', async () => {
    const ignoring = 'ignore_startup_parameters = options'
    settle(await through('transaction'))
    expect(await found()).toEqual([expect.stringMatching(/^!DATABASE_URL leads to a connection pooler that refuses/)])
    settle(await through('transaction', ignoring))
    expect(await found()).toEqual([expect.stringMatching(/^!.*in transaction mode: set DATABASE_POOLER=transaction/)])
    settle(await through('transaction'), 'session')
    expect(await found()).toEqual([expect.stringMatching(/^!.*in transaction mode: set DATABASE_POOLER=transaction/)])
    settle(await through('session', ignoring))
    expect(await found()).toEqual([
      expect.stringMatching(
        /^Sessions of DATABASE_URL have lost our limits of time \(lock_timeout, statement_timeout, .*set DATABASE_POOLER/,
      ),
    ])
    const shared = await through('transaction')
    settle(shared, 'transaction', own)
    expect(await found()).toEqual([expect.stringMatching(/lost our limits of time .*: run npm run migrate/)])
    settle(shared, 'transaction', shared)
    expect(await found()).toContainEqual(expect.stringMatching(/^!DATABASE_DIRECT_URL leads to a pooler too/))
    await migrate({ own: { url: own, limited: true }, shared: { url: shared, pooler: 'transaction' } })
    settle(await through('transaction'), 'transaction', own)
    expect(await found()).toEqual([])
    // A session past the pooler, for whatever takes long, has none.
    const client = newConnection('a test')
    await client.connect()
    const { rows } = await client.query('SHOW lock_timeout')
    await client.end()
    expect(rows).toEqual([{ lock_timeout: '0' }])
  })
})
