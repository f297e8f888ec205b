// Requests per second and latencies of a running service, over HTTP, from the same machine.
//   RATE_LIMIT_DEVELOPMENT=0 npm start
//   npm run bench -- [--rounds 5] [--seconds 5] [--connections 32]
// The load generator and the worker share the machine with the service: compare figures of one run, not of two machines.
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cpus, platform, release, totalmem } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
  },
})
const [rounds, seconds, connections] = z
  .tuple([z.coerce.number().int().min(1), z.coerce.number().min(0.1), z.coerce.number().int().min(1)])
  .parse([options.rounds, options.seconds, options.connections])

const demoFile = resolve(process.env['CALLSLIP_DEMO_FILE'] ?? join(process.env['DATA_DIR'] ?? '.data', 'demo.json'))
const { developmentBaseUrl: baseUrl, apiKeys } = z
  .object({ developmentBaseUrl: z.url(), apiKeys: z.object({ development: z.string() }) })
  .parse(JSON.parse(readFileSync(demoFile, 'utf8')))

type Call = { method: 'GET' | 'POST'; path: string; body?: string; key?: string; status: number }
type Cpu = { web: number; worker: number; postgres: number }
type Sample = { perSecond: number; p50: number; p95: number; p99: number; cpu: Cpu | undefined }

/** node:http and not fetch: a load generator's own cost is taken from the same two or four cores. */
function send({ method, path, body, key, status }: Call, agent?: Agent): Promise<string> {
  const headers: Record<string, string> = { Authorization: `Bearer ${apiKeys.development}` }
  if (body !== undefined)
    Object.assign(headers, { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) })
  if (key !== undefined) headers['Idempotency-Key'] = key
  return new Promise((done, fail) => {
    const sent = request(baseUrl + path, { method, headers, ...(agent === undefined ? {} : { agent }) }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => {
        if (response.statusCode === status) return done(text)
        const hint = response.statusCode === 429 ? ' Start the service with RATE_LIMIT_DEVELOPMENT=0.' : ''
        fail(new Error(`${method} ${path} answered ${response.statusCode}.${hint}`))
      })
      response.on('error', fail)
    })
    sent.on('error', fail)
    sent.end(body)
  })
}

// The control word keeps the sandbox's robot away, or its own work would be measured too.
const order = {
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
  countryISOA3: 'FRA',
}
const manual = JSON.stringify({ ...order, instructions: 'sandbox:manual' })
const place = async (body: string) =>
  z.object({ id: z.string() }).parse(JSON.parse(await send({ method: 'POST', path: '/orders', body, status: 201 }))).id

/** Waits until the worker has done what the last round left it: a new order's offers come once its turn has. */
async function settle(): Promise<void> {
  const id = await place(JSON.stringify(order))
  while ((await send({ method: 'GET', path: `/orders/${id}/offers`, status: 200 })) === '[]') await sleep(100)
  await sleep(1000)
}

const pidFile = join(dirname(demoFile), 'pids.json')

/** Milliseconds of processor time that the service's processes have used; it tells more than the clock where a machine is shared. */
function readCpu(): Cpu | undefined {
  if (platform() !== 'linux' || !existsSync(pidFile)) return undefined
  const pids = z
    .object({ web: z.int(), worker: z.int(), postgres: z.int() })
    .safeParse(JSON.parse(readFileSync(pidFile, 'utf8')))
  if (!pids.success) return undefined
  const used = { web: 0, worker: 0, postgres: 0 }
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = existsSync(`/proc/${name}/stat`) ? readFileSync(`/proc/${name}/stat`, 'utf8') : ''
    // After the command's name: state, parent, …; user and system time in hundredths of a second.
    const [, parent, ...rest] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    for (const part of ['web', 'worker', 'postgres'] as const) {
      const own = Number(name) === pids.data[part] || (part === 'postgres' && parent === pids.data.postgres)
      if (own) used[part] += ((rest[9] ?? 0) + (rest[10] ?? 0)) * 10
    }
  }
  return used
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
const median = (numbers: readonly number[]) =>
  percentile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  )

async function measure(call: () => Call, forSeconds: number): Promise<Sample> {
  // Kept from one round to the next, connections would be closed by the service while they are idle.
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const before = readCpu()
  const begun = performance.now()
  const end = begun + forSeconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const at = performance.now()
        await send(call(), agent)
        times.push(performance.now() - at)
      }
    }),
  )
  const perSecond = times.length / ((performance.now() - begun) / 1000)
  agent.destroy()
  const after = readCpu()
  const spent = (part: keyof Cpu) => (before && after ? (after[part] - before[part]) / times.length : NaN)
  const cpu = before && after && { web: spent('web'), worker: spent('worker'), postgres: spent('postgres') }
  times.sort((a, b) => a - b)
  return { perSecond, p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99), cpu }
}

const known = await place(manual)
const cases = {
  health: () => ({ method: 'GET', path: '/health', status: 200 }),
  get: () => ({ method: 'GET', path: `/orders/${known}`, status: 200 }),
  create: () => ({ method: 'POST', path: '/orders', body: manual, status: 201 }),
  'create, with key': () => ({ method: 'POST', path: '/orders', body: manual, key: randomUUID(), status: 201 }),
} satisfies Record<string, () => Call>
type Name = keyof typeof cases
const names = Object.keys(cases) as Name[] // the keys of the literal above
const samples = Object.fromEntries(names.map((name) => [name, [] as Sample[]])) as Record<Name, Sample[]> // the same keys

console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()}, Node ${process.versions.node}`,
)
console.log(
  `${connections} connections, ${rounds} rounds of ${seconds} s for each case, in turn; medians over the rounds`,
)
for (const name of names) await measure(cases[name], 2) // compiled and connected
for (let round = 1; round <= rounds; round += 1) {
  // Every other round runs backwards, so that no case always follows the same one.
  for (const name of round % 2 === 1 ? names : names.toReversed()) {
    await settle()
    samples[name].push(await measure(cases[name], seconds))
  }
  console.log(
    `round ${round}: ${names.map((name) => `${name} ${Math.round(samples[name].at(-1)?.perSecond ?? NaN)}/s`).join(', ')}`,
  )
}

const of = (name: Name, part: Exclude<keyof Sample, 'cpu'>) => median(samples[name].map((sample) => sample[part]))
const cpuOf = (name: Name, part: keyof Cpu) =>
  median(samples[name].map(({ cpu }) => cpu?.[part] ?? NaN))
    .toFixed(2)
    .padStart(9)
const ms = (n: number) => n.toFixed(1).padStart(9)
console.log('\n                  requests/s   p50 ms   p95 ms   p99 ms      CPU ms of web   worker postgres')
for (const name of names) {
  console.log(
    `${name.padEnd(18)}${String(Math.round(of(name, 'perSecond'))).padStart(10)}${ms(of(name, 'p50'))}${ms(of(name, 'p95'))}${ms(of(name, 'p99'))}${cpuOf(name, 'web').padStart(19)}${cpuOf(name, 'worker')}${cpuOf(name, 'postgres')}`,
  )
}
const ratio = (a: Name, b: Name) => (of(a, 'perSecond') / of(b, 'perSecond')).toFixed(2)
console.log(`\ncreate with key / create   ${ratio('create, with key', 'create')}`)
console.log(`get / health               ${ratio('get', 'health')}`)
console.log(`create / get               ${ratio('create', 'get')}`)
