import type * as Prometheus from 'prom-client'
import { setMeters } from '#lib/meters.ts'

type Library = typeof Prometheus

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Counts from now on what happens. */
export function addCounters({ Counter, Histogram }: Library, registers: Prometheus.Registry[]): void {
  const requests = new Histogram({
    name: 'callslip_http_request_duration_seconds',
    help: 'Time until a request was answered, by the route as the API describes it.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: seconds,
    registers,
  })
  const deliveries = new Counter({
    name: 'callslip_webhook_attempts_total',
    help: 'Attempts to deliver a webhook, by what came of them: a class of status, or error where there was no answer.',
    labelNames: ['outcome'] as const,
    registers,
  })
  const provider = new Counter({
    name: 'callslip_provider_calls_total',
    help: 'Calls of the payment provider, by what came of them: a class of status, refused where our key was, or error where there was no answer.',
    labelNames: ['outcome'] as const,
    registers,
  })
  const reads = new Counter({
    name: 'callslip_list_reads_total',
    help: 'Lists, sums and tables by where they were read: a replica, or the primary because replicas were behind or away, or one failed midway.',
    labelNames: ['by'] as const,
    registers,
  })
  // Looking a series up by its labels is most of what counting costs.
  const known = new Map<string, { observe: (value: number) => void }>()
  setMeters({
    request(method, route, status, taken) {
      const key = `${method} ${route} ${status}`
      const series = known.get(key) ?? requests.labels({ method, route, status })
      known.set(key, series)
      series.observe(taken)
    },
    delivery: (outcome) => deliveries.inc({ outcome }),
    providerCall: (outcome) => provider.inc({ outcome }),
    listRead: (by) => reads.inc({ by }),
  })
}
