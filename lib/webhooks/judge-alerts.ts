import type { WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { fewestDeliveries } from '#lib/webhooks/alert-limits.ts'
import type { AlertFigures, AlertKind } from '#lib/webhooks/alerts-schema.ts'
import type { EndpointAlerts } from '#lib/webhooks/schema.ts'

/** What is known of an endpoint: its marks, and what the last hour's deliveries came to. */
export type Reading = Pick<WebhookEndpoint, 'failingSince' | 'lastSuccessAt' | 'lastFailureAt'> & {
  attempted: number
  undelivered: number
  answered: number
  p95Ms: number | null
}

/**
 * `bad`: an alert begins, or goes on. `well`: it ends. `unknown`: nothing was sent that could tell, or not enough, and all stays as
 * it is. Undefined where nobody wants to know.
 */
export type Verdict = { is: 'bad'; figures: AlertFigures } | { is: 'well' } | { is: 'unknown' } | undefined

const minute = 60_000

/** The one place that says how an endpoint stands with what its client wants to be told of. */
export const judgeAlerts = (
  { failingMinutes, failurePercent, failureMinimum = fewestDeliveries, slowMs }: EndpointAlerts,
  reading: Reading,
  now: Date,
): Record<AlertKind, Verdict> => ({
  failing: failingMinutes === undefined ? undefined : judgeFailing(reading, now.getTime() - failingMinutes * minute),
  failure_rate: failurePercent === undefined ? undefined : judgeRate(reading, failurePercent / 100, failureMinimum),
  slow: slowMs === undefined ? undefined : judgeTime(reading, slowMs),
})

function judgeFailing({ failingSince, lastSuccessAt, lastFailureAt }: Reading, bound: number): Verdict {
  if (failingSince)
    return failingSince.getTime() <= bound
      ? { is: 'bad', figures: { failingSince: failingSince.toISOString() } }
      : { is: 'unknown' }
  // The mark goes with a new address too: only what has arrived since shows that it is well.
  const arrives = lastSuccessAt !== null && (lastFailureAt === null || lastSuccessAt >= lastFailureAt)
  return { is: arrives ? 'well' : 'unknown' }
}

function judgeRate({ attempted, undelivered }: Reading, share: number, minimum: number): Verdict {
  if (attempted === 0) return { is: 'unknown' }
  if (undelivered / attempted <= share) return { is: 'well' }
  return attempted < minimum
    ? { is: 'unknown' }
    : { is: 'bad', figures: { deliveries: attempted, failures: undelivered } }
}

function judgeTime({ answered, p95Ms }: Reading, slowMs: number): Verdict {
  if (p95Ms === null || answered === 0) return { is: 'unknown' }
  if (p95Ms <= slowMs) return { is: 'well' }
  return answered < fewestDeliveries ? { is: 'unknown' } : { is: 'bad', figures: { deliveries: answered, p95Ms } }
}
