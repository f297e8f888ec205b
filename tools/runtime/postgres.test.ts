import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres.ts'
import { requireReachable } from './postgres-binaries.ts'
import { isAlive } from './processes.ts'

let folder: string
let postgres: EmbeddedPostgres
const lines: string[] = []
const start = () => startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: (line) => lines.push(line) })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'callslip-postgres-'))
  chmodSync(folder, 0o711)
  postgres = await start()
}, 60_000)
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

async function query<Row extends pg.QueryResultRow>(sql: string, url: string = postgres.url): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // the server is stopped under it on purpose
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

test('it is durable, on loopback only, and asks for its password', async () => {
  const rows = await query<{ name: string; setting: string }>(
    "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'listen_addresses', 'max_connections') ORDER BY name",
  )
  expect(rows.map((row) => row.setting)).toEqual(['on', '127.0.0.1', '200'])
  await expect(query('SELECT 1', postgres.url.replace(/:[^:@]+@/, ':wrong@'))).rejects.toThrow('password')
  expect(statSync(join(folder, 'postgres.json')).mode & 0o777).toBe(0o600)
})

test('data and address outlive a stop', async () => {
  await query('CREATE TABLE kept AS SELECT 1 AS n')
  const { url } = postgres
  await postgres.stop()
  expect(isAlive(postgres.pid)).toBe(false)
  postgres = await start()
  expect(postgres.url).toBe(url)
  expect(await query('SELECT n FROM kept')).toEqual([{ n: 1 }])
})

test('a server that a killed supervisor left behind is stopped in order and replaced', async () => {
  await query('INSERT INTO kept VALUES (2)')
  const old = postgres.pid
  postgres = await start()
  expect(isAlive(old)).toBe(false)
  expect(lines.join()).toContain('earlier run')
  expect(await query('SELECT n FROM kept ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }])
})

test('a killed server loses nothing, even when its pid now belongs to another program', async () => {
  await query('INSERT INTO kept VALUES (3)')
  process.kill(postgres.pid, 'SIGKILL')
  await postgres.exited
  const pidFile = join(folder, 'postgres', 'postmaster.pid')
  writeFileSync(pidFile, `${process.pid}\n${join(folder, 'postgres')}\n`)
  postgres = await start()
  expect(isAlive(process.pid)).toBe(true)
  expect(await query('SELECT n FROM kept ORDER BY n')).toHaveLength(3)
})

test('a taken port is left alone and the next one remembered', async () => {
  const port = Number(new URL(postgres.url).port)
  await postgres.stop()
  const other = createServer().listen(port, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  postgres = await start()
  expect(new URL(postgres.url).port).not.toBe(String(port))
  await new Promise((resolve) => other.close(resolve))
})

test('a lost password file is renewed, not fatal', async () => {
  await postgres.stop()
  rmSync(join(folder, 'postgres.json'))
  postgres = await start()
  expect(await query('SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 3 }])
})

test.runIf(process.getuid?.() === 0)('the folder that keeps the user postgres out is named', () => {
  const closed = join(folder, 'closed')
  mkdirSync(join(closed, 'inside'), { recursive: true })
  chmodSync(closed, 0o700)
  expect(() => requireReachable(join(closed, 'inside'), { uid: 65534, gid: 65534 })).toThrow(`may not enter ${closed}.`)
})

test('migrations: two at once apply each once, a third run does nothing', async () => {
  const root = join(folder, 'project')
  for (const [name, sql] of [
    ['1_first', 'CREATE TABLE a (id int)'],
    ['2_second', 'ALTER TABLE a ADD b int'],
  ] as const) {
    mkdirSync(join(root, 'prisma/migrations', name), { recursive: true })
    writeFileSync(join(root, 'prisma/migrations', name, 'migration.sql'), sql)
  }
  await query('CREATE DATABASE fresh')
  const url = postgres.url.replace(/[^/]+$/, 'fresh')
  const both = await Promise.all([migrate(url, root), migrate(url, root)])
  expect(both.flat()).toEqual(['1_first', '2_second'])
  expect(await migrate(url, root)).toEqual([])
  const rows = await query('SELECT count(*)::int AS n FROM _prisma_migrations WHERE finished_at IS NOT NULL', url)
  expect(rows).toEqual([{ n: 2 }])
  expect(await query("SELECT 1 AS n FROM pg_namespace WHERE nspname = 'graphile_worker'", url)).toEqual([{ n: 1 }])
})
