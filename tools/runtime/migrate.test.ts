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

/** Short waits, and what it says. */
function patience(lockTimeoutMs: number) {
  const said: string[] = []
  return { lockTimeoutMs, tries: 10, pauseMs: 50, say: (line: string) => void said.push(line), said }
}

test('a migration whose lock somebody holds lets others pass, says who it is, and goes through in the end', async () => {
  const url = await makeDatabase()
  write('waiting', '1_first', 'CREATE TABLE orders (id int); INSERT INTO orders VALUES (1)')
  const limits = patience(500)
  const run = () => migrate(url, join(root, 'waiting'), limits)
  await run()
  write('waiting', '2_second', 'ALTER TABLE orders ADD COLUMN colour text')
  const reader = new pg.Client({ connectionString: url, application_name: 'a long report' })
  await reader.connect()
  await reader.query('BEGIN; SELECT count(*) FROM orders')
  const migrating = run()
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  const waits: number[] = []
  while (limits.said.length < 2) {
    const began = performance.now()
    await other.query('SELECT count(*) FROM orders')
    waits.push(performance.now() - began)
  }
  await reader.query('COMMIT')
  expect(await migrating).toEqual(['2_second'])
  await Promise.all([reader.end(), other.end()])
  expect(limits.said[0]).toMatch(
    /^2_second: a lock is held by \d+ a long report idle in transaction since \d+ s\. Try 2 of 10/,
  )
  // It did stand in the way, and never for longer than it may.
  expect(Math.max(...waits)).toBeGreaterThan(200)
  expect(Math.max(...waits)).toBeLessThan(500 + 1_000)
})

test('a migration gives up in the end, and names who was in its way', async () => {
  const url = await makeDatabase()
  write('stuck', '1_first', 'CREATE TABLE orders (id int)')
  const limits = { ...patience(500), tries: 2 }
  const run = () => migrate(url, join(root, 'stuck'), limits)
  await run()
  write('stuck', '2_second', 'DROP TABLE orders')
  const reader = new pg.Client({ connectionString: url, application_name: 'a long report' })
  await reader.connect()
  await reader.query('BEGIN; SELECT count(*) FROM orders')
  await expect(run()).rejects.toThrow(/not free in 2 tries; last held by: \d+ a long report/)
  await reader.end()
  expect(await run()).toEqual(['2_second'])
})

test('an index is built while others write, and again where a run was broken off', async () => {
  const url = await makeDatabase()
  const run = () => migrate(url, join(root, 'index'), patience(300))
  write('index', '1_first', 'CREATE TABLE a (id int); INSERT INTO a VALUES (1), (1)')
  write('index', '2_index', '-- Looked up by it.\nCREATE UNIQUE INDEX CONCURRENTLY "a_id" ON "a" ("id");\n')
  const state = "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('a_id')"
  await expect(run()).rejects.toThrow(
    'Migration 2_index failed, and nothing of it was kept: could not create unique index',
  )
  expect(await query(state, url)).toEqual([])
  // As one leaves it that was killed: half built.
  await expect(query('CREATE UNIQUE INDEX CONCURRENTLY a_id ON a (id)', url)).rejects.toThrow()
  expect(await query(state, url)).toEqual([{ valid: false }])
  await query('DELETE FROM a', url)
  // Two at once: the one that waits for its turn is nobody whom the index would have to wait for.
  expect((await Promise.all([run(), run()])).flat()).toEqual(['2_index'])
  expect(await query(state, url)).toEqual([{ valid: true }])
  write('index', '3_both', 'CREATE INDEX CONCURRENTLY b ON a (id); SELECT 1')
  await expect(run()).rejects.toThrow('has a migration of its own')
})

test('the queue’s table gets our indexes and its trigger, and again where a run was broken off', async () => {
  const url = await makeDatabase()
  const run = () => migrate(url, join(root, 'queue'), patience(300))
  write('queue', '1_first', 'CREATE TABLE a (id int)')
  const state = `SELECT indexrelid::regclass::text AS name, indisvalid AS valid FROM pg_index
    WHERE indexrelid::regclass::text LIKE '%.callslip%' ORDER BY 1`
  const trigger = "SELECT tgname AS name FROM pg_trigger WHERE tgname LIKE 'callslip%'"
  const all = [
    { name: 'graphile_worker.callslip_jobs_replaced', valid: true },
    { name: 'graphile_worker.callslip_jobs_taken', valid: true },
    { name: 'graphile_worker.callslip_jobs_tried_again', valid: true },
  ]
  await run()
  expect(await query(state, url)).toEqual(all)
  // As a broken run leaves one, and as a database is that had none.
  await query(
    "UPDATE pg_index SET indisvalid = false WHERE indexrelid = to_regclass('graphile_worker.callslip_jobs_taken')",
    url,
  )
  await query('DROP INDEX graphile_worker.callslip_jobs_tried_again', url)
  await query('DROP TRIGGER callslip_mark_replaced ON graphile_worker._private_jobs', url)
  await run()
  expect(await query(trigger, url)).toEqual([{ name: 'callslip_mark_replaced' }])
  expect(await query(state, url)).toEqual(all)
})
