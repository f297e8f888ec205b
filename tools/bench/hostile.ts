// What hostile input does to everybody else: a second client's latency and the web process's memory, before and meanwhile.
//   RATE_LIMIT_DEVELOPMENT=0 npm start
//   npm run bench:hostile -- [--seconds 60] [--only drips]
import { existsSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' }, only: { type: 'string' } } })
const seconds = z.coerce.number().positive().parse(values.seconds)
const demoFile = resolve(process.env['CALLSLIP_DEMO_FILE'] ?? join(process.env['DATA_DIR'] ?? '.data', 'demo.json'))
const demo = z
  .object({ portalUrl: z.url(), developmentBaseUrl: z.url(), apiKeys: z.object({ development: z.string() }) })
  .parse(JSON.parse(readFileSync(demoFile, 'utf8')))
const key = demo.apiKeys.development
const portal = new URL(demo.portalUrl)
const apiPath = new URL(demo.developmentBaseUrl).pathname

const pidFile = join(dirname(demoFile), 'pids.json')
const web = existsSync(pidFile)
  ? z.object({ web: z.int() }).parse(JSON.parse(readFileSync(pidFile, 'utf8'))).web
  : undefined
/** Megabytes that the web process holds. */
const rss = () =>
  web === undefined ? NaN : Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${web}/status`, 'utf8'))?.[1]) / 1024

const agent = new Agent({ keepAlive: true, maxSockets: 4 })
const friendly = () =>
  new Promise<number>((done) => {
    const begun = performance.now()
    const sent = request(
      `${demo.developmentBaseUrl}/orders?limit=5`,
      { agent, headers: { Authorization: `Bearer ${key}` }, timeout: 60_000 },
      (response) => response.resume().on('end', () => done(performance.now() - begun)),
    )
    sent.on('error', () => done(60_000))
    sent.end()
  })

/** A request every 50 ms for so long, whether or not the last one has been answered. */
async function observe(forSeconds: number): Promise<{ p50: number; p95: number; most: number; memory: number }> {
  const pending: Promise<number>[] = []
  let memory = rss()
  for (const end = Date.now() + forSeconds * 1000; Date.now() < end; await sleep(50)) {
    pending.push(friendly())
    memory = Math.max(memory, rss())
  }
  const times = (await Promise.all(pending)).toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN
  return { p50: at(0.5), p95: at(0.95), most: at(1), memory }
}

type Attack = (signal: AbortSignal) => Promise<unknown>
const until = async (signal: AbortSignal, act: () => Promise<unknown>) => {
  while (!signal.aborted) await act().catch(() => sleep(10))
}
const many = (count: number, work: () => Promise<unknown>) => Promise.all(Array.from({ length: count }, work))
const post = (url: string, body: string, type: string, signal: AbortSignal, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body, headers: { 'Content-Type': type, ...headers }, signal }).then((response) =>
    response.arrayBuffer(),
  )
const postOrder = (body: string, signal: AbortSignal) =>
  post(`${demo.developmentBaseUrl}/orders`, body, 'application/json', signal, { Authorization: `Bearer ${key}` })

/** Sockets that stay open; what they send is up to each. A socket that was cut off is opened again. */
async function holdSockets(count: number, signal: AbortSignal, begin: (socket: Socket) => void): Promise<void> {
  const open = new Set<Socket>()
  while (!signal.aborted) {
    while (open.size < count && !signal.aborted) {
      const socket = connect(Number(portal.port), portal.hostname)
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => open.delete(socket))
      socket.on('connect', () => begin(socket))
    }
    await sleep(100)
  }
  for (const socket of open) socket.destroy()
}

const host = `Host: ${portal.host}\r\n`
const bearer = `Authorization: Bearer ${key}\r\n`
const form = 'a=&'.repeat(5_000_000)
const attacks: Record<string, Attack> = {
  'big forms': (signal) =>
    many(4, () =>
      until(signal, () =>
        post(`${demo.portalUrl}/api/auth/callback/credentials`, form, 'application/x-www-form-urlencoded', signal),
      ),
    ),
  drips: (signal) =>
    holdSockets(300, signal, (socket) => {
      socket.write(
        `POST ${apiPath}/orders HTTP/1.1\r\n${host}${bearer}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
      )
      const drip = setInterval(() => socket.write(' '), 500)
      socket.on('close', () => clearInterval(drip))
    }),
  'idle sockets': (signal) => holdSockets(1000, signal, () => {}),
  'half a request': (signal) =>
    holdSockets(1000, signal, (socket) => void socket.write(`GET / HTTP/1.1\r\n${host}X-A: `)),
  streams: (signal) =>
    holdSockets(
      500,
      signal,
      (socket) => void socket.write(`GET ${apiPath}/events/stream HTTP/1.1\r\n${host}${bearer}\r\n`),
    ),
  'deep JSON': (signal) => {
    const deep = `{"repositoryName":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    return many(4, () => until(signal, () => postOrder(deep, signal)))
  },
  'wide JSON': (signal) => {
    const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`k${n}`, n])))
    return many(4, () => until(signal, () => postOrder(wide, signal)))
  },
  'long texts': (signal) => {
    const texts = ['aaaa@'.repeat(20_000), `${' '.repeat(100_000)}x`, '\t=1'.repeat(30_000), '9'.repeat(100_000)]
    const bodies = texts.map((text) =>
      JSON.stringify({ repositoryName: text, documentType: text, location: text, instructions: text }),
    )
    return many(4, () => until(signal, () => Promise.all(bodies.map((body) => postOrder(body, signal)))))
  },
  searches: (signal) =>
    many(8, () =>
      until(signal, () =>
        fetch(`${demo.developmentBaseUrl}/orders?q=${encodeURIComponent('%_\\'.repeat(60))}`, {
          headers: { Authorization: `Bearer ${key}` },
          signal,
        }).then((response) => response.arrayBuffer()),
      ),
    ),
}

const line = (name: string, { p50, p95, most, memory }: Awaited<ReturnType<typeof observe>>, more = '') =>
  console.log(
    `${name.padEnd(16)} p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} worst ${most.toFixed(0)} ms, ${memory.toFixed(0)} MB ${more}`,
  )

await observe(5) // compiled and connected
for (const [name, attack] of Object.entries(attacks)) {
  if (values.only !== undefined && values.only !== name) continue
  const before = await observe(seconds / 4)
  const end = new AbortController()
  const running = attack(end.signal).catch(() => undefined)
  await sleep(500)
  const meanwhile = await observe(seconds)
  end.abort()
  await running
  line(`${name}, before`, before)
  line(
    name,
    meanwhile,
    `(p95 ${(meanwhile.p95 / before.p95).toFixed(2)} x, ${(meanwhile.memory - before.memory).toFixed(0)} MB more)`,
  )
  await sleep(2000)
}
process.exit(0)
