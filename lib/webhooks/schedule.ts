import type { Environment } from '#lib/env.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long each attempt waits after the one before; the first goes out at once. Development gives up sooner. */
const waits: Record<Environment, readonly number[]> = {
  production: [0, 5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour],
  development: [0, 5 * second, minute, 5 * minute],
}

const longestRetryAfter = 24 * hour

/** `Retry-After` in seconds or as a date; undefined where it is neither. Milliseconds, at most a day. */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined
  const text = header.trim()
  const wait = /^\d{1,10}$/.test(text)
    ? Number(text) * second
    : /^[A-Za-z]{3},/.test(text)
      ? Date.parse(text) - now
      : NaN
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), longestRetryAfter) : undefined
}

const jitter = 0.2
/** No attempt at an endpoint that fails comes later after the one before, while there is any to come. */
export const longestWaitMs = Math.max(...waits.production) * (1 + jitter)

/**
 * Milliseconds until the attempt after number `attempt` (from 1); undefined after the last. Jittered by a fifth, so that
 * deliveries which failed together don't return together; never sooner than the receiver asked for.
 */
export function waitAfter(
  environment: Environment,
  attempt: number,
  retryAfterMs = 0,
  random: () => number = Math.random,
): number | undefined {
  const wait = waits[environment][attempt]
  return wait === undefined
    ? undefined
    : Math.max(Math.round(wait * (1 - jitter + 2 * jitter * random())), retryAfterMs)
}
