// Many orders for a rehearsal's database: the demo customer's completed order with all that hangs on it, copied so many times for
// the demo's client and for others, by many researchers, over the last months. What a list, a search or a sum costs then is told by growth.ts.
//   npm run bench:seed -- [--orders 1000000] [--clients 1000] [--researchers 2000]
// A tenth of the orders are the demo's own client's.
// For a service whose data nobody needs: books and balances are not copied, so the operators' sums don't add up any more.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { z } from 'zod'
import { findDatabaseUrl } from './service.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    clients: { type: 'string', default: '1000' },
    researchers: { type: 'string', default: '2000' },
  },
})
const count = z.coerce.number().int().min(1)
const [orders, clients, researchers] = z
  .tuple([count, count, count])
  .parse([values.orders, values.clients, values.researchers])
const connectionString = findDatabaseUrl()
const ordersAtOnce = 5_000

/** `stamp`: the first letters of the ids of what belongs to an order, which sort by its moment as real ones do. */
const functions = `
  CREATE SCHEMA IF NOT EXISTS bench;
  CREATE OR REPLACE FUNCTION bench.moment(n bigint) RETURNS timestamptz LANGUAGE sql STABLE AS
    $$ SELECT date_trunc('hour', now()) - interval '200 days' + n * interval '199 days' / ${orders} $$;
  CREATE OR REPLACE FUNCTION bench.stamp(at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz',
      ((floor(extract(epoch FROM at) * 1000)::bigint >> shift) & 31)::int + 1, 1), '' ORDER BY shift DESC) FROM generate_series(0, 45, 5) AS shift $$;
  CREATE OR REPLACE FUNCTION bench.word(n bigint, seed int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT initcap(a || b) FROM (SELECT
      (ARRAY['mor','kel','now','vos','lam','ber','schul','dup','kow','jan','fer','mar','hol','ros','win','bau','ler','dom','pet','sol'])[1 + (n * 7 + seed) % 20] AS a,
      (ARRAY['eau','ler','ak','sen','bert','ger','ze','ont','alski','ssens','rand','tin','zer','enberg','ter','mann','oux','ingo','erson','heim'])[1 + (n / 20 * 3 + seed) % 20] AS b) s $$;`

type Columns = Record<string, string>

