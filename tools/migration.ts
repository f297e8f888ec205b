// Writes the next migration: the difference between what prisma/migrations add up to and prisma/schema.prisma.
//   npm run migration -- add_reports           writes prisma/migrations/<timestamp>_add_reports/migration.sql
//   npm run migration                          prints the SQL only
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#tools/runtime/postgres.ts'
import { MIGRATIONS_FOLDER } from '#tools/runtime/migration-files.ts'
import { NO_FILTERS, readMigrations, SCHEMA_FILE, withSchemaEngine } from '#tools/runtime/schema-engine.ts'

const name = process.argv[2]
if (name !== undefined && !/^[a-z0-9_]{1,60}$/.test(name)) {
  console.error('A migration name holds lower-case letters, digits and underscores.')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'callslip-migration-'))
chmodSync(folder, 0o755) // as root, PostgreSQL runs as another user
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: console.error, durable: false })
try {
  const sql = await difference(postgres.url)
  if (sql === '') console.error('The schema and the migrations agree; nothing to write.')
  else if (name === undefined) console.log(sql)
  else {
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
    const target = join(MIGRATIONS_FOLDER, `${stamp}_${name}`)
    mkdirSync(target, { recursive: true })
    writeFileSync(join(MIGRATIONS_FOLDER, 'migration_lock.toml'), 'provider = "postgresql"\n')
    writeFileSync(join(target, 'migration.sql'), sql)
    console.log(`Written: ${target}/migration.sql`)
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function difference(databaseUrl: string): Promise<string> {
  const content = readFileSync(SCHEMA_FILE, 'utf8')
  const migrations = await readMigrations('.')
  const result = await withSchemaEngine(databaseUrl, content, (engine) =>
    engine.diff({
      from: migrations.migrationDirectories.length === 0 ? { tag: 'empty' } : { tag: 'migrations', ...migrations },
      to: { tag: 'schemaDatamodel', files: [{ path: SCHEMA_FILE, content }] },
      script: true,
      exitCode: true,
      filters: NO_FILTERS,
    }),
  )
  return result.exitCode === 0 ? '' : (result.stdout ?? '')
}
