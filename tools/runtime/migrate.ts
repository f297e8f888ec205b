import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { applyMigrations } from './apply-migrations.ts'
import { readMigrationFiles } from './migration-files.ts'

/** The lock that `prisma migrate` takes. */
const LOCK = 72_707_369

/**
 * Brings the database to the newest migration, the queue's own tables included. Safe to run from several processes at
 * once (the others wait) and without effect when nothing is new. Returns the names of the migrations applied now.
 */
export async function migrate(databaseUrl: string, root: string = process.cwd()): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {}) // a server that goes away makes the running query fail; that is enough to know
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    const applied = await applyMigrations(client, await readMigrationFiles(root))
    await keepFeedReadable(client)
    await runMigrations({ connectionString: databaseUrl })
    return applied
  } finally {
    await client.end() // gives the lock back, also when we are killed
  }
}

/**
 * The account feed orders events by numbers of this server's transactions (lib/events/list-feed.ts), and the worker remembers one up
 * to which it has carried them on. Restored from a dump into a younger server, they lie in its future and nothing would be
 * served: they are moved below zero, in their order.
 */
async function keepFeedReadable(client: pg.Client): Promise<void> {
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
