// `npm run bench:replicas`: what a list costs with a replica and without one, in pairs, on a cluster of its own. Both servers
// share this machine, so it says what it costs whom, and nothing of how much more two machines carry.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { disconnectDb, getDb, inTransaction } from '#lib/db.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { calling, measure, type Call, spreadOf } from '#tools/bench/load.ts'
import { type Server, startReplicatedCluster } from '#tools/testing/replicated-cluster.ts'
import { customerActor, makeClient, makeKey } from '#prisma/factories.ts'

const rounds = Number(process.argv[2] ?? 5)
const seconds = 3
const connections = 16
const order = {
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
  instructions: 'sandbox:manual',
}
const list: Call = { method: 'GET', path: '/orders?limit=20', status: 200 }
const place: Call = { method: 'POST', path: '/orders', status: 201, body: JSON.stringify(order) }
/** What is asked for in turn; the second has a replica be late again and again. */
const mixes: Record<string, readonly Call[]> = {
  'lists of 20': [list],
  'the same, one order placed for nine of them': [place, ...Array.from({ length: 9 }, () => list)],
}

/** Milliseconds of processor time that a process and its children have used. */
function cpuOf(pid: number | undefined): number {
  let used = 0
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    let stat = ''
    try {
      stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    } catch {
      continue
    }
    const [, parent, ...rest] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    if (Number(name) === pid || parent === pid) used += ((rest[9] ?? 0) + (rest[10] ?? 0)) * 10
  }
  return used
}

async function startWeb(replica: Server | undefined): Promise<{ child: ChildProcess; baseUrl: string }> {
  const env = { ...process.env, ...(replica ? { DATABASE_REPLICA_URL: replica.url } : {}) }
  const child = fork('tools/testing/web-process.ts', { env, execArgv: ['--disable-warning=ExperimentalWarning'] })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }] // what it says first
  return { child, baseUrl: `http://localhost:${port}/api` }
}

const { primary, replica, stop } = await startReplicatedCluster()
Object.assign(process.env, {
  DATABASE_URL: primary.url,
  APP_SECRET: 'a secret that only this knows, long enough',
  DEVELOPMENT_BASE_URL: 'http://localhost:3000/api',
  PRODUCTION_BASE_URL: 'http://localhost:3000/production/api',
  PORTAL_URL: 'http://localhost:3000',
  STORAGE_URL: `file://${tmpdir()}/callslip-bench`,
  RATE_LIMIT_DEVELOPMENT: '0',
})
const client = await makeClient(getDb())
const { key } = await makeKey(getDb(), client.id)
const actor = customerActor(client)
for (let n = 0; n < 1_000; n += 1) await inTransaction((tx) => placeOrder(tx, actor, placeOrderInput.parse(order)))
await primary.ask('VACUUM ANALYZE')
const sides = { without: await startWeb(undefined), with: await startWeb(replica) }

type Side = keyof typeof sides
type Figures = { perSecond: number; p50: number; p95: number; web: number; primary: number; replica: number }
async function run(side: Side, calls: readonly Call[]): Promise<Figures> {
  const { child, baseUrl } = sides[side]
  const used = () => ({ web: cpuOf(child.pid), primary: cpuOf(primary.pid), replica: cpuOf(replica.pid) })
  const before = used()
  let asked = 0
  const next = (): Call => calls[asked++ % calls.length] ?? list
  const { perSecond, p50, p95 } = await measure(calling({ baseUrl, key }, next), { seconds, connections })
  const after = used()
  const each = (part: keyof typeof before) => (after[part] - before[part]) / asked
  return { perSecond, p50, p95, web: each('web'), primary: each('primary'), replica: each('replica') }
}

for (const [name, calls] of Object.entries(mixes)) {
  const seen: Record<Side, Figures[]> = { without: [], with: [] }
  for (const side of ['without', 'with'] as const) await run(side, calls) // warm
  for (let round = 0; round < rounds; round += 1)
    for (const side of round % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const))
      seen[side].push(await run(side, calls))
  console.log(`\n${name}; medians of ${rounds} rounds; processor time in ms for each`)
  for (const [side, figures] of Object.entries(seen)) {
    const of = (part: keyof Figures, digits: number) => spreadOf(figures.map((one) => one[part])).median.toFixed(digits)
    console.log(
      `${side.padEnd(8)}${of('perSecond', 0).padStart(6)}/s  p50 ${of('p50', 1)}  p95 ${of('p95', 1)} ms  web ${of('web', 2)}  primary ${of('primary', 2)}  replica ${of('replica', 2)}`,
    )
  }
  const ratio = spreadOf(seen.with.map(({ perSecond }, n) => perSecond / (seen.without[n]?.perSecond ?? NaN)))
  console.log(`with / without: ${ratio.median.toFixed(2)} (${ratio.least.toFixed(2)} to ${ratio.most.toFixed(2)})`)
}
for (const { child } of Object.values(sides)) child.disconnect()
await disconnectDb()
await stop()
