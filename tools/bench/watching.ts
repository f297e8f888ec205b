// What metrics and traces cost a request: web processes that are alike but for them, on the data of a running service, asked in turn.
//   RATE_LIMIT_DEVELOPMENT=0 npm start
//   npm run bench:watching -- [--pairs 40] [--seconds 2]
// Processor time tells more than the clock: of two windows, one after the other, the share that the one costs more for each request.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { freePort } from '../runtime/processes.ts'
import { type Process, startWeb } from './another.ts'
import { calling, measure, median, send } from './load.ts'

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '40' }, seconds: { type: 'string', default: '2' } },
})
const [pairs, seconds] = z
  .tuple([z.coerce.number().int().min(2), z.coerce.number().min(0.5)])
  .parse([values.pairs, values.seconds])

/** Takes traces and keeps none: its own work isn't what is measured, so it is as little as it can be. */
const collector = createServer((incoming, outgoing) => {
  incoming.resume().on('end', () => outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'))
})
const collectorPort = await freePort()
await new Promise<void>((listening) => collector.listen(collectorPort, '127.0.0.1', listening))
const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}` }

const kinds: Record<string, Record<string, string>> = {
  plain: {},
  'plain, a second process': {},
  metrics: { METRICS_PORT: String(await freePort()) },
  'traces of one request of a hundred': { ...traced, OTEL_TRACES_SAMPLER_ARG: '0.01' },
  'traces of every request': { ...traced, OTEL_TRACES_SAMPLER_ARG: '1' },
}

/** Hundredths of a second of processor time that a process has used. */
function spent({ child }: Process): number {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(user) + Number(system)
}

const processes: Process[] = []
try {
  for (const [name, more] of Object.entries(kinds)) processes.push(await startWeb(name, more))
  const [plain, ...others] = processes
  if (!plain) throw new Error('nothing was started')
  const { id } = z.object({ id: z.string() }).parse(
    JSON.parse(
      await send(plain.target, {
        method: 'POST',
        path: '/orders',
        status: 201,
        body: JSON.stringify({
          repositoryName: 'Archives de Paris',
          documentType: 'Birth record',
          location: 'Paris',
          instructions: 'sandbox:manual',
        }),
      }),
    ),
  )
  /** Milliseconds of processor time for a request, in one window. */
  const costOf = async (process: Process) => {
    const before = spent(process)
    const window = { seconds, connections: 32 }
    const get = calling(process.target, () => ({ method: 'GET', path: `/orders/${id}`, status: 200 }))
    const { perSecond } = await measure(get, window)
    return ((spent(process) - before) * 10) / (perSecond * seconds)
  }
  for (const process of processes) await costOf(process)
  console.log(`GET of one order, 32 connections, windows of ${seconds} s, each beside one of a process without`)
  for (const other of others) {
    const ratios: number[] = []
    const costs: number[] = []
    for (let n = 0; n < pairs; n += 1) {
      // Every other pair the other way round.
      const order = n % 2 === 0 ? [plain, other] : [other, plain]
      const found = new Map<Process, number>()
      for (const one of order) found.set(one, await costOf(one))
      const [without = NaN, cost = NaN] = [found.get(plain), found.get(other)]
      ratios.push(cost / without)
      costs.push(without)
    }
    const mean = ratios.reduce((sum, one) => sum + one, 0) / pairs
    const deviation = Math.sqrt(ratios.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (pairs - 1))
    console.log(
      `${other.name.padEnd(36)} ${mean.toFixed(3)} ± ${(deviation / Math.sqrt(pairs)).toFixed(3)} (median ${median(ratios).toFixed(3)}) of ${median(costs).toFixed(3)} ms, ${pairs} pairs`,
    )
  }
} finally {
  for (const { child } of processes) child.kill()
  collector.closeAllConnections()
  collector.close()
}
