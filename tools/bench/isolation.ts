// What one client's endpoints and events do to everybody else: each case on a database, worker and receivers of its own, in turn.
//   npm run bench:isolation -- [--only 'hanging: 20'] [--workers 1] [--seconds 20] [--events 10000]
// The others' lag counts from an event's own time to its arrival; money, mail, robot and timer are jobs that find nothing to do.
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { z } from 'zod'
import { disconnectDb } from '#lib/db.ts'
import { migrate } from '#tools/runtime/migrate.ts'
import { startTestDatabase } from '#tools/runtime/test-database.ts'
import { happen, kinds, makeSender, Probes, startWorkers, type Sender } from './isolation-rig.ts'
import { manners, Receivers, type Manner } from './isolation-receivers.ts'
import { latencies } from './load.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    workers: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '20' },
    events: { type: 'string', default: '10000' },
  },
})
const whole = z.coerce.number().int().min(1)
const [workers, seconds, many] = z.tuple([whole, whole, whole]).parse([values.workers, values.seconds, values.events])

type Case = {
  /** Clients with one endpoint that answers, each with an event now and then. */
  others: number
  /** Clients, and endpoints of each, that don't. They have as many events as the others. */
  failing?: { clients: number; endpoints: number; manner: (n: number) => Manner }
  /** Events of one more client, all at once before the measurement, whose endpoints do this. */
  flood?: { endpoints: number; manner: Manner | 'answer' }
}
const hanging = (clients: number, endpoints = 1, manner: Manner = 'hang') => ({
  ...{ clients, endpoints, manner: () => manner },
})
const cases: Record<string, Case> = {
  'all well: 95 of 95 clients': { others: 95 },
  'hanging: 5 of 100': { others: 95, failing: hanging(5) },
  'all well: 20 of 20 clients': { others: 20 },
  'hanging: 20 of 40': { others: 20, failing: hanging(20) },
  'hanging: all 20 of one client, many events waiting': { others: 20, flood: { endpoints: 20, manner: 'hang' } },
  'hanging: 4 clients with 20 each': { others: 20, failing: hanging(4, 20) },
  'slow, never failing: 4 clients with 20 each': { others: 20, failing: hanging(4, 20, 'answer after 14 s') },
  'every manner: 30 of 50': {
    others: 20,
    failing: { clients: 30, endpoints: 1, manner: (n) => manners[n % manners.length] ?? 'hang' },
  },
  'a burst to one that answers': { others: 20, flood: { endpoints: 1, manner: 'answer' } },
}

const folder = mkdtempSync(join(tmpdir(), 'callslip-isolation-'))
Object.assign(process.env, {
  APP_SECRET: 'a secret that only this bench knows, long enough',
  DEVELOPMENT_BASE_URL: 'http://localhost:3000/api',
  PRODUCTION_BASE_URL: 'http://localhost:3000/production/api',
  PORTAL_URL: 'http://localhost:3000',
  STORAGE_URL: `file://${folder}`,
  WEBHOOK_ALLOW_LOCAL: '1',
  STRIPE_SECRET_KEY_DEVELOPMENT: 'sk_test_bench',
  STRIPE_PUBLISHABLE_KEY_DEVELOPMENT: 'pk_test_bench',
  STRIPE_WEBHOOK_SECRET_DEVELOPMENT: 'whsec_bench',
  STRIPE_CONNECT_WEBHOOK_SECRET_DEVELOPMENT: 'whsec_bench_connect',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
})

const perSecond = 20
/** Each of them has an event in turn, so many a second in all, whatever becomes of earlier ones. */
async function keepSteady(senders: readonly Sender[], forMs: number): Promise<void> {
  const begun = performance.now()
  const under: Promise<unknown>[] = []
  for (let n = 0; n * (1000 / perSecond) < forMs; n += 1) {
    const early = begun + n * (1000 / perSecond) - performance.now()
    if (early > 1) await sleep(early)
    const sender = senders[n % senders.length]
    if (sender) under.push(happen(sender))
  }
  await Promise.all(under)
}

