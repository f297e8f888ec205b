// What hostile input does to everybody else: a second client's latency and the web process's memory, before and meanwhile.
// Attackers have the key of another client, with the limits that any has.
//   RATE_LIMIT_PRODUCTION=0 npm start
//   npm run bench:hostile -- [--seconds 60] [--only drips]     seconds of each attack, in five rounds whose medians count
// On one machine the attacker takes the processor too. How much of the difference is that is told by the control: the same
// attack on a bare server that reads and refuses (hostile-sink.ts), while the second client is observed as ever.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { attackName, readTarget } from './hostile-target.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' }, only: { type: 'string' } } })
const seconds = z.coerce.number().positive().parse(values.seconds)
const { demo, web } = readTarget()
/** Megabytes that the web process holds. */
const rss = () =>
  web === undefined ? NaN : Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${web}/status`, 'utf8'))?.[1]) / 1024

const agent = new Agent({ keepAlive: true, maxSockets: 4 })
const friendly = () =>
  new Promise<number>((done) => {
    const begun = performance.now()
    const sent = request(
      `${demo.productionBaseUrl}/orders?limit=5`,
      { agent, headers: { Authorization: `Bearer ${demo.apiKeys.production}` }, timeout: 60_000 },
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

const line = (name: string, { p50, p95, most, memory }: Awaited<ReturnType<typeof observe>>, more = '') =>
  console.log(
    `${name.padEnd(24)} p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} worst ${most.toFixed(0)} ms, ${memory.toFixed(0)} MB ${more}`,
  )

/** The second client's figures while this attack goes on, on the service or `instead` on another address. */
async function observeUnder(attack: string, forSeconds: number, instead?: string) {
  const worker = new Worker(new URL('./hostile-attacks.ts', import.meta.url), { workerData: { attack, instead } })
  await sleep(500)
  const meanwhile = await observe(forSeconds)
  const ended = once(worker, 'exit')
  worker.postMessage('end')
  await ended
  await sleep(2000)
  return meanwhile
}

const sink = fork(new URL('./hostile-sink.ts', import.meta.url))
const [address] = z
  .tuple([z.url()])
  .rest(z.unknown())
  .parse(await once(sink, 'message'))
await observe(5) // compiled and connected

type Seen = Awaited<ReturnType<typeof observe>>
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
const mediansOf = (rounds: readonly Seen[]): Seen => ({
  p50: median(rounds.map(({ p50 }) => p50)),
  p95: median(rounds.map(({ p95 }) => p95)),
  most: Math.max(...rounds.map(({ most }) => most)),
  memory: Math.max(...rounds.map(({ memory }) => memory)),
})
// In turn, so that whatever else the machine does meets all of them; a collection of garbage in one round decides nothing.
const rounds = 5
for (const name of attackName.options) {
  if (values.only !== undefined && values.only !== name) continue
  const seen: Record<'before' | 'control' | 'meanwhile', Seen[]> = { before: [], control: [], meanwhile: [] }
  for (let round = 0; round < rounds; round += 1) {
    seen.before.push(await observe(seconds / rounds / 2))
    seen.control.push(await observeUnder(name, seconds / rounds / 2, address))
    seen.meanwhile.push(await observeUnder(name, seconds / rounds))
  }
  const before = mediansOf(seen.before)
  const control = mediansOf(seen.control)
  const meanwhile = mediansOf(seen.meanwhile)
  const ratios = (to: readonly Seen[]) => seen.meanwhile.map(({ p95 }, i) => p95 / (to[i]?.p95 ?? NaN))
  line(`${name}, before`, before)
  line(`${name}, control`, control)
  line(
    name,
    meanwhile,
    `(p95 ${median(ratios(seen.before)).toFixed(2)} x, of the control's ${median(ratios(seen.control)).toFixed(2)} x, ${(meanwhile.memory - before.memory).toFixed(0)} MB more)`,
  )
}
sink.kill()
process.exit(0)
