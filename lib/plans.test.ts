import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { cases } from '#tools/testing/statements.ts'

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Node[]
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] })
await client.connect()
afterAll(() => client.end())
// An empty table is read from end to end whatever indexes it has, and joined in one go: unless that costs the earth.
await client.query('SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off')
const { rows: indexes } = await client.query<{ name: string; of: string; partial: boolean }>(
  `SELECT c.relname AS name, indrelid::regclass::text AS of, indpred IS NOT NULL AS partial
   FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid`,
)
const partialIndexes = new Set(indexes.flatMap(({ name, partial }) => (partial ? name : [])))
const tableOf = new Map(indexes.map(({ name, of }) => [name, of]))

async function planOf(text: string): Promise<Node[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`)
  return rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan))
}

/** Tables of which a statement reads every row: from end to end, or along an index that holds them all. */
async function readWhole(text: string): Promise<string[]> {
  return (await planOf(text)).flatMap((node) => {
    const { 'Node Type': type, 'Index Cond': condition, 'Index Name': index = '' } = node
    const whole = type === 'Seq Scan' || (/Index (Only )?Scan/.test(type) && !condition && !partialIndexes.has(index))
    const table = node['Relation Name'] ?? tableOf.get(index) ?? index
    // The server's own tables are as large as it says.
    return whole && !table.startsWith('pg_') ? table : []
  })
}

/** Which tables a statement may read whole: what nobody waits for, by the beginning of its statement; and tables that stay small. */
const allowed: [statement: RegExp, tables: string, why: string][] = [
  [
    /^SELECT count\(\*\)::int AS n FROM \w+ WHERE \w+ IS NOT NULL AND NOT starts_with/,
    'alert_targets factors idempotency_records mails payments push_devices push_keys sign_ons webhook_endpoints',
    'sealing anew, by a command',
  ],
  [
    /^DELETE FROM api_request_bodies WHERE ctid IN \( SELECT b\.ctid FROM clients/,
    'clients',
    'who wants no bodies kept, at night',
  ],
  [/^DELETE FROM (rate_buckets|known_devices) WHERE ctid/, 'known_devices rate_buckets', 'reaped at night'],
  [/^SELECT date_trunc\('week', o\.created_at\)/, 'offers', 'offers of a year, in the operators’ figures'],
  [
    /^SELECT environment, client_id AS "clientId", user_id AS "userId", customer_id AS "customerId" FROM provider_customers/,
    'provider_customers',
    'who has saved cards with a client that they left, at night',
  ],
  [/^DELETE FROM noted_cards/, 'noted_cards', 'the same of what was noted of them'],
  [/^UPDATE approvals SET payload/, 'approvals', 'what two operators were asked for, when a client goes'],
  [
    /^WITH opened AS .* INSERT INTO researcher_alerts/,
    'board_searches researchers',
    'researchers and the searches that they keep, by whoever has opened an order',
  ],
  [/^DELETE FROM archives a USING/, 'researchers', 'whose profile names an archive, when an import is taken back'],
  [
    /^INSERT INTO webhook_deliveries AS d .* jsonb_to_recordset/,
    'webhook_endpoints',
    'which endpoints fail, when one catches up',
  ],
  [/^SELECT code FROM researchers r/, 'researchers', 'researchers, once in five minutes, for the landing page'],
  [
    / FROM clients WHERE folded_name LIKE /,
    'clients researchers',
    'names by a piece of them, when an operator searches',
  ],
  [
    /^SELECT id FROM researchers WHERE folded_name LIKE .* LIMIT 100$/,
    'researchers',
    'researchers by a piece of their name, when an operator searches the books',
  ],
]
const exceptionsFor = (text: string) =>
  allowed.flatMap(([statement, tables]) => (statement.test(text) ? tables.split(' ') : []))
const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ')
const read = cases.flatMap(({ name, text }) => (text === undefined ? [] : [[name, inOneLine(text)] as const]))

it.each(read)('finds what it reads by an index, and no table whole: %s', async (_, text) => {
  const excepted = exceptionsFor(text)
  expect((await readWhole(text)).filter((table) => !excepted.includes(table))).toEqual([])
})

it.each(allowed)('is needed: the exception for %s (%s: %s)', async (statement, tables) => {
  const whole: string[] = []
  for (const [, text] of read) if (statement.test(text)) whole.push(...(await readWhole(text)))
  expect([...new Set(whole)].sort().join(' ')).toBe(tables)
})

// A young table is all the same to the planner: what it takes for as good as the key it keeps to while the table grows.
it.each(read.filter(([, text]) => text.includes(') IS TRUE')))('finds by its key alone: %s', async (_, text) => {
  const indexes = (await planOf(text)).flatMap((node) => node['Index Name'] ?? [])
  const keyed = indexes.filter((index) => /^(orders|webhook_deliveries)$/.test(tableOf.get(index) ?? ''))
  expect(keyed.length).toBeGreaterThan(0)
  expect(keyed.filter((index) => !index.endsWith('_pkey'))).toEqual([])
})
