// Requests per second and latencies of a running service, over HTTP, beside a yardstick: bare node:http and pg with the same rows
// on the same database (yardstick.ts), in turn, so that what else the machine does is felt by both.
//   RATE_LIMIT_DEVELOPMENT=0 npm start
//   npm run bench -- [--quick] [--rounds 5] [--seconds 4] [--connections 32] [--cases get,message] [--json figures.json]
// The load generator and the worker share the machine with the service: compare ratios, and figures of one run alone.
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg, platform, release, totalmem } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type latencies, measure, median, send, spreadOf, type Call, type Sample, type Target } from './load.ts'
import { measureOpen } from './open-loop.ts'
import { findDatabaseUrl, readService, type Cpu } from './service.ts'
import { describeWaits, Observer, type Waits } from './waits.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    connections: { type: 'string', default: '32' },
    cases: { type: 'string' },
    json: { type: 'string' },
  },
})
const [rounds, seconds, connections] = z
  .tuple([z.coerce.number().int().min(1), z.coerce.number().min(0.1), z.coerce.number().int().min(1)])
  .parse([options.rounds ?? (options.quick ? 3 : 5), options.seconds ?? (options.quick ? 2 : 4), options.connections])

const service = readService()
const database = findDatabaseUrl()
const observer = new Observer(database)
await observer.connect()
const child = fork(new URL('./yardstick.ts', import.meta.url), { env: { ...process.env, DATABASE_URL: database } })
const [address] = (await once(child, 'message')) as [string] // the only thing it says
const targets = { ours: service, yardstick: { baseUrl: address, key: service.key } } satisfies Record<string, Target>
type Side = keyof typeof targets
const sides = Object.keys(targets) as Side[] // the keys of the literal above

// The control word keeps the sandbox's robot away, or its own work would be measured too.
const order = {
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
  countryISOA3: 'FRA',
}
const manual = JSON.stringify({ ...order, instructions: 'sandbox:manual' })
const place = async (body: string) =>
  z
    .object({ id: z.string() })
    .parse(JSON.parse(await send(service, { method: 'POST', path: '/orders', body, status: 201 }))).id

/** Waits until the worker has done what the last round left it: a new order's offers come once its turn has. */
async function settle(): Promise<void> {
  const id = await place(JSON.stringify(order))
  while ((await send(service, { method: 'GET', path: `/orders/${id}/offers`, status: 200 })) === '[]') await sleep(100)
  await sleep(1000)
}

for (let n = 0; n < 25; n += 1) await place(manual)
const known = await place(manual)
// Each connection its own now and then: messages of one order wait for each other.
const talked: string[] = []
for (let n = 0; n < 4 * connections; n += 1) talked.push(await place(manual))
let turn = 0
const content = JSON.stringify({ content: 'Is the volume on microfilm or on paper?' })
const cases = {
  get: () => ({ method: 'GET', path: `/orders/${known}`, status: 200 }),
  'list of 20': () => ({ method: 'GET', path: '/orders?limit=20', status: 200 }),
  events: () => ({ method: 'GET', path: `/orders/${known}/events`, status: 200 }),
  message: () => ({
    method: 'POST',
    path: `/orders/${talked[turn++ % talked.length]}/messages`,
    body: content,
    status: 201,
  }),
  create: () => ({ method: 'POST', path: '/orders', body: manual, status: 201 }),
  'create with key': () => ({ method: 'POST', path: '/orders', body: manual, key: randomUUID(), status: 201 }),
} satisfies Record<string, () => Call>
type Name = keyof typeof cases
const all = Object.keys(cases) as Name[] // the keys of the literal above
const chosen = options.cases?.split(',')
const unknown = chosen?.find((name) => !all.some((one) => one === name))
if (unknown !== undefined) throw new Error(`There is no case ${unknown}; there are ${all.join(', ')}.`)
const names = all.filter((name) => chosen?.includes(name) ?? true)
const samples = Object.fromEntries(
  names.map((name) => [name, { ours: [] as Sample[], yardstick: [] as Sample[] }]),
) as Record<Name, Record<Side, Sample[]>> // the same keys
const waits = Object.fromEntries(names.map((name) => [name, new Map()])) as Record<Name, Waits>

