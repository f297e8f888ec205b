import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { NO_FILTERS, readMigrations, withSchemaEngine } from './schema-engine.ts'

const server = process.env['DATABASE_URL'] ?? ''
const databases: string[] = []
let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'callslip-migrate-'))
})
afterAll(async () => {
  for (const name of databases) await query(`DROP DATABASE ${name} WITH (FORCE)`, server)
  rmSync(root, { recursive: true })
})

async function query<Row extends pg.QueryResultRow>(sql: string, url: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

async function makeDatabase(): Promise<string> {
  const name = `migrate_${crypto.randomUUID().replaceAll('-', '')}`
  await query(`CREATE DATABASE ${name} TEMPLATE template0`, server)
  databases.push(name)
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

const write = (project: string, name: string, sql: string) => {
  mkdirSync(join(root, project, 'prisma/migrations', name), { recursive: true })
  writeFileSync(join(root, project, 'prisma/migrations', name, 'migration.sql'), sql)
}

test('a migration that fails leaves nothing behind, and the next run begins with it', async () => {
  const url = await makeDatabase()
  const run = () => migrate(url, join(root, 'failing'))
  write('failing', '1_first', 'CREATE TABLE a (id int)')
  write('failing', '2_second', 'CREATE TABLE b (id int); ALTER TABLE nowhere ADD c int')
  write('failing', '3_third', 'CREATE TABLE c (id int)')
  await expect(run()).rejects.toThrow(
    'Migration 2_second failed, and nothing of it was kept: relation "nowhere" does not exist',
  )
  const tables = "SELECT tablename FROM pg_tables WHERE tablename IN ('a', 'b', 'c')"
  expect(await query(tables, url)).toEqual([{ tablename: 'a' }])
  write('failing', '2_second', 'CREATE TABLE b (id int)')
  expect(await run()).toEqual(['2_second', '3_third'])
})

test('a migration that was changed, begun without an end, or preceded by foreign tables is refused', async () => {
  const url = await makeDatabase()
  const sql = 'CREATE TABLE a (\n  id int\n)'
  const runWith = (content: string) => {
    write('refused', '1_first', content)
    return migrate(url, join(root, 'refused'))
  }
  await query('CREATE TABLE theirs (id int)', url)
  await expect(runWith(sql)).rejects.toThrow('holds tables, but no record of migrations')
  await query('DROP TABLE theirs', url)
  expect(await runWith(sql)).toEqual(['1_first'])
  expect(await runWith(sql.replaceAll('\n', '\r\n'))).toEqual([])
  await expect(runWith(`${sql};`)).rejects.toThrow('Migration 1_first was changed after it was applied here')
  await query('UPDATE _prisma_migrations SET finished_at = NULL', url)
  await expect(runWith(sql)).rejects.toThrow('Migration 1_first began and never finished')
  await query('UPDATE _prisma_migrations SET rolled_back_at = now()', url)
  await query('DROP TABLE a', url)
  expect(await runWith(sql)).toEqual(['1_first'])
})

test("Prisma's own engine finds the records as it would have written them", async () => {
  const [ours, theirs] = [await makeDatabase(), await makeDatabase()]
  const byPrisma = async (url: string) => {
    const migrationsList = await readMigrations(process.cwd())
    const result = await withSchemaEngine(url, undefined, (engine) =>
      engine.applyMigrations({ migrationsList, filters: NO_FILTERS }),
    )
    return result.appliedMigrationNames
  }
  const names = await migrate(ours)
  expect(names.length).toBeGreaterThan(10)
  expect(await byPrisma(theirs)).toEqual(names)
  for (const facts of [
    `SELECT length(id), checksum, migration_name, logs, rolled_back_at, applied_steps_count, finished_at >= started_at AS ended
     FROM _prisma_migrations ORDER BY started_at`,
    `SELECT column_name, data_type, character_maximum_length, is_nullable, column_default
     FROM information_schema.columns WHERE table_name = '_prisma_migrations' ORDER BY ordinal_position`,
  ])
    expect(await query(facts, ours)).toEqual(await query(facts, theirs))
  expect([await byPrisma(ours), await migrate(theirs)]).toEqual([[], []])
})
