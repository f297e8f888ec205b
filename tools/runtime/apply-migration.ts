import { createHash, randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type { Database } from '#lib/connection.ts'
import { buildIndex } from './build-index.ts'
import type { MigrationFile } from './migration-files.ts'
import { withPatience, type Patience } from './patience.ts'

export type Session = { client: Client; database: Database }

export const checksumOf = (sql: string) => createHash('sha256').update(sql).digest('hex')

const withoutComments = (sql: string) => sql.replace(/--[^\n]*/g, '').trim()

/**
 * Whether a migration runs outside of a transaction, for it builds an index while others write. It holds that statement alone:
 * Prisma's engine, too, runs a single statement so.
 */
export const isConcurrent = (sql: string): boolean =>
  /^(CREATE (UNIQUE )?INDEX|DROP INDEX) CONCURRENTLY\s/i.test(withoutComments(sql))

/** Applies a migration, with its record in `_prisma_migrations`; one that fails leaves nothing behind. */
export async function applyMigration(session: Session, file: MigrationFile, patience: Patience): Promise<void> {
  try {
    if (isConcurrent(file.sql)) await applyConcurrently(session.client, file, patience)
    else await withPatience(file.name, session, patience, () => applyAtOnce(session.client, file, patience))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Migration ${file.name} failed, and nothing of it was kept: ${reason}`, { cause: error })
  }
}

async function applyAtOnce(client: Client, file: MigrationFile, { lockTimeoutMs }: Patience): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`)
    await client.query(file.sql)
    await record(client, file)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}) // a lost connection has rolled back by itself
    throw error
  }
}

// It needs no limit for locks: nobody who reads or writes the table waits behind it.
async function applyConcurrently(client: Client, file: MigrationFile, patience: Patience): Promise<void> {
  const sql = withoutComments(file.sql).replace(/;$/, '')
  if (sql.includes(';')) throw new Error('what runs CONCURRENTLY has a migration of its own, without other statements')
  const [, index] = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY "?(\w+)"? ON\s/i.exec(sql) ?? []
  if (index !== undefined) await buildIndex(client, { index: `"${index}"`, sql, what: file.name }, patience)
  else if (/^CREATE/i.test(sql)) throw new Error('an index that is built CONCURRENTLY has a name, and no IF NOT EXISTS')
  else await client.query(sql)
  await record(client, file)
}

const record = (client: Client, { name, sql }: MigrationFile) =>
  client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksumOf(sql), name],
  )
