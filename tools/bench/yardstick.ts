// What the database allows: the same rows by bare node:http and pg, one prepared statement for a request, on the service's own
// tables and indexes, its caller found by the same join. It checks nothing, and leaves out what the service does beside a request.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { z } from 'zod'
import { newId } from '#lib/ids.ts'
import { statements, yardstickConnections } from './statements.ts'
import { takeAllocated } from './take-allocated.ts'

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: yardstickConnections,
  idleTimeoutMillis: 5 * 60_000,
  application_name: 'callslip yardstick',
})

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

/** Two orders that are placed at one moment may draw one number; the service draws again as well. */
const wasDrawnTwice = (error: unknown) => error instanceof pg.DatabaseError && error.constraint === 'orders_number_key'

/** As long as the answer that the service keeps, sealed. */
const sealedLength = 540

async function answer(incoming: IncomingMessage): Promise<{ status: number; rows: unknown }> {
  const key = hash((incoming.headers.authorization ?? '').slice('Bearer '.length))
  const run = async (name: keyof typeof statements, ...values: unknown[]) =>
    (await pool.query<object>({ name, text: statements[name], values: [key, ...values] })).rows
  const [path = '', search = ''] = (incoming.url ?? '').split('?')
  const [, , orderId, part, offerId] = path.split('/')
  if (part === 'events') return { status: 200, rows: await run('events', orderId) }
  if (part === 'messages') {
    const { content } = written.parse(JSON.parse(await read(incoming)))
    const [row] = await run('message', orderId, newId('message'), content, newId('event'))
    return { status: row ? 201 : 404, rows: row }
  }
  if (part === 'offers') {
    const [row] = await run('select', orderId, offerId, newId('event'))
    return { status: row ? 200 : 404, rows: row }
  }
  if (incoming.method === 'POST') {
    const text = await read(incoming)
    const { repositoryName, documentType, location, countryISOA3, instructions } = input.parse(JSON.parse(text))
    const id = newId('order')
    const values = [id, repositoryName, documentType, location, countryISOA3, instructions, newId('event')]
    const given = incoming.headers['idempotency-key']
    const place = () =>
      given === undefined
        ? run('create', ...values)
        : run('createWithKey', ...values, given, hash(text), text.padEnd(sealedLength), `/orders/${id}`)
    const [row] = await place().catch((error: unknown) => (wasDrawnTwice(error) ? place() : Promise.reject(error)))
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
process.on('message', () => process.send?.(takeAllocated() ?? 0))
process.on('disconnect', () => process.exit(0))
