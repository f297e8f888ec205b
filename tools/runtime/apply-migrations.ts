import type { Client } from 'pg'
import { applyMigration, checksumOf, type Session } from './apply-migration.ts'
import type { MigrationFile } from './migration-files.ts'
import type { Patience } from './patience.ts'

// What Prisma's own engine makes, so that `prisma migrate` works on the same database.
const createRecords = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
  logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`

type Record = { name: string; checksum: string; finished: boolean }

/**
 * Applies the migrations that the database doesn't have yet, each with its record in `_prisma_migrations`: one that fails leaves
 * nothing behind and is tried again by the next run. Returns their names. The caller holds the lock.
 */
export async function applyMigrations(
  session: Session,
  files: readonly MigrationFile[],
  patience: Patience,
): Promise<string[]> {
  const fresh = await findFresh(session.client, files)
  if (fresh.length > 0) await session.client.query(createRecords)
  for (const file of fresh) await applyMigration(session, file, patience)
  return fresh.map(({ name }) => name)
}

/** Those that the database doesn't have yet. Throws where its record and the files contradict each other. */
export async function findFresh(client: Client, files: readonly MigrationFile[]): Promise<MigrationFile[]> {
  if (files.length === 0) return []
  const records = await readRecords(client)
  const known = new Map(records.map((record) => [record.name, record]))
  const failed = records.find(({ finished }) => !finished)
  if (failed) {
    throw new Error(
      `Migration ${failed.name} began and never finished. Put right what it left, then mark it with "prisma migrate resolve".`,
    )
  }
  const changed = files.find(
    ({ name, sql }) => !checksumsOf(sql).includes(known.get(name)?.checksum ?? checksumOf(sql)),
  )
  if (changed) {
    throw new Error(
      `Migration ${changed.name} was changed after it was applied here. Restore its file, and write what is new as another migration.`,
    )
  }
  return files.filter(({ name }) => !known.has(name))
}

/** What was applied, and what was begun; whatever was marked as rolled back counts as neither. */
async function readRecords(client: Client): Promise<Record[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  )
  if (!tables.some(({ name }) => name === '_prisma_migrations')) {
    if (tables.length > 0)
      throw new Error('The database holds tables, but no record of migrations: give Callslip an empty one of its own.')
    return []
  }
  const { rows } = await client.query<Record>(`
    SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
    FROM _prisma_migrations WHERE rolled_back_at IS NULL`)
  return rows
}

/** Like Prisma, the line ends that a checkout on another system makes are no change. */
function checksumsOf(sql: string): string[] {
  const lines = sql.replaceAll('\r\n', '\n')
  return [sql, lines, lines.replaceAll('\n', '\r\n')].map(checksumOf)
}