type Latencies = ReturnType<typeof latencies>
const load = loadavg()[0]?.toFixed(1)
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model}), load ${load}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()}, Node ${process.versions.node}`,
)
console.log(
  `${connections} connections, ${rounds} rounds of ${seconds} s for each case and side, in turn; medians over the rounds`,
)
const run = (name: Name, side: Side, forSeconds: number) =>
  measure(targets[side], cases[name], { seconds: forSeconds, connections, yardstick: child.pid })
for (const name of names) for (const side of sides) await run(name, side, 1) // compiled and connected
// A database that has just been made knows nothing of its tables yet, and both sides would keep the plans of empty ones for a minute.
await observer.analyze()
const before = await observer.readUpdates()
for (let round = 1; round <= rounds; round += 1) {
  // Every other round runs backwards, so that no case always follows the same one.
  for (const name of round % 2 === 1 ? names : names.toReversed()) {
    if (name === 'message' || name.startsWith('create')) await settle()
    for (const side of round % 2 === 1 ? sides : sides.toReversed()) {
      const work = run(name, side, seconds)
      samples[name][side].push(side === 'ours' ? await observer.watch(work, waits[name]) : await work)
    }
  }
}
await sleep(1500) // the statistics of a session are published once a second
const after = await observer.readUpdates()

const of = (name: Name, side: Side, part: Exclude<keyof Sample, 'cpu'>) =>
  median(samples[name][side].map((sample) => sample[part]))
const cpuOf = (name: Name, side: Side, part: keyof Cpu) =>
  median(samples[name][side].map(({ cpu }) => cpu?.[part] ?? NaN))
const ratios = (name: Name) =>
  spreadOf(samples[name].ours.map(({ perSecond }, i) => perSecond / (samples[name].yardstick[i]?.perSecond ?? NaN)))

console.log(
  '\n                  requests/s  yardstick   ratio (spread)         p50 ms   p95 ms   p99 ms (yardstick)  CPU ms: web  worker  postgres (yardstick, its postgres)',
)
for (const name of names) {
  const { median: ratio, least, most } = ratios(name)
  const ms = (part: 'p50' | 'p95' | 'p99') => of(name, 'ours', part).toFixed(1).padStart(9)
  const cpu = (side: Side, part: keyof Cpu) => cpuOf(name, side, part).toFixed(2).padStart(8)
  console.log(
    `${name.padEnd(18)}${String(Math.round(of(name, 'ours', 'perSecond'))).padStart(10)}${String(Math.round(of(name, 'yardstick', 'perSecond'))).padStart(11)}${ratio.toFixed(2).padStart(8)} (${least.toFixed(2)} to ${most.toFixed(2)})${ms('p50')}${ms('p95')}${ms('p99')} (${of(name, 'yardstick', 'p99').toFixed(1)})${cpu('ours', 'web').padStart(14)}${cpu('ours', 'worker')}${cpu('ours', 'postgres')} (${cpu('yardstick', 'yardstick').trim()}, ${cpu('yardstick', 'postgres').trim()})`,
  )
}
for (const name of names) console.log(`${name}: ${describeWaits(waits[name])}`)

console.log(
  '\nat half of these rates, open loop: p50 ms   p95 ms   p99 ms (yardstick at the same rate)   p99 by the yardstick’s',
)
for (const name of names) {
  const perSecond = of(name, 'ours', 'perSecond') / 2
  const found = { ours: [] as Latencies[], yardstick: [] as Latencies[] }
  for (let round = 1; round <= rounds; round += 1) {
    for (const side of round % 2 === 1 ? sides : sides.toReversed())
      found[side].push(await measureOpen(targets[side], cases[name], { seconds, perSecond }))
  }
  const ms = (side: Side, part: keyof Latencies) => median(found[side].map((one) => one[part]))
  const shown = (side: Side) =>
    (['p50', 'p95', 'p99'] as const).map((part) => ms(side, part).toFixed(1).padStart(9)).join('')
  const ratio = (ms('ours', 'p99') / ms('yardstick', 'p99')).toFixed(2)
  console.log(
    `${name.padEnd(18)}${`${Math.round(perSecond)}/s`.padStart(10)}${shown('ours')}  (${shown('yardstick').trim()})   ${ratio}`,
  )
}
const updates = { all: after.all - before.all, heapOnly: after.heapOnly - before.heapOnly }
console.log(`updates of orders: ${updates.all}, heap-only: ${updates.heapOnly}`)
if (options.json !== undefined) {
  const figures = names.map((name) => ({
    name,
    samples: samples[name],
    ratio: ratios(name),
    waits: [...waits[name]],
  }))
  writeFileSync(options.json, JSON.stringify({ rounds, seconds, connections, updates, figures }, null, 2))
}
child.disconnect()
await observer.end()
