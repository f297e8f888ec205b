// Many orders for a rehearsal's database: the demo customer's completed order with all that hangs on it, copied so many times for
// the demo's client and for others, by many researchers, over two years, in every state, with refunds, disputes and cases (seed-lives.ts). What a list,
// a search or a sum costs then is told by growth.ts and desks.ts.
//   npm run bench:seed -- [--orders 1000000] [--clients 10000] [--researchers 2000]
// A tenth of the orders are the demo's own client's. Indexes are taken away meanwhile and made anew at the end.
// For a service whose data nobody needs, and that has been given none by this before: the ledger is not copied, so a month's books don't add up any more.
// The days' figures are counted afterwards, by `npm run figures:count`.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { z } from 'zod'
import { returnIndexes, takeIndexes } from './indexes.ts'
import { afterwards } from './seed-afterwards.ts'
import * as seed from './seed-lives.ts'
import { findDatabaseUrl } from './service.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    clients: { type: 'string', default: '10000' },
    researchers: { type: 'string', default: '2000' },
  },
})
const count = z.coerce.number().int().min(1)
const [orders, clients, researchers] = z
  .tuple([count, count, count])
  .parse([values.orders, values.clients, values.researchers])
const connectionString = findDatabaseUrl()
const ordersAtOnce = 10_000

type Columns = Record<string, string>

