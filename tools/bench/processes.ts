// What a second process brings: web's for reads and creates, the worker's for webhooks, each with a share of one processor, so that
// two can be told from one on a machine whose processors they would share with the load, the receiver and the database.
//   RATE_LIMIT_DEVELOPMENT=0 npm start
//   npm run bench:processes -- [--share 0.25] [--rounds 5] [--seconds 5] [--orders 2000] [--endpoints 3] [--only web|workers]
// It tells whether they are in each other's way, at locks, queues and rows; what a second machine's processors bring it can't tell.
import { Agent } from 'node:http'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { startWeb, startWorker } from './another.ts'
import { Arrivals } from './arrivals.ts'
import { settle } from './cases.ts'
import { calling, measure, median, repeat, send, spreadOf, type Call, type Target } from './load.ts'
import { findWorkerPid, readService } from './service.ts'
import { Share } from './share.ts'

const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '0.25' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    orders: { type: 'string', default: '2000' },
    endpoints: { type: 'string', default: '3' },
    only: { type: 'string', default: 'both' },
  },
})
const whole = z.coerce.number().int().min(1)
const [share, rounds, seconds, orders, endpoints, only] = z
  .tuple([
    z.coerce.number().min(0.1).max(1),
    whole,
    z.coerce.number().min(0.5),
    whole,
    whole,
    z.enum(['both', 'web', 'workers']),
  ])
  .parse([values.share, values.rounds, values.seconds, values.orders, values.endpoints, values.only])

/** Of each process: enough of them that one which waits for its share is never idle for want of requests. */
const connections = 64
const service = readService()
const withId = z.object({ id: z.string() })
const body = JSON.stringify({
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
  instructions: 'sandbox:manual',
})
const place: Call = { method: 'POST', path: '/orders', body, status: 201 }
const { id } = withId.parse(JSON.parse(await send(service, place)))

const calls: Record<string, Call> = {
  get: { method: 'GET', path: `/orders/${id}`, status: 200 },
  'list of 20': { method: 'GET', path: '/orders?limit=20', status: 200 },
  create: place,
}

/** Endpoints that the service has of this. */
const made: string[] = []
async function deleteEndpoints(): Promise<void> {
  for (const one of made.splice(0))
    await send(service, { method: 'DELETE', path: `/webhook-endpoints/${one}`, status: 200 }).catch(() => '')
}
// Shares end with the program, and so do the processes that it starts, however it ends.
const stop = (code: number) => void deleteEndpoints().then(() => process.exit(code))
process.once('SIGINT', () => stop(130))
process.once('SIGTERM', () => stop(143))

/** One and two in turn, the other way round in every other round. */
async function compare(
  what: string,
  unit: string,
  rate: (count: 1 | 2, round: number) => Promise<number>,
): Promise<void> {
  const rates = { 1: [] as number[], 2: [] as number[] }
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const count of round % 2 === 0 ? ([1, 2] as const) : ([2, 1] as const))
      rates[count].push(await rate(count, round))
    ratios.push((rates[2].at(-1) ?? NaN) / (rates[1].at(-1) ?? NaN))
  }
  const { median: ratio, least, most } = spreadOf(ratios)
  console.log(
    `${what}: one ${Math.round(median(rates[1]))}, two ${Math.round(median(rates[2]))} ${unit}/s; ${ratio.toFixed(2)} times (${least.toFixed(2)} to ${most.toFixed(2)}) in ${rounds} rounds`,
  )
}

async function compareWeb(): Promise<void> {
  const started = []
  const webs: Target[] = []
  for (const name of ['web-1', 'web-2']) {
    const web = await startWeb(name)
    started.push(web.child)
    // Both are warm before they are held: what is compiled then would be counted as the first one's slowness.
    for (const call of Object.values(calls))
      await measure(
        calling(web.target, () => call),
        { seconds: 5, connections },
      )
    const held = new Share(name, share)
    if (web.child.pid !== undefined) held.holds(web.child.pid)
    webs.push(web.target)
  }
  await settle(service)
  for (const [name, call] of Object.entries(calls))
    await compare(name, 'requests', async (count, round) => {
      // One of them alone is each in turn.
      const each = (count === 2 ? webs : webs.slice(round % 2).slice(0, 1)).map((web) =>
        measure(
          calling(web, () => call),
          { seconds, connections },
        ),
      )
      return (await Promise.all(each)).reduce((sum, { perSecond }) => sum + perSecond, 0)
    })
  for (const child of started) child.kill()
  await settle(service)
}

const agent = new Agent({ keepAlive: true, maxSockets: connections })

/** Places so many orders, and returns how many deliveries came in a second. */
async function deliver(arrivals: Arrivals, count: number): Promise<number> {
  arrivals.clear()
  await repeat(count, connections, () => send(service, place, agent))
  const wanted = count * endpoints
  await arrivals.reach(wanted)
  if (arrivals.count !== wanted) throw new Error(`${arrivals.count} of ${wanted} deliveries arrived`)
  return arrivals.perSecond()
}

/** The service's own worker, and beside it a second one for as long as two are measured. Whichever is new is warm before it is held. */
async function compareWorkers(): Promise<void> {
  const pid = findWorkerPid()
  if (pid === undefined) throw new Error('which process is the worker?')
  const arrivals = new Arrivals()
  const address = await arrivals.listen()
  try {
    for (let n = 0; n < endpoints; n += 1) {
      const url = JSON.stringify({ url: `${address}/${n}` })
      const call: Call = { method: 'POST', path: '/webhook-endpoints', body: url, status: 201 }
      made.push(withId.parse(JSON.parse(await send(service, call))).id)
    }
    await deliver(arrivals, orders)
    new Share('worker-1', share).holds(pid)
    const second = new Share('worker-2', share)
    await compare(`${orders} events to ${endpoints} endpoints`, 'deliveries', async (count) => {
      if (count === 1) return deliver(arrivals, orders)
      const another = await startWorker()
      try {
        await deliver(arrivals, Math.ceil(orders / 2))
        second.holds(another.pid)
        return await deliver(arrivals, orders)
      } finally {
        await another.end()
      }
    })
  } finally {
    await deleteEndpoints()
    arrivals.end()
  }
}

console.log(`Each process measured has at most ${share} of a processor.`)
if (only !== 'workers') await compareWeb()
if (only !== 'web') await compareWorkers()
agent.destroy()
