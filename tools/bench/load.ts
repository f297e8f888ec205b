import { Agent, request } from 'node:http'
import { parts, readCpu, type Cpu } from './service.ts'

export type Call = { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: string; key?: string; status: number }
export type Target = { baseUrl: string; key?: string }
export type Sample = {
  /** How many were done. */
  units: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  cpu: Cpu | undefined
}
/** Does what is measured once; undefined where there is nothing left to do it with. */
export type Unit = (agent: Agent) => Promise<unknown> | undefined

/** node:http and not fetch: a load generator's own cost is taken from the same two or four cores. */
export function send(target: Target, { method, path, body, key, status }: Call, agent?: Agent): Promise<string> {
  const headers: Record<string, string> = {}
  if (target.key !== undefined) headers['Authorization'] = `Bearer ${target.key}`
  if (body !== undefined)
    Object.assign(headers, { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) })
  if (key !== undefined) headers['Idempotency-Key'] = key
  return new Promise((done, fail) => {
    const options = { method, headers, ...(agent === undefined ? {} : { agent }) }
    const sent = request(target.baseUrl + path, options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => {
        if (response.statusCode === status) return done(text)
        const hint = response.statusCode === 429 ? ' Start the service with RATE_LIMIT_DEVELOPMENT=0.' : ''
        fail(new Error(`${method} ${path} answered ${response.statusCode}.${hint} ${text.slice(0, 200)}`))
      })
      response.on('error', fail)
    })
    sent.on('error', fail)
    sent.end(body)
  })
}

export const calling =
  (target: Target, next: () => Call | undefined): Unit =>
  (agent) => {
    const call = next()
    return call && send(target, call, agent)
  }

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN

/** The middle of some numbers, and the least and greatest of them. */
export function spreadOf(numbers: readonly number[]): { median: number; least: number; most: number } {
  const sorted = numbers.toSorted((a, b) => a - b)
  return { median: percentile(sorted, 0.5), least: sorted[0] ?? NaN, most: sorted.at(-1) ?? NaN }
}
export const median = (numbers: readonly number[]) => spreadOf(numbers).median

export const latencies = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), p99: percentile(sorted, 0.99) }
}

export type Latencies = ReturnType<typeof latencies>

/** Does something so many times, by so many at once. */
export async function repeat(times: number, atOnce: number, work: () => Promise<unknown>): Promise<void> {
  let left = times
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1
        await work()
      }
    }),
  )
}

/** So many connections, each with the next unit as soon as the one before is done. */
export async function measure(
  unit: Unit,
  { seconds, connections, yardstick }: { seconds: number; connections: number; yardstick?: number | undefined },
): Promise<Sample> {
  // Kept from one round to the next, connections would be closed by the service while they are idle.
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const before = readCpu(yardstick)
  const begun = performance.now()
  const end = begun + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const at = performance.now()
        const done = unit(agent)
        if (done === undefined) return
        await done
        times.push(performance.now() - at)
      }
    }),
  )
  const perSecond = times.length / ((performance.now() - begun) / 1000)
  agent.destroy()
  const after = readCpu(yardstick)
  const spent = (part: keyof Cpu) => (before && after ? (after[part] - before[part]) / times.length : NaN)
  const cpu = before && after && (Object.fromEntries(parts.map((part) => [part, spent(part)])) as Cpu)
  return { units: times.length, perSecond, ...latencies(times), cpu }
}