/** What fills a table with copies of the template's rows for the orders of a range, each column as it is but for these. */
async function copier(client: pg.Client, table: string, columns: Columns, rows: string, where = 'true') {
  const { rows: found } = await client.query<{ column: string }>(
    `SELECT attname AS column FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  )
  const names = found.map(({ column }) => column)
  const list = names.map((name) => `"${name}"`).join(', ')
  const taken = names.map((name) => columns[name] ?? `t."${name}"`).join(', ')
  const text = `INSERT INTO ${table} (${list}) SELECT ${taken} FROM bench.lives o, ${rows} t WHERE o.n BETWEEN $1 AND $2 AND ${where}`
  return (range: readonly [number, number]) => client.query(text, [...range])
}

const moved = (name: string) => `o.at + (t.${name} - (SELECT created_at FROM bench.the_orders))`
const times = (names: readonly string[]): Columns => Object.fromEntries(names.map((name) => [name, moved(name)]))
/** What an order has from a state on, by the place of that state in the usual life; ended ones have none of it. */
const from = (rank: number, value: string) => `CASE WHEN o.rank >= ${rank} THEN ${value} END`
type Template = { id: string; client: string; researchers: string[] }
/** Each of the template's researchers, the chosen one first, is another one for each order. */
const workedBy = (template: Template) =>
  `(SELECT id FROM bench.researchers r WHERE r.at_place = (o.researcher + 13 * (array_position(ARRAY['${template.researchers.join("','")}'], t.researcher_id) - 1)) % ${researchers})`
const idOf = (kind: string, place: string) => `'${kind}_' || o.stamp || lpad(to_hex(o.n * 128 + ${place}), 16, '0')`
const offerOf = (column: string) => idOf('off', `(SELECT at_place FROM bench.the_offers x WHERE x.id = t.${column})`)

/** What an order is found by, as the database's words_of_order() takes them. */
const texts: Columns = {
  repository_name: `'Archive of ' || bench.word(o.n, 3)`,
  document_type: 't.document_type',
  location: 'bench.word(o.n, 5)',
  instructions: 't.instructions',
  persons_of_interest: `jsonb_build_array(jsonb_build_object('firstname', bench.word(o.n * 13, 1), 'lastname', bench.word(o.n * 31, 2)))`,
  external_order_ref: `'REF-' || o.n`,
  customer_name: 'bench.word(o.n * 17, 4)',
}

const orderColumns = (): Columns => ({
  id: 'o.id',
  number: 'bench.number(o.n)',
  client_id: 'o.client_id',
  status: 'o.status::"OrderStatus"',
  ...texts,
  words: `words_of_order(${Object.values(texts).join(', ')})`,
  country_iso_a3: 'o.country',
  currency: 'o.currency',
  archive_repository_id: 'o.archive_id',
  selected_offer_id: from(3, offerOf('selected_offer_id')),
  estimated_completion_date: from(3, `(o.at + interval '30 days' + o.h % 20 * interval '1 day')::date`),
  opened_at: from(2, moved('opened_at')),
  confirmed_at: from(4, moved('confirmed_at')),
  started_at: from(5, moved('started_at')),
  // The last ones within the days in which silence isn't acceptance yet.
  delivered_at: `CASE o.status WHEN 'delivered' THEN now() - o.h % 10 * interval '1 day' ELSE ${from(6, moved('delivered_at'))} END`,
  completed_at: from(7, moved('completed_at')),
  closed_at: `CASE WHEN o.rank IS NULL THEN o.at + interval '3 days' END`,
  cancel_reason: `CASE WHEN o.status = 'cancelled' THEN 'The archive has closed.' END`,
  outcome: from(
    6,
    `(CASE WHEN o.h % 9 = 0 THEN 'not_found' WHEN o.h % 7 = 0 THEN 'partial' ELSE 'found' END)::"Outcome"`,
  ),
  report: from(6, 't.report'),
  ...times(['created_at', 'updated_at']),
})

type Part = { kind: string; at: string[]; where: string; own?: Columns }
/** What hangs on an order: the kind of its ids, the columns that follow the order, which orders have it, and what else is its own. */
const parts = (template: Template): Record<string, Part> => ({
  offers: {
    kind: 'off',
    at: ['created_at', 'updated_at'],
    where: `o.status <> 'submitted'`,
    own: {
      researcher_id: workedBy(template),
      amount_minor: `o.amount + 10 * (t.at_place - 1)`,
      no_find_amount_minor: 'NULL',
      currency: 'o.currency',
      status: `CASE WHEN o.rank >= 3 THEN t.status WHEN o.rank = 2 THEN 'ACTIVE' ELSE 'CLOSED' END`,
      expires_at: `now() + interval '30 days'`,
    },
  },
  payments: {
    kind: 'pay',
    at: ['created_at', 'updated_at'],
    where: 'o.rank >= 4',
    own: {
      offer_id: offerOf('offer_id'),
      status: seed.paymentStatus,
      amount_minor: 'o.amount + o.fee',
      transfer_amount_minor: 'o.amount',
      platform_fee_minor: 'o.fee',
      no_find_amount_minor: 'NULL',
      no_find_transfer_amount_minor: 'NULL',
      currency: 'o.currency',
      refunded_minor: seed.refundedMinor,
      reversed_minor: seed.reversedMinor,
      share_due_minor: seed.sharedMinor,
      share_sent_minor: seed.sharedMinor,
      researcher_account_id: `(SELECT account FROM bench.researchers r WHERE r.at_place = o.researcher)`,
      // Later than anybody measures: the provider knows nothing of them.
      sweep_at: `now() + interval '30 days' * (1 + random())`,
      capture_before: `CASE WHEN o.status = 'confirmed' THEN now() + interval '20 days' END`,
      payment_intent_id: `'pi_bench_' || o.n || '_' || t.at_place`,
      charge_id: `CASE WHEN o.rank > 4 THEN 'ch_bench_' || o.n END`,
    },
  },
  messages: { kind: 'msg', at: ['created_at'], where: 'o.rank >= 5', own: { researcher_id: workedBy(template) } },
  documents: { kind: 'doc', at: ['created_at'], where: 'o.rank >= 6' },
  events: {
    kind: 'evt',
    at: ['created_at'],
    where: seed.hasHappened,
    own: {
      client_id: 'o.client_id',
      // Below the cursors of whoever carries events on, for all of this has long happened.
      position: `-1000000000 + o.n * 128 + t.at_place`,
      horizon: '1',
      payload: `CASE WHEN t.payload->>'id' = t.order_id THEN jsonb_set(t.payload, '{id}', to_jsonb(o.id)) ELSE t.payload END`,
    },
  },
})

async function prepare(client: pg.Client, template: Template) {
  const copies = [
    (range: readonly [number, number]) => client.query('SELECT bench.live($1, $2)', [...range]),
    await copier(client, 'orders', orderColumns(), 'bench.the_orders'),
  ]
  for (const [table, { kind, at, where, own }] of Object.entries(parts(template))) {
    const columns = { id: idOf(kind, 't.at_place'), order_id: 'o.id', ...times(at), ...own }
    copies.push(await copier(client, table, columns, `bench.the_${table}`, where))
  }
  return copies
}

/** The template's rows by themselves: looked for among millions without an index, they would cost more than all copies. Each has a place, so that its copies have ids of their own. */
async function takeTemplate(client: pg.Client, template: Template): Promise<void> {
  for (const table of ['orders', ...Object.keys(parts(template))])
    await client.query(`DROP TABLE IF EXISTS bench.the_${table};
      CREATE TABLE bench.the_${table} AS SELECT *, row_number() OVER (ORDER BY id) AS at_place FROM ${table}
      WHERE ${table === 'orders' ? 'id' : 'order_id'} = '${template.id}'; ANALYZE bench.the_${table}`)
}

async function connect() {
  // What follows a row (foreign keys, what is kept beside it) is right by itself here, and would take most of the time.
  const options = '-c synchronous_commit=off -c maintenance_work_mem=512MB -c session_replication_role=replica'
  const client = new pg.Client({ connectionString, options })
  await client.connect()
  return client
}

const begun = performance.now()
const say = (what: string) => console.log(`${what}, ${((performance.now() - begun) / 1000).toFixed(0)} s`)
const first = await connect()
const workers = [first, await connect()]
const { rows: found } = await first.query<Template>(`
  SELECT o.id, o.client_id AS client,
    (SELECT array_agg(x.researcher_id ORDER BY x.id <> f.id, x.id) FROM offers x WHERE x.order_id = o.id) AS researchers FROM orders o JOIN offers f ON f.id = o.selected_offer_id JOIN payments p ON p.order_id = o.id AND p.status = 'transferred'
  WHERE o.environment = 'production' AND o.status = 'completed' AND o.id NOT LIKE '%0000000000' ORDER BY o.id LIMIT 1`)
const [template] = found
if (!template) throw new Error('The demo has no completed order to copy: start the service with its demo data first.')
const { rowCount: before } = await first.query(`SELECT FROM payments WHERE payment_intent_id LIKE 'pi_bench_%' LIMIT 1`)
if (before) throw new Error('It has been seeded before, as a whole or in part: delete its DATA_DIR and begin again.')
await takeIndexes(first)
try {
  await fill(template)
} finally {
  // What failed has left its transaction open.
  for (const client of workers) await client.query('ROLLBACK')
  await returnIndexes(workers)
}
say('indexes')
await first.query('DROP SCHEMA bench CASCADE')
await first.query('VACUUM ANALYZE')
const { rows: size } = await first.query<{ orders: string; events: string; size: string }>(
  `SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM events) AS events, pg_size_pretty(pg_database_size(current_database())) AS size`,
)
say(`${size[0]?.orders} orders, ${size[0]?.events} events, ${size[0]?.size}`)
await Promise.all(workers.map((client) => client.end()))

async function fill(chosen: Template): Promise<void> {
  const id = (kind: string) => `'${kind}_' || bench.stamp(now()) || lpad(to_hex(n), 16, '0')`
  await first.query(seed.functions(orders))
  await first.query(`
    DROP TABLE IF EXISTS bench.clients, bench.archives, bench.researchers, bench.lives;
    DROP FUNCTION IF EXISTS bench.live;
    CREATE TABLE bench.clients AS SELECT n AS at_place, CASE WHEN n = 0 THEN '${chosen.client}' ELSE ${id('cli')} END AS id FROM generate_series(0, ${clients}) AS n;
    CREATE TABLE bench.archives AS SELECT row_number() OVER (ORDER BY id) - 1 AS at_place, id FROM archives WHERE merged_into_id IS NULL;
    CREATE TABLE bench.researchers AS SELECT n AS at_place, CASE WHEN n = 0 THEN '${chosen.researchers[0]}' ELSE ${id('res')} END AS id,
      CASE WHEN n = 0 THEN (SELECT account_id FROM researcher_accounts WHERE researcher_id = '${chosen.researchers[0]}' AND environment = 'production') ELSE 'acct_bench_' || n END AS account
      FROM generate_series(0, ${researchers}) AS n;
    ALTER TABLE bench.clients ADD PRIMARY KEY (at_place); ALTER TABLE bench.archives ADD PRIMARY KEY (at_place); ALTER TABLE bench.researchers ADD PRIMARY KEY (at_place);
    ANALYZE bench.clients; ANALYZE bench.archives; ANALYZE bench.researchers;
    INSERT INTO researchers (id, name, status, languages, countries) SELECT b.id, bench.word(at_place, 8) || ' ' || at_place,
        (CASE WHEN at_place % 20 = 7 THEN 'pending' WHEN at_place % 50 = 9 THEN 'suspended' ELSE 'approved' END)::"ResearcherStatus", r.languages, r.countries
      FROM bench.researchers b, researchers r WHERE r.id = '${chosen.researchers[0]}' ON CONFLICT DO NOTHING;
    INSERT INTO researcher_accounts (researcher_id, environment, account_id, state, requirements_due, country, updated_at)
      SELECT id, 'production', account, 'active', '{}', 'FR', now() FROM bench.researchers WHERE at_place > 0;
    INSERT INTO clients (id, name, currency, production_state, updated_at) SELECT id, bench.word(at_place, 6) || ' ' || at_place, 'EUR',
        (CASE WHEN at_place % 3 = 0 THEN 'enabled' WHEN at_place % 40 = 1 THEN 'refused' ELSE 'not_requested' END)::"ProductionState", now()
      FROM bench.clients ON CONFLICT DO NOTHING`)
  await first.query(seed.lives({ clients, researchers }))
  await takeTemplate(first, chosen)
  let next = 1
  await Promise.all(
    workers.map(async (client) => {
      const copies = await prepare(client, chosen)
      while (next <= orders) {
        const range = [next, Math.min(orders, next + ordersAtOnce - 1)] as const
        next += ordersAtOnce
        await client.query('BEGIN')
        for (const one of copies) await one(range)
        await client.query('COMMIT')
        if (range[1] % 100_000 === 0) say(`${range[1]} orders`)
      }
    }),
  )
  await first.query('ANALYZE bench.lives; ANALYZE orders; ANALYZE offers; ANALYZE payments')
  for (const statement of afterwards) await first.query(statement)
  say('what came afterwards')
}
