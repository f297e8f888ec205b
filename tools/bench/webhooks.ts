// How fast what happened reaches those who asked to be told: many orders at once, and a steady few.
//   RATE_LIMIT_DEVELOPMENT=0 npm start
//   npm run bench:webhooks -- [--orders 1000] [--endpoints 3] [--steady 50] [--seconds 10] [--hanging 0]
// `hanging`: the steady few once more while another client, who orders as much, has so many endpoints that never answer.
// The receiver answers at once, in this process. Lag counts from the event's own time to its arrival, on one machine's clock.
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Arrivals } from './arrivals.ts'
import { repeat, send, type Call, type Target } from './load.ts'
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

const arrivals = new Arrivals()
const address = await arrivals.listen()

const body = JSON.stringify({
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
  instructions: 'sandbox:manual',
})
const place = (target: Target = service) => send(target, { method: 'POST', path: '/orders', body, status: 201 }, agent)
const made: { id: string; target: Target }[] = []
async function listen(path: string, target: Target): Promise<void> {
  const url = JSON.stringify({ url: address + path })
  const { id } = await call(withId, { method: 'POST', path: '/webhook-endpoints', body: url, status: 201 }, target)
  made.push({ id, target })
}
for (let n = 0; n < endpoints; n += 1) await listen(`/${n}`, service)

/** `since`: from when on they are counted once more, alone: what set them off takes the processor too. */
function report(what: string, wanted: number, since?: number): void {
  const { p50, p95, p99 } = arrivals.lags()
  const later = since === undefined ? '' : ` (${Math.round(arrivals.perSecond(since))}/s once all were placed)`
  console.log(
    `${what}: ${arrivals.count} of ${wanted} deliveries, ${Math.round(arrivals.perSecond())}/s${later}, lag p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`,
  )
}

async function keepSteady(beside: string): Promise<void> {
  arrivals.clear()
  await Promise.all(
    Array.from({ length: steady * seconds }, async (_, n) => {
      await sleep((n * 1000) / steady)
      await Promise.all([place(), ...(beside === '' ? [] : [place(service.other)])])
    }),
  )
  await arrivals.reach(steady * seconds * endpoints)
  report(`${steady} orders a second for ${seconds} s, ${endpoints} endpoints${beside}`, steady * seconds * endpoints)
}

try {
  const begun = performance.now()
  await repeat(orders, 32, () => place())
  const rate = Math.round(orders / ((performance.now() - begun) / 1000))
  const placed = Date.now()
  await arrivals.reach(orders * endpoints)
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
  arrivals.end()
}
