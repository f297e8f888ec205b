// What the database allows: the same rows by bare node:http and pg, one prepared statement for a request, on the service's own
// tables and indexes, its caller found by the same join. It checks nothing, and leaves out what the service does beside a request.
import { createServer, type IncomingMessage } from 'node:http'
import { z } from 'zod'
import { connectAnswers, keyOf, type Answer } from './answers.ts'
import { takeAllocated } from './take-allocated.ts'

const answers = connectAnswers(process.env['DATABASE_URL'])

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

async function answer(incoming: IncomingMessage): Promise<Answer> {
  const key = keyOf(incoming.headers.authorization)
  const [path = '', search = ''] = (incoming.url ?? '').split('?')
  const [, , orderId = '', part, offerId = ''] = path.split('/')
  if (part === 'events') return answers.events({ key, orderId })
  if (part === 'messages')
    return answers.message({ key, orderId }, written.parse(JSON.parse(await read(incoming))).content)
  if (part === 'offers') return answers.select({ key, orderId }, offerId)
  if (incoming.method === 'POST') {
    const text = await read(incoming)
    const given = incoming.headers['idempotency-key']
    const kept = typeof given === 'string' ? { key: given, text } : undefined
    return answers.create(key, input.parse(JSON.parse(text)), kept)
  }
  if (path === '/orders') return answers.list(key, Number(new URLSearchParams(search).get('limit') ?? 20))
  return answers.get({ key, orderId })
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
