import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import type { Client } from 'pg'
import {
  newClient,
  noticesSilence,
  openPool,
  ownDatabase,
  requestLimits,
  sharedDatabase,
  type Database,
} from '#lib/connection.ts'
import { parseAddress } from '#lib/database-address.ts'
import { poolerIssues } from '#lib/env-issues.ts'
import { applyMigrations } from './apply-migrations.ts'
import { indexQueue } from './index-queue.ts'
import { keepFeedReadable } from './keep-feed-readable.ts'
import { markReplaced } from './mark-replaced.ts'
import { readMigrationFiles } from './migration-files.ts'
import { usualPatience, withPatience, type Patience } from './patience.ts'
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
export async function migrate(
  given: string | Databases,
  root: string = process.cwd(),
  patience: Patience = usualPatience,
): Promise<string[]> {
  const { own, shared } = typeof given === 'string' ? { own: { url: given }, shared: { url: given } } : given
  const client = newClient(own, { patient: true, application_name: 'callslip migration', settings: noticesSilence })
  client.on('error', () => {}) // a server that goes away makes the running query fail; that is enough to know
  await client.connect()
  try {
    // A role behind a pooler brings the limits of requests along.
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0')
    await takeTurn(client)
    const session = { client, database: own }
    const applied = await applyMigrations(session, await readMigrationFiles(root), patience)
    await keepFeedReadable(client)
    await withPatience('The queue', session, patience, () => migrateQueue(own, patience))
    await indexQueue(client, patience)
    await limitRole(shared)
    return applied
  } finally {
    await client.end() // gives the lock back, also when we are killed
  }
}

/** Asked for now and then: a statement that waits for the lock would itself be waited for by an index that is built CONCURRENTLY. */
async function takeTurn(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [LOCK])
    if (rows[0]?.mine) return
    await sleep(100)
  }
}

async function migrateQueue(own: Database, { lockTimeoutMs }: Patience): Promise<void> {
  const pgPool = openPool(own, { max: 2, patient: true, settings: { lock_timeout: String(lockTimeoutMs) } })
  try {
    await runMigrations({ pgPool })
    await markReplaced(pgPool)
  } finally {
    await pgPool.end()
  }
}

/**
 * Behind a pooler no session of ours begins, so the role has what others are told at their start. Said through the pooler itself,
 * by the very role that requests will have; for connections that it opens from now on, hence the one that was used is ended.
 */
export async function limitRole(shared: Database): Promise<void> {
  if (shared.pooler === undefined) return
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
