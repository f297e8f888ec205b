// What a second process brings: web's for reads and creates, the worker's for webhooks, each with a share of one processor, so that
// two can be told from one on a machine whose processors they would share with the load, the receiver and the database.
//   RATE_LIMIT_DEVELOPMENT=0 npm start
//   npm run bench:processes -- [--share 0.25] [--rounds 5] [--seconds 5] [--orders 2000] [--endpoints 3] [--only web|workers]
// It tells whether they are in each other's way, at locks, queues and rows; what a second machine's processors bring it can't tell.
import { spawn } from 'node:child_process'
import { Agent } from 'node:http'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { flagsOf } from '../runtime/child.ts'
import { scripts } from '../runtime/pids.ts'
import { startWeb } from './another-web.ts'
import { Arrivals } from './arrivals.ts'
import { calling, measure, median, send, spreadOf, type Call, type Target } from './load.ts'
import { findWorkerPid, readService, settingsOf } from './service.ts'
import { Share } from './share.ts'

const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '0.25' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    orders: { type: 'string', default: '2000' },
    endpoints: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
})
const whole = z.coerce.number().int().min(1)
const [share, rounds, seconds, orders, endpoints] = z
  .tuple([z.coerce.number().min(0.1).max(1), whole, z.coerce.number().min(0.5), whole, whole])
  .parse([values.share, values.rounds, values.seconds, values.orders, values.endpoints])

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

/** Everything that is to be undone at the end, the last first. */
const ends: (() => unknown)[] = []

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
    `${what}: one ${Math.round(median(rates[1]))}, two ${Math.round(median(rates[2]))} ${unit}/s, ${ratio.toFixed(2)} times (${least.toFixed(2)} to ${most.toFixed(2)}), ${rounds} rounds`,
  )
}

async function compareWeb(): Promise<void> {
  const webs: Target[] = []
  for (const name of ['web-1', 'web-2']) {
    const { child, target } = await startWeb(name)
    ends.unshift(() => child.kill())
    // Both are warm before they are held: what is compiled then would be counted as the first one's slowness.
    for (const call of Object.values(calls))
      await measure(
        calling(target, () => call),
        { seconds: 5, connections },
      )
    const held = new Share(name, share)
    ends.unshift(() => held.end())
    if (child.pid !== undefined) held.holds(child.pid)
    webs.push(target)
  }
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
}

/** A second worker, which has begun. */
async function startWorker(): Promise<{ pid: number; end: () => Promise<void> }> {
  const child = spawn(process.execPath, [...flagsOf(scripts.worker), scripts.worker], {
    env: { ...settingsOf('worker'), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const running = new Promise<void>((resolve) =>
    createInterface(child.stdout).on('line', (line) => line.includes('worker running') && resolve()),
  )
  await Promise.race([running, ended])
  const { pid } = child
  if (pid === undefined || child.exitCode !== null) throw new Error('the second worker ended')
  const end = async () => {
    child.kill()
    await ended
  }
  return { pid, end }
}

async function compareWorkers(): Promise<void> {
  const pid = findWorkerPid()
  if (pid === undefined) throw new Error('which process is the worker?')
  const [first, second] = [new Share('worker-1', share), new Share('worker-2', share)]
  ends.unshift(
    () => first.end(),
    () => second.end(),
  )
  first.holds(pid)
  const arrivals = new Arrivals()
  const address = await arrivals.listen()
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  ends.unshift(
    () => arrivals.end(),
    () => agent.destroy(),
  )
  for (let n = 0; n < endpoints; n += 1) {
    const url = JSON.stringify({ url: `${address}/${n}` })
    const made = withId.parse(
      JSON.parse(await send(service, { method: 'POST', path: '/webhook-endpoints', body: url, status: 201 })),
    )
    ends.unshift(() => send(service, { method: 'DELETE', path: `/webhook-endpoints/${made.id}`, status: 200 }))
  }
  /** Places so many orders, and returns how many deliveries came in a second. */
  const deliver = async (count: number): Promise<number> => {
    arrivals.clear()
    let left = count
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (left > 0) {
          left -= 1
          await send(service, place, agent)
        }
      }),
    )
    await arrivals.reach(count * endpoints)
    return arrivals.perSecond()
  }
  await compare(`${orders} events to ${endpoints} endpoints`, 'deliveries', async (count) => {
    if (count === 1) return deliver(orders)
    const { pid: another, end } = await startWorker()
    await deliver(orders / 2) // as warm as the first before it is held
    second.holds(another)
    const rate = await deliver(orders)
    await end()
    return rate
  })
}

console.log(`Each process measured has at most ${share} of a processor.`)
try {
  if (values.only !== 'workers') await compareWeb()
  if (values.only !== 'web') await compareWorkers()
} finally {
  for (const end of ends) await end()
}
