import { drawTokens } from '#lib/clients/rate-buckets.ts'
import { inTransaction } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { openChallenge } from '#lib/factors/challenge.ts'
import type { FactorProof } from '#lib/factors/schema.ts'
import { takeCode } from '#lib/factors/take-code.ts'
import { takePasskey } from '#lib/factors/take-passkey.ts'
import { takeRecoveryCode } from '#lib/factors/take-recovery-code.ts'
import type { SeenFrom } from '#lib/mail/security-letter.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Codes can be guessed, one in 300,000: a few tries from one network, and from all of them together too few for a year.
const limits = (userId: string, network: string | null) => [
  [`factor:${userId}:${network ?? t('anUnknownNetwork')}`, { perMinute: 1, burst: 5 }] as const,
  [`factor:${userId}`, { perMinute: 0.5, burst: 30 }] as const,
]

/**
 * Whether what is shown is of this person's factors. In a transaction of its own: whatever comes of the rest, a code that
 * was taken is spent, and a try that failed counts.
 */
export async function takeProof(
  userId: string,
  proof: FactorProof,
  purpose: 'second-step' | 'proof',
  origin: SeenFrom,
): Promise<boolean> {
  if (proof.method === 'passkey') {
    const challenge = openChallenge(purpose, proof.token, userId)
    return (
      challenge !== undefined && (await inTransaction((tx) => takePasskey(tx, challenge, proof.response))) === userId
    )
  }
  const buckets = limits(userId, origin.network)
  for (const [bucket, allowance] of buckets)
    if ((await drawTokens(bucket, 'development', allowance, 1)).drawn < 1) throw tooManyCodes()
  const taken = await inTransaction((tx) =>
    proof.method === 'totp' ? takeCode(tx, userId, proof.code) : takeRecoveryCode(tx, userId, proof.code, origin),
  )
  if (taken) await Promise.all(buckets.map(([bucket, allowance]) => drawTokens(bucket, 'development', allowance, -1)))
  return taken
}

const tooManyCodes = () =>
  new ApiError('rate_limited', 'Too many codes that do not fit. Wait a few minutes and try again.', {
    headers: { 'Retry-After': '120' },
  })
