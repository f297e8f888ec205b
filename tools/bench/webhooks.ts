// How fast what happened reaches those who asked to be told: many orders at once, and a steady few.
//   RATE_LIMIT_DEVELOPMENT=0 npm start
//   npm run bench:webhooks -- [--orders 1000] [--endpoints 3] [--steady 50] [--seconds 10] [--hanging 0]
// `hanging`: the steady few once more while another client, who orders as much, has so many endpoints that never answer.
// The receiver answers at once, in this process. Lag counts from the event's own time to its arrival, on one machine's clock.
import { Agent, createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { latencies, send, type Call, type Target } from './load.ts'
import { readService } from './service.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000' },
    endpoints: { type: 'string', default: '3' },
    steady: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    hanging: { type: 'string', default: '0' },
  },
})
const whole = z.coerce.number().int().min(1)
const [orders, endpoints, steady, seconds, hanging] = z
  .tuple([whole, whole, whole, whole, z.coerce.number().int().min(0)])
  .parse([values.orders, values.endpoints, values.steady, values.seconds, values.hanging])

const service = readService()
const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const withId = z.object({ id: z.string() })
const call = async <T>(schema: z.ZodType<T>, given: Call, target: Target = service) =>
  schema.parse(JSON.parse(await send(target, given, agent)))

const sent = z.object({ type: z.string(), data: z.object({ occurredAt: z.iso.datetime() }) })
let arrivals: { at: number; lag: number }[] = []
const receiver = createServer((incoming, outgoing) => {
  if (incoming.url?.startsWith('/hanging')) return void incoming.resume()
  const at = Date.now()
  let text = ''
  incoming.setEncoding('utf8')
  incoming.on('data', (chunk: string) => (text += chunk))
  incoming.on('end', () => {
    outgoing.writeHead(204).end()
    arrivals.push({ at, lag: at - Date.parse(sent.parse(JSON.parse(text)).data.occurredAt) })
  })
})
await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
const address = receiver.address()
const port = typeof address === 'object' ? address?.port : undefined

const body = JSON.stringify({
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
  instructions: 'sandbox:manual',
})
const place = (target: Target = service) => send(target, { method: 'POST', path: '/orders', body, status: 201 }, agent)
const made: { id: string; target: Target }[] = []
async function listen(path: string, target: Target): Promise<void> {
  const url = JSON.stringify({ url: `http://127.0.0.1:${port}${path}` })
  const { id } = await call(withId, { method: 'POST', path: '/webhook-endpoints', body: url, status: 201 }, target)
  made.push({ id, target })
}
for (let n = 0; n < endpoints; n += 1) await listen(`/${n}`, service)

/** Until so many have arrived, or none for half a minute. */
async function arrive(count: number): Promise<void> {
  for (let seen = -1, idle = 0; arrivals.length < count && idle < 300; idle += 1) {
    if (arrivals.length !== seen) idle = 0
    seen = arrivals.length
    await sleep(100)
  }
}
/** `since`: from when on they are counted once more, alone: what set them off takes the processor too. */
function report(what: string, wanted: number, since?: number): void {
  const { p50, p95, p99 } = latencies(arrivals.map(({ lag }) => lag))
  const times = arrivals.map(({ at }) => at).toSorted((a, b) => a - b)
  const rateOf = (some: number[]) => Math.round(some.length / (((some.at(-1) ?? NaN) - (some[0] ?? NaN)) / 1000))
  const later = since === undefined ? '' : ` (${rateOf(times.filter((at) => at > since))}/s once all were placed)`
  console.log(
    `${what}: ${arrivals.length} of ${wanted} deliveries, ${rateOf(times)}/s${later}, lag p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`,
  )
}

async function keepSteady(beside: string): Promise<void> {
  arrivals = []
  await Promise.all(
    Array.from({ length: steady * seconds }, async (_, n) => {
      await sleep((n * 1000) / steady)
      await Promise.all([place(), ...(beside === '' ? [] : [place(service.other)])])
    }),
  )
  await arrive(steady * seconds * endpoints)
  report(`${steady} orders a second for ${seconds} s, ${endpoints} endpoints${beside}`, steady * seconds * endpoints)
}

try {
  const begun = performance.now()
  let left = orders
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (left > 0) {
        left -= 1
        await place()
      }
    }),
  )
  const rate = Math.round(orders / ((performance.now() - begun) / 1000))
  const placed = Date.now()
  await arrive(orders * endpoints)
  report(`${orders} orders at once (${rate}/s), ${endpoints} endpoints`, orders * endpoints, placed)

  await keepSteady('')
  if (hanging > 0) {
    await keepSteady(', and as many of another client')
    for (let n = 0; n < hanging; n += 1) await listen(`/hanging/${n}`, service.other)
    await keepSteady(`, and as many of another client, whose ${hanging} endpoints hang`)
  }
} finally {
  for (const { id, target } of made)
    await send(target, { method: 'DELETE', path: `/webhook-endpoints/${id}`, status: 200 }).catch(() => '')
  agent.destroy()
  receiver.closeAllConnections()
  receiver.close()
}
