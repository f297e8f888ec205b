import { runMigrations } from 'graphile-worker'
import type { Client } from 'pg'
import { newClient, openPool, ownDatabase, requestLimits, sharedDatabase, type Database } from '#lib/connection.ts'
import { parseAddress } from '#lib/database-address.ts'
import { poolerIssues } from '#lib/env-issues.ts'
import { applyMigrations } from './apply-migrations.ts'
import { readMigrationFiles } from './migration-files.ts'
import { Refusal } from './refusal.ts'
import type { Source } from './settings.ts'

/** The lock that `prisma migrate` takes. */
const LOCK = 72_707_369

/** Where migrations go, and where requests will. */
type Databases = { own: Database; shared: Database }

/** The databases that settings name; refuses those that can't be. */
export function databasesOf(settings: Source): Databases {
  const DATABASE_URL = settings['DATABASE_URL'] || undefined
  if (DATABASE_URL === undefined) throw new Refusal('DATABASE_URL is required')
  const DATABASE_DIRECT_URL = settings['DATABASE_DIRECT_URL'] || undefined
  const pooler = (['session', 'transaction'] as const).find((mode) => mode === settings['DATABASE_POOLER'])
  if (pooler === undefined && settings['DATABASE_POOLER'])
    throw new Refusal('DATABASE_POOLER must be session or transaction')
  const given = { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOLER: pooler }
  const [issue] = poolerIssues(given)
  if (issue !== undefined) throw new Refusal(issue)
  for (const [name, url] of Object.entries({ DATABASE_URL, DATABASE_DIRECT_URL }))
    try {
      if (url !== undefined) parseAddress(url)
    } catch (error) {
      throw new Refusal(`${name} ${error instanceof Error ? error.message : String(error)}`)
    }
  return { own: ownDatabase(given), shared: sharedDatabase(given) }
}

/**
 * Brings the database to the newest migration, the queue's own tables included. Safe to run from several processes at
 * once (the others wait) and without effect when nothing is new. Returns the names of the migrations applied now.
 */
export async function migrate(given: string | Databases, root: string = process.cwd()): Promise<string[]> {
  const { own, shared } = typeof given === 'string' ? { own: { url: given }, shared: { url: given } } : given
  const client = newClient(own, { patient: true })
  client.on('error', () => {}) // a server that goes away makes the running query fail; that is enough to know
  await client.connect()
  try {
    // A role behind a pooler brings the limits of requests along.
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    const applied = await applyMigrations(client, await readMigrationFiles(root))
    await keepFeedReadable(client)
    await migrateQueue(own)
    if (shared.pooler !== undefined) await limitRole(shared)
    return applied
  } finally {
    await client.end() // gives the lock back, also when we are killed
  }
}

async function migrateQueue(own: Database): Promise<void> {
  const pgPool = openPool(own, { max: 2, patient: true })
  await runMigrations({ pgPool }).finally(() => pgPool.end())
}

/**
 * Behind a pooler no session of ours begins, so the role has what others are told at their start. Said through the pooler itself,
 * by the very role that requests will have; for connections that it opens from now on, hence the one that was used is ended.
 */
async function limitRole(shared: Database): Promise<void> {
  const settings = { ...requestLimits, TimeZone: 'UTC' }
  const client = newClient(shared)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; setting: string }>(
      'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
      [Object.keys(settings)],
    )
    if (
      rows.every(({ name, setting }) => Object.entries(settings).some(([n, value]) => n === name && value === setting))
    )
      return
    const statements = Object.entries(settings).map(
      ([name, value]) =>
        `EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET ${name} = %L', current_database(), '${value}');`,
    )
    await client.query(`DO $$ BEGIN ${statements.join(' ')} END $$`)
    await client.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {}) // that is what it says
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * The account feed orders events by numbers of this server's transactions (lib/events/list-feed.ts), and the worker remembers one up
 * to which it has carried them on. Restored from a dump into a younger server, they lie in its future and nothing would be
 * served: they are moved below zero, in their order.
 */
async function keepFeedReadable(client: Client): Promise<void> {
  const { rowCount } = await client.query("SELECT 1 WHERE to_regclass('event_cursors') IS NOT NULL")
  if (rowCount === 0) return
  const { rows } = await client.query<{ ahead: boolean | null }>(`
    SELECT max(horizon) >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS ahead
    FROM ((SELECT horizon FROM events ORDER BY id DESC LIMIT 1000) UNION ALL SELECT horizon FROM event_cursors) latest`)
  if (rows[0]?.ahead)
    await client.query(`
      WITH m AS (SELECT max(horizon) AS top FROM (SELECT max(horizon) AS horizon FROM events UNION ALL SELECT horizon FROM event_cursors) h),
        moved AS (UPDATE events SET horizon = horizon - top - 1 FROM m)
      UPDATE event_cursors SET horizon = horizon - top - 1 FROM m`)
}
