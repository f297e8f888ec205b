import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { verifyWebhookBatch, WebhookVerificationError } from '@callslip/client/webhooks'

const { CALLSLIP_WEBHOOK_SECRET: secret = '', PORT: port = '8080' } = process.env

/**
 * The bytes that were signed, made again from what they say: keys sorted at every depth,
 * no white space (RFC 8785). Callslip's keys are ASCII, and its numbers whole.
 */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const written = members.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`)
  return `{${written.join(',')}}`
}

/** In your database, beside what you did about each event. */
const handled = new Set<string>()

/** What was sent, up to 1 MiB: no webhook is as long. */
async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > 1024 * 1024) throw new SyntaxError('This is too long.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    // A framework that has parsed the body hands it over as an object: `request.body`.
    const parsed: unknown = JSON.parse(await read(request))
    // One event, or as many as an endpoint with `batch` is sent at once.
    for (const event of verifyWebhookBatch(canonical(parsed), request.headers, secret)) {
      const { eventId } = event.data
      if (!handled.has(eventId)) console.log(`verified ${event.type} ${eventId}`)
      handled.add(eventId)
    }
    response.writeHead(204).end()
  } catch (error) {
    const isTheirs =
      error instanceof WebhookVerificationError || error instanceof SyntaxError
    if (!isTheirs) console.error(error)
    response.writeHead(isTheirs ? 400 : 500).end(isTheirs ? error.message : '')
  }
}

const server = createServer((request, response) => void receive(request, response))
server.listen(Number(port), () => console.log('listening'))
