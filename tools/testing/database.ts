import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll } from 'vitest'
import { disconnectDb } from '#lib/db.ts'
import { flushRequests } from '#lib/requests/request-buffer.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import './settings.ts'

// Every test file works on a database of its own, copied from the migrated template, so files can run side by side.
const cluster = process.env['CLUSTER_URL'] ?? process.env['DATABASE_URL'] ?? ''
const name = `test_${randomBytes(6).toString('hex')}`

async function administer(work: (admin: pg.Client) => Promise<unknown>) {
  const admin = new pg.Client({ connectionString: Object.assign(new URL(cluster), { pathname: '/postgres' }).href })
  await admin.connect()
  await work(admin).finally(() => admin.end())
}

/** A pool counts as ended before its connections are: one that FORCE cuts off would throw into the test run. */
const waitUntilUnused = (admin: pg.Client) =>
  waitFor(
    `the connections to ${name} are closed`,
    1_000,
    async () => {
      const { rowCount } = await admin.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [name])
      return rowCount === 0
    },
    20,
  )

await administer((admin) =>
  admin.query(`CREATE DATABASE ${name} TEMPLATE ${process.env['TEMPLATE_DATABASE']} STRATEGY FILE_COPY`),
)
Object.assign(process.env, {
  CLUSTER_URL: cluster,
  DATABASE_URL: Object.assign(new URL(cluster), { pathname: `/${name}` }).href,
})

afterAll(async () => {
  await flushRequests()
  await disconnectDb()
  await administer(async (admin) => {
    // Whoever still holds one will fail somewhere else, where nobody would see why.
    await waitUntilUnused(admin).catch((error: unknown) => console.error(error))
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  })
})
