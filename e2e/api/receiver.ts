import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'

export type Delivery = {
  at: number
  headers: IncomingHttpHeaders
  raw: Buffer
  type: string
  data: Record<string, unknown> & {
    eventId: string
    occurredAt: string
    sequence?: number
    orderId?: string
    id: string
  }
}
/** What to answer: a status, or `hang` for a connection that is kept open without a word. */
export type Manner = (
  delivery: Delivery,
  nth: number,
) => { status?: number; delayMs?: number; headers?: Record<string, string>; hang?: boolean }

/** A webhook receiver on this machine that notes everything. */
export async function startReceiver(manner: Manner = () => ({})) {
  const deliveries: Delivery[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const raw = Buffer.concat(chunks)
      const { type, data } = JSON.parse(raw.toString()) as Pick<Delivery, 'type' | 'data'> // nobody else sends here
      const delivery = { at: Date.now(), headers: request.headers, raw, type, data }
      deliveries.push(delivery)
      const { status = 200, delayMs = 0, headers = {}, hang = false } = manner(delivery, deliveries.length)
      if (!hang) setTimeout(() => response.writeHead(status, headers).end('ok'), delayMs)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the receiver has no port')
  return {
    url: `http://127.0.0.1:${address.port}/hooks`,
    deliveries,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>

export const hmacOf = (secret: string, text: string | Buffer) =>
  `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`

/** A receiver's own idea of a sorted body, made without ours. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{${Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${sortedJson(member)}`)
    .join(',')}}`
}
