import { expect, it } from 'vitest'
import { sqlState } from '#lib/database-errors.ts'
import { getDb, runAlone } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'

const ask = async (sql: Prisma.Sql): Promise<Record<string, unknown>[]> =>
  (await runAlone(getDb(), sql, { quick: true }))?.rows ?? []
const pidOf = async () => (await ask(Prisma.sql`SELECT pg_backend_pid() AS pid`))[0]?.['pid']

it('has many under way on a few connections, and gives each its own answer', async () => {
  await getDb().$queryRaw`SELECT 1`
  const numbers = Array.from({ length: 200 }, (_, n) => n)
  const answers = await Promise.all(numbers.map((n) => ask(Prisma.sql`SELECT ${n}::int AS n, pg_backend_pid() AS pid`)))
  expect(answers.map(([row]) => row?.['n'])).toEqual(numbers)
  expect(new Set(answers.map(([row]) => row?.['pid'])).size).toBe(2)
})

it('answers those behind one that fails', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => ask(Prisma.sql`SELECT 1 / (${n}::int - 7) AS n`)),
  )
  const failed = outcomes.flatMap((outcome, n) =>
    outcome.status === 'rejected' ? [[n, sqlState(outcome.reason)]] : [],
  )
  expect(failed).toEqual([[7, '22012']])
})

it('keeps a connection on which a statement was refused for its values, and gives up one that ends', async () => {
  const alone = async (sql: Prisma.Sql) => (await runAlone(getDb(), sql, {}))?.rows[0] as { pid: number } | undefined
  const own = Prisma.sql`SELECT pg_backend_pid() AS pid`
  const first = await alone(own)
  await expect(alone(Prisma.sql`SELECT 1 / ${0}::int`)).rejects.toThrow('division by zero')
  expect(await alone(own)).toEqual(first)
  await expect(alone(Prisma.sql`SELECT pg_terminate_backend(pg_backend_pid())`)).rejects.toThrow()
  expect(await alone(own)).not.toEqual(first)
})

it('asks again on another connection where one ends', async () => {
  const before = [await pidOf(), await pidOf()]
  const waiting = Promise.all(
    Array.from({ length: 10 }, () =>
      ask(Prisma.sql`SELECT pg_sleep(20) WHERE pg_backend_pid() = ANY(${before}::int[])`),
    ),
  )
  // Those that wait are on their way by now, each connection's behind its first.
  await expect
    .poll(
      () =>
        getDb()
          .$executeRaw`SELECT 1 FROM pg_stat_activity WHERE pid = ANY(${before}::int[]) AND wait_event = 'PgSleep'`,
    )
    .toBe(2)
  await getDb().$executeRaw`SELECT pg_terminate_backend(pid) FROM unnest(${before}::int[]) AS p(pid)`
  expect((await waiting).flat()).toEqual([])
  const after = [await pidOf(), await pidOf()]
  expect(after.filter((pid) => before.includes(pid))).toEqual([])
})

it('reads values as Prisma does', async () => {
  const sql = Prisma.sql`SELECT 9007199254740993::int8 AS big, DATE '1892-03-01' AS day, TIMESTAMPTZ '2026-03-02T09:30:00.123Z' AS moment,
    TIMESTAMPTZ '2026-03-02T09:30:00Z' AS whole, '{"b":[1,null]}'::jsonb AS json, '\\x00ff'::bytea AS bytes, true AS yes, 1.5::float8 AS half,
    ARRAY['a','ä,"'] AS list, NULL::timestamptz AS nothing, 'FR'::char(3) AS padded, ${new Date(0)}::timestamptz AS given`
  const [same] = await getDb().$queryRaw<Record<string, unknown>[]>(sql)
  // Each of the connections tells its columns once, and then no more.
  for (let n = 0; n < 4; n += 1) {
    const [row] = await ask(sql)
    expect({ ...row, bytes: new Uint8Array(row?.['bytes'] as Buffer) }).toEqual({
      ...same,
      bytes: new Uint8Array(same?.['bytes'] as Buffer),
    })
  }
})

it('never takes the columns of before for those of now', async () => {
  await getDb().$executeRaw`CREATE TABLE shifting (a int)`
  await getDb().$executeRaw`INSERT INTO shifting VALUES (1)`
  const sql = Prisma.sql`SELECT * FROM shifting`
  const answers = async () => [await ask(sql), await ask(sql)]
  expect(await answers()).toEqual([[{ a: 1 }], [{ a: 1 }]])
  await getDb().$executeRaw`ALTER TABLE shifting ADD b int DEFAULT 2, ALTER a TYPE bigint`
  await expect(ask(sql)).rejects.toThrow('cached plan must not change result type')
  await getDb().$executeRaw`DROP TABLE shifting`
})

it('takes a value that is none for no lost connection', async () => {
  const before = [await pidOf(), await pidOf()]
  await expect(ask(Prisma.sql`SELECT ${new Date(NaN)}::timestamptz AS never`)).rejects.not.toHaveProperty('code')
  expect([await pidOf(), await pidOf()].toSorted()).toEqual(before.toSorted())
})

it('counts the rows that were changed, of none as well', async () => {
  const count = async (sql: Prisma.Sql) => (await runAlone(getDb(), sql, {}))?.rowCount
  await getDb().$executeRaw`CREATE TABLE counted (n int)`
  expect(await count(Prisma.sql`INSERT INTO counted SELECT generate_series(1, 12)`)).toBe(12)
  for (const left of [12, 0]) expect(await count(Prisma.sql`DELETE FROM counted`)).toBe(left)
  expect(await count(Prisma.sql`DROP TABLE counted`)).toBeNull()
})
