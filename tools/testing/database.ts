import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll } from 'vitest'
import { disconnectDb } from '#lib/db.ts'
import { flushRequests } from '#lib/requests/request-buffer.ts'
import './settings.ts'

// Every test file works on a database of its own, copied from the migrated template, so files can run side by side.
const cluster = process.env['CLUSTER_URL'] ?? process.env['DATABASE_URL'] ?? ''
const name = `test_${randomBytes(6).toString('hex')}`

/** A pool counts as ended before its connections are: one that FORCE cuts off would throw into the test run. */
async function waitUntilUnused() {
  const admin = new pg.Client({ connectionString: Object.assign(new URL(cluster), { pathname: '/postgres' }).href })
  await admin.connect()
  for (let n = 0; n < 50; n += 1) {
    const { rowCount } = await admin.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [name])
    if (rowCount === 0) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await admin.end()
}

async function administer(sql: string) {
  const admin = new pg.Client({ connectionString: Object.assign(new URL(cluster), { pathname: '/postgres' }).href })
  await admin.connect()
  await admin.query(sql)
  await admin.end()
}

await administer(`CREATE DATABASE ${name} TEMPLATE ${process.env['TEMPLATE_DATABASE']}`)
Object.assign(process.env, {
  CLUSTER_URL: cluster,
  DATABASE_URL: Object.assign(new URL(cluster), { pathname: `/${name}` }).href,
})

afterAll(async () => {
  await flushRequests()
  await disconnectDb()
  await waitUntilUnused()
  await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
})