/** What fills a table with copies of the template's rows for the orders of a range, each column as it is but for these. */
async function copier(client: pg.Client, table: string, columns: Columns, rows: string) {
  const { rows: found } = await client.query<{ column: string }>(
    `SELECT attname AS column FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  )
  const names = found.map(({ column }) => column)
  const list = names.map((name) => `"${name}"`).join(', ')
  const taken = names.map((name) => columns[name] ?? `t."${name}"`).join(', ')
  const text = `INSERT INTO ${table} (${list}) SELECT ${taken} FROM generate_series($1::bigint, $2::bigint) AS n CROSS JOIN LATERAL (
    SELECT bench.moment(n) AS at, bench.stamp(bench.moment(n)) AS stamp, 'ord_' || bench.stamp(bench.moment(n)) || lpad(to_hex(n), 16, '0') AS "order" OFFSET 0) o, ${rows} t`
  return (range: readonly [number, number]) => client.query(text, [...range])
}

const times = (template: string, names: readonly string[]): Columns =>
  Object.fromEntries(
    names.map((name) => [name, `o.at + (t.${name} - (SELECT created_at FROM orders WHERE id = '${template}'))`]),
  )
const whose = `(SELECT id FROM bench.clients c WHERE c.at_place = CASE WHEN n % 10 = 0 THEN 0 ELSE 1 + n % ${clients} END)`
type Template = { id: string; client: string; researchers: string[] }
/** Each of the template's researchers, the chosen one first, is another one for each order. */
const workedBy = (template: Template) =>
  `(SELECT id FROM bench.researchers r WHERE r.at_place = (n + 13 * (array_position(ARRAY['${template.researchers.join("','")}'], t.researcher_id) - 1)) % ${researchers})`
const idOf = (kind: string, place: string) => `'${kind}_' || o.stamp || lpad(to_hex(n * 128 + ${place}), 16, '0')`
const offerOf = (template: string, column: string) =>
  idOf('off', `(SELECT count(*) FROM offers x WHERE x.order_id = '${template}' AND x.id <= t.${column})`)

const orderColumns = (template: string): Columns => ({
  id: 'o."order"',
  // Long ones: those that are drawn in transactions side by side don't see each other.
  number: 'new_order_number(8)',
  client_id: whose,
  status: `(CASE WHEN n % 100 < 90 THEN 'completed' WHEN n % 100 < 95 THEN 'withdrawn' WHEN n % 100 < 98 THEN 'open' ELSE 'submitted' END)::"OrderStatus"`,
  repository_name: `'Archive of ' || bench.word(n, 3)`,
  location: 'bench.word(n, 5)',
  persons_of_interest: `jsonb_build_array(jsonb_build_object('firstname', bench.word(n * 13, 1), 'lastname', bench.word(n * 31, 2)))`,
  external_order_ref: `'REF-' || n`,
  customer_name: 'bench.word(n * 17, 4)',
  archive_repository_id: `(SELECT id FROM bench.archives a WHERE a.at_place = n % (SELECT count(*) FROM bench.archives))`,
  selected_offer_id: offerOf(template, 'selected_offer_id'),
  ...times(template, ['opened_at', 'confirmed_at', 'started_at', 'delivered_at', 'completed_at']),
  ...times(template, ['created_at', 'updated_at']),
})

/** What hangs on an order: the kind of its ids, the columns that follow the order, and what else is its own. */
const parts = (template: Template): Record<string, { kind: string; at: string[]; own?: Columns }> => ({
  offers: { kind: 'off', at: ['created_at', 'updated_at'], own: { researcher_id: workedBy(template) } },
  payments: {
    kind: 'pay',
    at: ['created_at', 'updated_at'],
    own: {
      offer_id: offerOf(template.id, 'offer_id'),
      // Later than anybody measures: the provider knows nothing of them.
      sweep_at: `now() + interval '30 days' * (1 + random())`,
      payment_intent_id: `'pi_bench_' || n || '_' || t.at_place`,
      charge_id: `'ch_bench_' || n`,
    },
  },
  messages: { kind: 'msg', at: ['created_at'], own: { researcher_id: workedBy(template) } },
  documents: { kind: 'doc', at: ['created_at'] },
  events: {
    kind: 'evt',
    at: ['created_at'],
    own: {
      client_id: whose,
      // Below the cursors of whoever carries events on, for all of this has long happened.
      position: `-1000000000 + n * 128 + t.at_place`,
      horizon: '1',
      payload: `CASE WHEN t.payload->>'id' = t.order_id THEN jsonb_set(t.payload, '{id}', to_jsonb(o."order")) ELSE t.payload END`,
    },
  },
})

async function prepare(client: pg.Client, template: Template) {
  const { id } = template
  // Each row of a kind has a place, so that it has an id of its own.
  const rowsOf = (table: string) =>
    `(SELECT *, row_number() OVER (ORDER BY id) AS at_place FROM ${table} WHERE order_id = '${id}')`
  const copies = [await copier(client, 'orders', orderColumns(id), `(SELECT * FROM orders WHERE id = '${id}')`)]
  for (const [table, { kind, at, own }] of Object.entries(parts(template))) {
    const columns = { id: idOf(kind, 't.at_place'), order_id: 'o."order"', ...times(id, at), ...own }
    copies.push(await copier(client, table, columns, rowsOf(table)))
  }
  return copies
}

async function connect() {
  const client = new pg.Client({ connectionString, options: '-c synchronous_commit=off' })
  await client.connect()
  return client
}

const begun = performance.now()
const seconds = () => ((performance.now() - begun) / 1000).toFixed(0)
const first = await connect()
await first.query(functions)
const { rows: found } = await first.query<Template>(`
  SELECT o.id, o.client_id AS client,
    (SELECT array_agg(x.researcher_id ORDER BY x.id <> f.id, x.id) FROM offers x WHERE x.order_id = o.id) AS researchers FROM orders o JOIN offers f ON f.id = o.selected_offer_id JOIN payments p ON p.order_id = o.id AND p.status = 'transferred'
  WHERE o.environment = 'production' AND o.status = 'completed' AND o.id NOT LIKE '%0000000000' ORDER BY o.id LIMIT 1`)
const [template] = found
if (!template) throw new Error('The demo has no completed order to copy: start the service with its demo data first.')
await first.query(`
  DROP TABLE IF EXISTS bench.clients, bench.archives, bench.researchers;
  CREATE TABLE bench.clients AS SELECT n AS at_place, CASE WHEN n = 0 THEN '${template.client}' ELSE 'cli_' || bench.stamp(now()) || lpad(to_hex(n), 16, '0') END AS id FROM generate_series(0, ${clients}) AS n;
  CREATE TABLE bench.archives AS SELECT row_number() OVER (ORDER BY id) - 1 AS at_place, id FROM archives WHERE merged_into_id IS NULL;
  CREATE TABLE bench.researchers AS SELECT n AS at_place, CASE WHEN n = 0 THEN '${template.researchers[0]}' ELSE 'res_' || bench.stamp(now()) || lpad(to_hex(n), 16, '0') END AS id FROM generate_series(0, ${researchers}) AS n;
  ALTER TABLE bench.clients ADD PRIMARY KEY (at_place); ALTER TABLE bench.archives ADD PRIMARY KEY (at_place); ALTER TABLE bench.researchers ADD PRIMARY KEY (at_place);
  ANALYZE bench.clients; ANALYZE bench.archives; ANALYZE bench.researchers;
  INSERT INTO researchers (id, name, status, languages, countries) SELECT b.id, bench.word(at_place, 8) || ' ' || at_place, 'approved', r.languages, r.countries
    FROM bench.researchers b, researchers r WHERE r.id = '${template.researchers[0]}' ON CONFLICT DO NOTHING;
  INSERT INTO clients (id, name, currency, updated_at) SELECT id, bench.word(at_place, 6) || ' ' || at_place, 'EUR', now() FROM bench.clients ON CONFLICT DO NOTHING`)
const workers = [first, await connect()]
let next = 1
await Promise.all(
  workers.map(async (client) => {
    const copies = await prepare(client, template)
    while (next <= orders) {
      const range = [next, Math.min(orders, next + ordersAtOnce - 1)] as const
      next += ordersAtOnce
      await client.query('BEGIN')
      for (const one of copies) await one(range)
      await client.query('COMMIT')
      if (range[1] % 100_000 === 0) console.log(`${range[1]} orders, ${seconds()} s`)
    }
  }),
)
// An order that comes with its offer chosen has had no moment of choosing, at which the database writes this.
await first.query(`
  INSERT INTO order_terms (order_id, client_id, environment, offer_id, researcher_id, researcher_name, currency, agreed_minor, paid_minor)
  SELECT o.id, o.client_id, o.environment, f.id, r.id, r.name, f.currency, coalesce(p.amount_minor, f.amount_minor), p.amount_minor
  FROM orders o JOIN offers f ON f.id = o.selected_offer_id JOIN researchers r ON r.id = f.researcher_id
  LEFT JOIN payments p ON p.offer_id = f.id AND p.status = 'transferred' ON CONFLICT DO NOTHING`)
await first.query('DROP SCHEMA bench CASCADE')
await first.query('VACUUM ANALYZE')
const { rows: size } = await first.query<{ orders: string; events: string; size: string }>(
  `SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM events) AS events, pg_size_pretty(pg_database_size(current_database())) AS size`,
)
console.log(`${size[0]?.orders} orders, ${size[0]?.events} events, ${size[0]?.size}, ${seconds()} s`)
await Promise.all(workers.map((client) => client.end()))
