import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isConcurrent } from '#tools/runtime/apply-migration.ts'
import { applyMigrations } from '#tools/runtime/apply-migrations.ts'
import { readMigrationFiles } from '#tools/runtime/migration-files.ts'
import { usualPatience } from '#tools/runtime/patience.ts'
import { findMigrationViolations } from '#tools/lint/migration-violations.ts'

/** Those up to here were written before there was a rule. */
const lastExempt = '20261123140100_what_was_due'

const url = process.env['DATABASE_URL'] ?? ''
const client = new pg.Client({ connectionString: url })
beforeAll(() => client.connect())
afterAll(() => client.end())
const violationsOf = (sql: string) => findMigrationViolations(client, sql, ['20261122060000_ledger'])

it.each([
  [
    'a new table',
    'CREATE TABLE notes (id text PRIMARY KEY, order_id text REFERENCES orders (id)); CREATE INDEX ON notes (order_id)',
  ],
  ['a column that may be empty', 'ALTER TABLE orders ADD COLUMN colour text'],
  ['a column with a default', "ALTER TABLE orders ADD COLUMN colour text NOT NULL DEFAULT 'green'"],
  ['a rule for new rows', 'ALTER TABLE orders ADD CONSTRAINT sound CHECK (version > 0) NOT VALID'],
  ['a rule held against old ones later', 'ALTER TABLE offers VALIDATE CONSTRAINT offers_order_id_fkey'],
  ['a reference for new rows', 'ALTER TABLE events ADD FOREIGN KEY (order_id) REFERENCES orders (id) NOT VALID'],
  ['a trigger', 'CREATE TRIGGER kept BEFORE DELETE ON orders FOR EACH ROW EXECUTE FUNCTION refuse_change()'],
  ['few rows', '-- few rows: standing_decisions\nCREATE INDEX ON standing_decisions (decided_at)'],
  ['what nobody needs', '-- contract: unused since 20261122060000_ledger\nALTER TABLE orders DROP COLUMN report'],
  ['a row by its key', "UPDATE orders SET version = 2 WHERE id = 'ord_x'"],
])('lets pass: %s', async (_, sql) => {
  expect(await violationsOf(sql)).toEqual([])
})

it.each([
  ['an index', 'CREATE INDEX ON orders (location)', 'orders is read as a whole while nobody may write it (ShareLock)'],
  [
    'a rule',
    'ALTER TABLE orders ADD CHECK (version > 0)',
    'orders is read as a whole while nobody may write it (AccessExclusiveLock)',
  ],
  [
    'a reference',
    'ALTER TABLE events ADD FOREIGN KEY (order_id) REFERENCES orders (id)',
    'events is read as a whole while nobody may write it',
  ],
  ['another type', 'ALTER TABLE orders ALTER COLUMN version TYPE bigint', 'orders is written anew'],
  [
    'another type, whatever the size',
    '-- few rows: orders\nALTER TABLE orders ALTER COLUMN version TYPE bigint',
    'orders.version has another type',
  ],
  ['a default for each row', 'ALTER TABLE orders ADD COLUMN drawn float DEFAULT random()', 'orders is written anew'],
  [
    'what the database computes',
    'ALTER TABLE orders ADD COLUMN twice int GENERATED ALWAYS AS (version * 2) STORED',
    'orders is written anew',
  ],
  ['a backfill', 'UPDATE orders SET version = version + 1', 'orders is changed all at once'],
  ['a column that goes', 'ALTER TABLE orders DROP COLUMN report', 'orders.report goes'],
  ['another name', 'ALTER TABLE orders RENAME COLUMN report TO findings', 'orders.report goes'],
  ['a table that goes', 'DROP TABLE saved_views', 'saved_views goes'],
  ['a table of another name', 'ALTER TABLE saved_views RENAME TO views', 'saved_views goes'],
  [
    'what nobody fills',
    'ALTER TABLE saved_views ADD COLUMN colour text NOT NULL',
    "saved_views.colour must be there, and the version before doesn't fill it",
  ],
  [
    'what must be there from now on',
    'ALTER TABLE orders ALTER COLUMN report SET NOT NULL',
    'orders.report must be there',
  ],
  [
    'a contract with nobody',
    '-- contract: unused since 20991231000000_never\nDROP TABLE saved_views',
    'saved_views goes',
  ],
])('finds: %s', async (_, sql, violation) => {
  expect(await violationsOf(sql)).toEqual(expect.arrayContaining([expect.stringContaining(violation)]))
})

it('knows what runs outside of a transaction', () => {
  expect(isConcurrent('-- why\nCREATE UNIQUE INDEX CONCURRENTLY "a" ON "b" ("c");\n')).toBe(true)
  expect(isConcurrent('CREATE INDEX "concurrently" ON "b" ("c")')).toBe(false)
})

it('finds nothing in the migrations of today', async () => {
  const files = await readMigrationFiles(process.cwd())
  const fresh = files.filter(({ name }) => name > lastExempt)
  if (fresh.length === 0) return
  const name = `rules_${crypto.randomUUID().replaceAll('-', '')}`
  await client.query(`CREATE DATABASE ${name} TEMPLATE template0`)
  const database = { url: Object.assign(new URL(url), { pathname: `/${name}` }).href }
  const scratch = new pg.Client({ connectionString: database.url })
  await scratch.connect()
  try {
    const apply = (some: typeof files) => applyMigrations({ client: scratch, database }, some, usualPatience)
    await apply(files.filter((file) => !fresh.includes(file)))
    const violations: string[] = []
    for (const file of fresh) {
      const earlier = files.filter((one) => one.name < file.name).map((one) => one.name)
      if (!isConcurrent(file.sql))
        violations.push(
          ...(await findMigrationViolations(scratch, file.sql, earlier)).map(
            (violation) => `${file.name}: ${violation}`,
          ),
        )
      await apply(files.filter((one) => one.name <= file.name))
    }
    expect(violations).toEqual([])
  } finally {
    await scratch.end()
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
  }
})