const show = (times: readonly number[]) => {
  if (times.length === 0) return '-'
  const { p50, p95, p99 } = latencies(times)
  return [p50, p95, p99].map((ms) => (ms === Infinity ? '> 120000' : Math.round(ms))).join('/')
}

async function run(name: string, { others, failing, flood }: Case): Promise<void> {
  const database = await startTestDatabase()
  process.env['DATABASE_URL'] = database.url
  await migrate(database.url, process.cwd())
  const watching = new pg.Client({ connectionString: database.url })
  await watching.connect()
  const receivers = new Receivers()
  await receivers.start()
  const each = (count: number, make: (n: number) => Promise<Sender>) =>
    Array.from({ length: count }).reduce<Promise<Sender[]>>(
      async (made, _, n) => [...(await made), await make(n)],
      Promise.resolve([]),
    )
  const well = await each(others, (n) => makeSender(`${n}`, [receivers.urlOf('answer', `${n}`)]))
  const ill = await each(failing?.clients ?? 0, (n) =>
    makeSender(
      `ill ${n}`,
      Array.from({ length: failing?.endpoints ?? 0 }, (_, m) => receivers.urlOf(failing?.manner(n) ?? 'hang', `${m}`)),
    ),
  )
  const children = startWorkers(workers, folder)
  try {
    await sleep(4000)
    const before = await makeSender('flood', flood ? flooded(receivers, flood) : [])
    await keepSteady(well, 2000)
    receivers.arrivals.splice(0)
    const probes = new Probes(watching, well[0]?.orderId ?? '')
    const filling = flood ? fill(before) : Promise.resolve()
    await Promise.all([
      keepSteady(well, seconds * 1000),
      keepSteady(ill, ill.length === 0 ? 0 : seconds * 1000),
      probes.run(seconds * 1000),
      filling,
    ])
    const wanted = seconds * perSecond
    const own = () => receivers.arrivals.filter(({ name: who }) => who !== 'flood')
    for (let n = 0; own().length < wanted && n < 600; n += 1) await sleep(100)
    const left = await watching.query<{ n: number }>('SELECT count(*)::int AS n FROM graphile_worker.jobs')
    console.log(
      [
        `${name}: others ${own().length} of ${wanted}, lag ms p50/p95/p99 ${show(own().map(({ lag }) => lag))}`,
        ...kinds.map((kind) => `${kind} ${show(probes.waits[kind])}`),
        ...(flood?.manner === 'answer' ? [`the burst ${perSecondOf(receivers)}/s`] : []),
        `held at once ${receivers.held.most}`,
        `jobs left ${left.rows[0]?.n}`,
      ].join(', '),
    )
  } finally {
    for (const child of children) child.kill('SIGKILL')
    receivers.stop()
    await watching.end()
    await disconnectDb()
    await database.remove()
  }
}

const flooded = (receivers: Receivers, { endpoints, manner }: NonNullable<Case['flood']>) =>
  Array.from({ length: endpoints }, () => receivers.urlOf(manner, 'flood'))

function perSecondOf({ arrivals }: Receivers): number {
  const times = arrivals.filter(({ name }) => name === 'flood').map(({ at }) => at)
  return Math.round((times.length * 1000) / (Math.max(...times) - Math.min(...times)))
}

async function fill(sender: Sender): Promise<void> {
  for (let left = many; left > 0; left -= 500) await happen(sender, Math.min(left, 500))
}

const chosen = Object.entries(cases).filter(([name]) => name.includes(values.only))
const [alone, ...more] = chosen
if (alone && more.length === 0) await run(...alone)
else
  for (const [name] of chosen) {
    // A process for each: settings are read once.
    const [, script = '', ...given] = process.argv
    spawnSync(process.execPath, [script, ...given, '--only', name], { stdio: 'inherit' })
  }
process.exit(0)
