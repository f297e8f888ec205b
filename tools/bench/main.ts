// Requests per second and latencies of a running service, over HTTP, beside a yardstick: bare node:http and pg with the same rows
// on the same database (yardstick.ts), and the same behind Fastify, in turn, so that what else the machine does is felt by both.
//   RATE_LIMIT_DEVELOPMENT=0 npm start
//   npm run bench -- [--quick] [--rounds 5] [--seconds 4] [--connections 32] [--cases get,message] [--json figures.json]
// `--quick` has rounds so short that a hundredth says little, and leaves out the whole life of an order and Fastify. The load generator and the worker share the machine with the service: compare
// ratios, and figures of one run alone.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg, platform, release, totalmem } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Allocations } from './allocations.ts'
import { makeCases, settle } from './cases.ts'
import { measure, type Latencies, type Sample, type Target } from './load.ts'
import { measureOpen } from './open-loop.ts'
import { findPgbench, measurePgbench, type Bare } from './pgbench.ts'
import {
  countedSides,
  middle,
  ratiosOf,
  readings,
  reportFastify,
  reportOpen,
  reportPgbench,
  reportRates,
  type Reading,
  type Result,
  type Side,
} from './report.ts'
import { findDatabaseUrl, readMemory, readService } from './service.ts'
import { Observer } from './waits.ts'

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
  .parse([options.rounds ?? (options.quick ? 3 : 5), options.seconds ?? (options.quick ? 0.7 : 4), options.connections])

const service = readService()
const database = findDatabaseUrl()
const observer = new Observer(database)
await observer.connect()
async function startYardstick(module: URL) {
  const child = fork(module, { env: { ...process.env, DATABASE_URL: database } })
  const [baseUrl] = (await once(child, 'message')) as [string] // the first thing it says
  return { child, baseUrl, key: service.key }
}
const yardstick = await startYardstick(new URL('./yardstick.ts', import.meta.url))
const fastify = await startYardstick(new URL('./yardstick-fastify.ts', import.meta.url))
const targets = { ours: service, yardstick, fastify } satisfies Record<Side, Target>
const sides: readonly Side[] = options.quick ? ['ours', 'yardstick'] : ['ours', 'yardstick', 'fastify']

const { cases, end } = await makeCases(service, database, connections)
const chosen =
  options.cases?.split(',') ?? cases.map(({ name }) => name).filter((name) => !options.quick || name !== 'whole order')
const unknown = chosen.find((name) => !cases.some((one) => one.name === name))
if (unknown !== undefined)
  throw new Error(`There is no case ${unknown}; there are ${cases.map(({ name }) => name).join(', ')}.`)
const results = cases
  .filter(({ name }) => chosen.includes(name))
  .map((one): Result => ({
    case: one,
    samples: { ours: [], yardstick: [], fastify: [] },
    waits: new Map(),
    allocated: {},
  }))

const load = loadavg()[0]?.toFixed(1)
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model}), load ${load}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()}, Node ${process.versions.node}`,
)
console.log(
  `${connections} connections, ${rounds} rounds of ${seconds} s for each case and side, in turn; medians over the rounds`,
)
// More than any side has done yet; where it is too little, a round ends with what was prepared.
let fastest = 1000
async function run(
  side: Side,
  { case: one, waits }: Result,
  { forSeconds, isWatched = false }: { forSeconds: number; isWatched?: boolean },
): Promise<Sample> {
  await one.prepare?.(Math.ceil(1.5 * fastest * forSeconds) + connections)
  const work = measure(one.unit(targets[side]), {
    seconds: forSeconds,
    connections: one.atOnce ?? connections,
    yardstick: (side === 'fastify' ? fastify : yardstick).child.pid,
  })
  const sample = await (isWatched ? observer.watch(work, waits) : work)
  if (one.prepare) fastest = Math.max(fastest, sample.perSecond)
  return sample
}
/** Every other round runs backwards, so that nothing always follows the same. */
const inTurn = <T>(round: number, all: readonly T[]) => (round % 2 === 1 ? all : all.toReversed())
const sidesOf = ({ case: one }: Result) => (one.hasNoYardstick ? sides.slice(0, 1) : sides)
for (const result of results) for (const side of sidesOf(result)) await run(side, result, { forSeconds: 1 }) // compiled and connected
// A database that has just been made knows nothing of its tables yet, and both sides would keep the plans of empty ones for a minute.
await observer.analyze()
const before = await observer.readUpdates()
let isSettled = false
const pgbench = results.some(({ case: one }) => one.name === 'create') ? findPgbench() : undefined
const bare: Bare[] = []
for (let round = 1; round <= rounds; round += 1) {
  for (const result of inTurn(round, results)) {
    for (const side of inTurn(round, sidesOf(result))) {
      // Neither side begins with what the other has left the worker.
      if (result.case.writes || !isSettled) await settle(service)
      isSettled = !result.case.writes
      result.samples[side].push(await run(side, result, { forSeconds: seconds, isWatched: side === 'ours' }))
    }
    if (pgbench !== undefined && result.case.name === 'create') {
      const measured = await measurePgbench(pgbench, database, service.key, seconds)
      if (measured) bare.push(measured)
    }
  }
}
await sleep(1500) // the statistics of a session are published once a second
const after = await observer.readUpdates()
const memory = readMemory() // before anything is attached to web, which takes memory itself
const allocations = await Allocations.find(yardstick.child)
if (allocations) {
  try {
    for (const result of results) {
      for (const side of result.case.hasNoYardstick ? countedSides.slice(0, 1) : countedSides)
        result.allocated[side] = await allocations.count(side, () =>
          run(side, result, { forSeconds: Math.min(seconds, 1) }),
        )
    }
  } finally {
    await allocations.end()
  }
  await settle(service)
}
reportRates(results)
reportFastify(results)
reportPgbench(results, bare)

// A whole order is a chain of requests, each of which waits for the one before: it has no rate of its own to be sent at.
for (const result of results.filter(({ case: one }) => !one.hasNoYardstick)) {
  const perSecond = { ours: middle(result, 'ours', 'perSecond') / 2, own: middle(result, 'yardstick', 'perSecond') / 2 }
  const found: Record<Reading, Latencies[]> = { ours: [], same: [], own: [] }
  for (let round = 1; round <= rounds; round += 1) {
    for (const reading of inTurn(round, readings)) {
      const rate = reading === 'own' ? perSecond.own : perSecond.ours
      await result.case.prepare?.(Math.ceil(seconds * rate))
      const target = reading === 'ours' ? service : yardstick
      found[reading].push(await measureOpen(result.case.unit(target), { seconds, perSecond: rate }))
    }
  }
  result.open = { perSecond, found }
}
reportOpen(results)
const updates = { all: after.all - before.all, heapOnly: after.heapOnly - before.heapOnly }
if (memory)
  for (const [name, { now, most }] of Object.entries(memory))
    console.log(`${name}: ${now} MB resident, at most ${most}`)
console.log(`updates of orders: ${updates.all}, heap-only: ${updates.heapOnly}`)
if (options.json !== undefined) {
  const figures = results.map((result) => ({
    name: result.case.name,
    samples: result.samples,
    ratio: ratiosOf(result),
    waits: [...result.waits],
    allocated: result.allocated,
    open: result.open,
  }))
  writeFileSync(
    options.json,
    JSON.stringify({ rounds, seconds, connections, updates, memory, pgbench: bare, figures }, null, 2),
  )
}
yardstick.child.disconnect()
fastify.child.disconnect()
await end()
await observer.end()
