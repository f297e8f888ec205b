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

it('refuses a database that lacks what this version was written for, and none that has more', async () => {
  const [{ name } = { name: '' }] = await getDb().$queryRaw<{ name: string }[]>`
    SELECT max(migration_name) AS name FROM _prisma_migrations`
  const lacking = [
    expect.stringMatching(`^!The database lacks 1 migrations of this version, from ${name} on: run npm run`),
  ]
  const mark = (finished: Date | null, named: string, known: string) => getDb().$executeRaw`
    UPDATE _prisma_migrations SET finished_at = ${finished}, migration_name = ${named} WHERE migration_name = ${known}`
  try {
    await mark(null, name, name)
    expect(await found()).toEqual(lacking)
    await mark(new Date(), '29991231235959_of_a_newer_one', name)
    expect(await found()).toEqual(lacking)
    await getDb().$executeRaw`
      INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('again', '', ${name}, now())`
    expect(await found()).toEqual([])
    await getDb().$executeRaw`ALTER TABLE _prisma_migrations RENAME TO elsewhere`
    expect(await found()).toEqual([expect.stringMatching(/^!The database lacks \d\d+ migrations of this version/)])
    await getDb().$executeRaw`ALTER TABLE elsewhere RENAME TO _prisma_migrations`
  } finally {
    await getDb().$executeRaw`DELETE FROM _prisma_migrations WHERE id = 'again'`
    await mark(new Date(), name, '29991231235959_of_a_newer_one')
  }
})

it('says where the way leads over the internet unencrypted', async () => {
  const replicas = (DATABASE_REPLICA_URL?: string) => Object.assign(getEnv(), { DATABASE_REPLICA_URL })
  try {
    replicas('postgresql://me@8.8.8.8,10.0.0.7,localhost/db?target_session_attrs=standby')
    expect(await found()).toEqual([
      'DATABASE_REPLICA_URL leads over the internet to 8.8.8.8 unencrypted: add sslmode=verify-full to it',
    ])
    replicas('postgresql://me@8.8.8.8,[2600::1]/db?sslmode=verify-full')
    expect(await found()).toEqual([])
    replicas('postgresql://me@10.0.0.7,nowhere.invalid/db')
    expect(await found()).toEqual([])
    replicas('postgresql://me@[2600::1],8.8.4.4/db?sslmode=disable')
    expect(await found()).toEqual([expect.stringContaining('2600::1 and 8.8.4.4')])
  } finally {
    replicas()
  }
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
