import { drawTokens, type Allowance } from '#lib/clients/rate-buckets.ts'
import { ApiError } from '#lib/errors.ts'
import type { Place } from '#lib/factors/find-place.ts'
import type { FactorProof } from '#lib/factors/schema.ts'

const minutesOf = ({ perMinute }: Allowance) => Math.ceil(1 / perMinute)

/**
 * An app's code can be guessed, one in 300,000. Six an hour from one place; and three from all places together that the account
 * was never signed in to from, of which the person is told on the first day. Whoever has signed in there before is counted
 * apart, and nobody guesses a recovery code: strangers use up neither.
 */
function limitsOf(userId: string, { who, known }: Place, method: FactorProof['method']) {
  const ofPlace = [who, { perMinute: 0.1, burst: 10 }] as const
  if (known || method !== 'totp') return [ofPlace]
  return [ofPlace, [`factor:${userId}`, { perMinute: 0.05, burst: 10 }] as const]
}

/** Draws for a try; returns what gives it back. Throws 429 where a limit is used up, or the last try was a moment ago. */
export async function drawTry(
  userId: string,
  place: Place,
  method: FactorProof['method'],
): Promise<() => Promise<unknown>> {
  if (place.wait > 0) throw tooManyCodes(place.wait)
  const buckets = limitsOf(userId, place, method)
  // One after the other: a place that has used up its own takes nothing from the account's.
  for (const [bucket, allowance] of buckets)
    if ((await drawTokens(bucket, 'development', allowance, 1)).drawn < 1) throw tooManyCodes(60 * minutesOf(allowance))
  return () => Promise.all(buckets.map(([bucket, allowance]) => drawTokens(bucket, 'development', allowance, -1)))
}

const tooManyCodes = (seconds: number) =>
  new ApiError('rate_limited', 'Too many codes that do not fit. Wait a few minutes and try again.', {
    headers: { 'Retry-After': String(seconds) },
  })
