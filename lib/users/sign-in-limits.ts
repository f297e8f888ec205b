import { createHash } from 'node:crypto'
import { drawTokens, type Allowance } from '#lib/clients/rate-buckets.ts'

/** A typed address is nobody's business but its owner's: buckets bear its hash. */
export const hashOf = (address: string) => createHash('sha256').update(address).digest('base64url')

export type Attempt = { address: string; network: string | null; device: string | undefined }

const networkOf = (network: string | null) => network ?? 'an unknown network'

export const whoOf = ({ address, network }: Attempt) => `${hashOf(address)}:${networkOf(network)}`

type Limit = readonly [bucket: string, allowance: Allowance]

/** What one network may try against all accounts together. */
export const limitFrom = (network: string | null): Limit => [
  `login:from ${networkOf(network)}`,
  { perMinute: 10, burst: 60 },
]

/**
 * From one network: against one account, and against all of them together. Against one account from everywhere there is a
 * limit too, so wide that a single network can't reach it. Who has signed in to the account from this very browser before is
 * counted apart: strangers can't use up what is theirs.
 */
function limitsOf(attempt: Attempt, known: boolean): Limit[] {
  const account = hashOf(attempt.address)
  if (known && attempt.device !== undefined)
    return [[`login:${account}:device ${hashOf(attempt.device)}`, { perMinute: 2, burst: 10 }]]
  return [
    [`login:${whoOf(attempt)}`, { perMinute: 2, burst: 10 }],
    limitFrom(attempt.network),
    [`login:${account}`, { perMinute: 30, burst: 300 }],
  ]
}

/** Draws for an attempt; undefined where one of its limits is used up, otherwise what gives back what was drawn. */
export async function drawAttempt(attempt: Attempt, known: boolean): Promise<(() => Promise<unknown>) | undefined> {
  const buckets = limitsOf(attempt, known)
  // One after the other: a network that has used up its own takes nothing from the account's.
  for (const [bucket, allowance] of buckets)
    if ((await drawTokens(bucket, 'development', allowance, 1)).drawn < 1) return undefined
  return () => Promise.all(buckets.map(([bucket, allowance]) => drawTokens(bucket, 'development', allowance, -1)))
}
