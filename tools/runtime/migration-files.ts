import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

export const MIGRATIONS_FOLDER = 'prisma/migrations'

export type MigrationFile = { name: string; sql: string }

/** The migrations below `root`, oldest first: their names begin with the time they were made at. */
export async function readMigrationFiles(root: string): Promise<MigrationFile[]> {
  const folder = resolve(root, MIGRATIONS_FOLDER)
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.sort().map(async (name) => ({ name, sql: await readFile(join(folder, name, 'migration.sql'), 'utf8') })),
  )
}
