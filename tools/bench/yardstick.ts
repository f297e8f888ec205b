// What the database allows: the same rows by bare node:http and pg, one prepared statement for a request, on the service's own
// tables and indexes, its caller found by the same join. It checks nothing, and leaves out what the service does beside a request.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { z } from 'zod'
import { newId } from '#lib/ids.ts'

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 20,
  idleTimeoutMillis: 5 * 60_000,
  application_name: 'callslip yardstick',
})

const caller = `caller AS (
  SELECT k.id AS key_id, k.name, k.environment, c.id AS client_id, c.currency FROM api_keys k JOIN clients c ON c.id = k.client_id
  WHERE k.hash = $1 AND k.revoked_at IS NULL AND c.status = 'active')`
const order = `o.*,
  CASE WHEN o.status = 'open' THEN (SELECT count(*)::int FROM offers f WHERE f.order_id = o.id AND f.status = 'ACTIVE') END AS active_offers,
  (SELECT p.payment_intent_id FROM payments p WHERE p.order_id = o.id AND p.payment_intent_id IS NOT NULL ORDER BY p.id DESC LIMIT 1) AS payment_intent_id,
  (SELECT g.folder FROM order_filings g WHERE g.order_id = o.id) AS folder`

const create = (also: string) => `WITH ${caller}, o AS (
  INSERT INTO orders (id, environment, client_id, status, repository_name, document_type, location, country_iso_a3, instructions,
    sandbox_mode, pricing_mode, currency, event_sequence, created_at, updated_at)
  SELECT $2, environment, client_id, 'submitted', $3, $4, $5, $6, $7, 'manual', 'OPEN_FOR_BIDS', currency, 1, now(), now() FROM caller
  RETURNING *
), e AS (
  INSERT INTO events (id, environment, client_id, order_id, sequence, type, payload, actor_type, actor_id, actor_name, created_at)
  SELECT $8, o.environment, o.client_id, o.id, 1, 'order.created', json_build_object('id', o.id), 'api_client', key_id, name, now()
  FROM o, caller
) ${also} SELECT * FROM o`

const statements = {
  get: `WITH ${caller} SELECT ${order} FROM orders o JOIN caller USING (client_id, environment) WHERE o.id = $2`,
  list: `WITH ${caller} SELECT l.* FROM caller c CROSS JOIN LATERAL (
    SELECT ${order} FROM orders o WHERE o.client_id = c.client_id AND o.environment = c.environment ORDER BY o.id DESC LIMIT $2::int) l`,
  events: `WITH ${caller} SELECT e.* FROM caller c JOIN orders o USING (client_id, environment) JOIN events e ON e.order_id = o.id
    WHERE o.id = $2 AND e.public ORDER BY e.sequence LIMIT 100`,
  message: `WITH ${caller}, o AS (
      UPDATE orders o SET event_sequence = event_sequence + 1, updated_at = now() FROM caller c
      WHERE o.id = $2 AND o.client_id = c.client_id AND o.environment = c.environment RETURNING o.id, o.environment, o.client_id, o.event_sequence
    ), m AS (
      INSERT INTO messages (id, order_id, sender_type, sender_id, sender_name, content, created_at)
      SELECT $3, o.id, 'api_client', key_id, name, $4, now() FROM o, caller RETURNING *
    ), e AS (
      INSERT INTO events (id, environment, client_id, order_id, sequence, type, payload, actor_type, actor_id, actor_name, created_at)
      SELECT $5, o.environment, o.client_id, o.id, o.event_sequence, 'message.created', json_build_object('id', m.id), 'api_client', key_id, name, now()
      FROM o, m, caller
    ) SELECT id FROM m`,
  create: create(''),
  createWithKey: create(`, i AS (
    INSERT INTO idempotency_records (scope, key, fingerprint, status, body_encrypted, location)
    SELECT environment || ':' || client_id, $9, $10, 201, $11, $12 FROM caller)`),
}

const written = z.object({ content: z.string() })
const input = z.object({
  repositoryName: z.string(),
  documentType: z.string(),
  location: z.string(),
  countryISOA3: z.string(),
  instructions: z.string(),
})

async function read(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer) // no encoding was set
  return Buffer.concat(chunks).toString('utf8')
}
const hash = (text: string) => createHash('sha256').update(text).digest()

/** As long as the answer that the service keeps, sealed. */
const sealedLength = 540

async function answer(incoming: IncomingMessage): Promise<{ status: number; rows: unknown }> {
  const key = hash((incoming.headers.authorization ?? '').slice('Bearer '.length))
  const run = async (name: keyof typeof statements, ...values: unknown[]) =>
    (await pool.query<object>({ name, text: statements[name], values: [key, ...values] })).rows
  const [path = '', search = ''] = (incoming.url ?? '').split('?')
  const [, , orderId, part] = path.split('/')
  if (part === 'events') return { status: 200, rows: await run('events', orderId) }
  if (part === 'messages') {
    const { content } = written.parse(JSON.parse(await read(incoming)))
    const [row] = await run('message', orderId, newId('message'), content, newId('event'))
    return { status: row ? 201 : 404, rows: row }
  }
  if (incoming.method === 'POST') {
    const text = await read(incoming)
    const { repositoryName, documentType, location, countryISOA3, instructions } = input.parse(JSON.parse(text))
    const id = newId('order')
    const values = [id, repositoryName, documentType, location, countryISOA3, instructions, newId('event')]
    const given = incoming.headers['idempotency-key']
    const [row] =
      given === undefined
        ? await run('create', ...values)
        : await run('createWithKey', ...values, given, hash(text), text.padEnd(sealedLength), `/orders/${id}`)
    return { status: row ? 201 : 403, rows: row }
  }
  if (path === '/orders')
    return { status: 200, rows: await run('list', Number(new URLSearchParams(search).get('limit') ?? 20)) }
  const [row] = await run('get', path.slice('/orders/'.length))
  return { status: row ? 200 : 404, rows: row }
}

const server = createServer((incoming, outgoing) => {
  const end = (status: number, body: Buffer) =>
    outgoing.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body)
  answer(incoming).then(
    ({ status, rows }) => end(status, Buffer.from(JSON.stringify(rows ?? null))),
    (error: unknown) => end(500, Buffer.from(String(error))),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.send?.(`http://127.0.0.1:${address?.port}`)
})
process.on('disconnect', () => process.exit(0))
