import { createHash, randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type { MigrationFile } from './migration-files.ts'

// What Prisma's own engine makes, so that `prisma migrate` works on the same database.
const createRecords = `CREATE TABLE _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
  logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`

type Record = { name: string; checksum: string; finished: boolean }

/**
 * Applies the migrations that the database doesn't have yet, each in a transaction with its record in
 * `_prisma_migrations`: one that fails leaves nothing behind and is tried again by the next run. Returns their names.
 * The caller holds the lock.
 */
export async function applyMigrations(client: Client, files: readonly MigrationFile[]): Promise<string[]> {
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
  const fresh = files.filter(({ name }) => !known.has(name))
  for (const file of fresh) await apply(client, file)
  return fresh.map(({ name }) => name)
}

/** What was applied, and what was begun; whatever was marked as rolled back counts as neither. */
async function readRecords(client: Client): Promise<Record[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  )
  if (!tables.some(({ name }) => name === '_prisma_migrations')) {
    if (tables.length > 0)
      throw new Error('The database holds tables, but no record of migrations: give Callslip an empty one of its own.')
    await client.query(createRecords)
  }
  const { rows } = await client.query<Record>(`
    SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
    FROM _prisma_migrations WHERE rolled_back_at IS NULL`)
  return rows
}

async function apply(client: Client, { name, sql }: MigrationFile): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksumOf(sql), name],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}) // a lost connection has rolled back by itself
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Migration ${name} failed, and nothing of it was kept: ${reason}`, { cause: error })
  }
}

const checksumOf = (sql: string) => createHash('sha256').update(sql).digest('hex')

/** Like Prisma, the line ends that a checkout on another system makes are no change. */
function checksumsOf(sql: string): string[] {
  const lines = sql.replaceAll('\r\n', '\n')
  return [sql, lines, lines.replaceAll('\n', '\r\n')].map(checksumOf)
}
