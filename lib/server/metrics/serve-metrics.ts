import { createServer } from 'node:http'
import { getEnv, listenOn } from '#lib/env.ts'
import { causeOf, log } from '#lib/log.ts'
import { addCounters } from '#lib/server/metrics/counters.ts'
import { addDatabaseGauges, addPoolGauge, addReplicaGauges, addSlotGauge } from '#lib/server/metrics/gauges.ts'

/** The database's figures are read at most so often, however many ask. */
const freshMs = 5000

/** Figures of the library's own that promtool refuses: a total that goes down again. The same are there by kind. */
const misnamed = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`)

/** Serves `/metrics` for Prometheus on a port of its own; without METRICS_PORT nothing is counted, and the library not loaded. */
export async function serveMetrics(process: 'web' | 'worker'): Promise<void> {
  const env = getEnv()
  const port = env.METRICS_PORT
  if (port === undefined) return
  const library = await import('prom-client')
  const registry = new library.Registry()
  registry.setDefaultLabels({ process })
  library.collectDefaultMetrics({ register: registry })
  for (const name of misnamed) registry.removeSingleMetric(name)
  addCounters(library, [registry])
  addPoolGauge(library, [registry])
  if (process === 'worker') addSlotGauge(library, [registry])
  if (process === 'web') addReplicaGauges(library, [registry])
  const read = process === 'worker' ? addDatabaseGauges(library, [registry]) : async () => {}
  let reading: Promise<void> | undefined
  const readSometimes = () => {
    if (!reading) {
      reading = read()
      setTimeout(() => (reading = undefined), freshMs).unref()
    }
    return reading
  }
  const server = createServer(({ url, method }, outgoing) => {
    if (url?.split('?')[0] !== '/metrics' || method !== 'GET') return void outgoing.writeHead(404).end()
    readSometimes()
      .then(() => registry.metrics())
      .then((text) => outgoing.writeHead(200, { 'Content-Type': registry.contentType }).end(text))
      .catch((error: unknown) => {
        log.warn('metrics could not be told', { cause: causeOf(error) })
        outgoing.writeHead(503).end()
      })
  })
  const host = listenOn(env)
  server.on('error', (error) => log.error('metrics are not served', error, { port }))
  server.listen({ port, ...(host === undefined ? {} : { host }) }, () => log.info('metrics are served', { port, host }))
  server.unref()
}
