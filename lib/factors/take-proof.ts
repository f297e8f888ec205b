import { inTransaction } from '#lib/db.ts'
import { openChallenge } from '#lib/factors/challenge.ts'
import { drawTry } from '#lib/factors/code-limits.ts'
import { findPlace, type ShownFrom } from '#lib/factors/find-place.ts'
import { forgetMisses } from '#lib/factors/forget-misses.ts'
import { noteWrongCode } from '#lib/factors/note-wrong-code.ts'
import type { FactorProof } from '#lib/factors/schema.ts'
import { takeCode } from '#lib/factors/take-code.ts'
import { takePasskey } from '#lib/factors/take-passkey.ts'
import { takeRecoveryCode } from '#lib/factors/take-recovery-code.ts'

/**
 * Whether what is shown is of this person's factors. In a transaction of its own: whatever comes of the rest, a code that
 * was taken is spent, and a try that failed counts.
 */
export async function takeProof(
  userId: string,
  proof: FactorProof,
  purpose: 'second-step' | 'proof',
  origin: ShownFrom,
): Promise<boolean> {
  if (proof.method === 'passkey') {
    const challenge = openChallenge(purpose, proof.token, userId)
    return (
      challenge !== undefined && (await inTransaction((tx) => takePasskey(tx, challenge, proof.response))) === userId
    )
  }
  const place = await findPlace(userId, origin)
  const giveBack = await drawTry(userId, place, proof.method)
  const taken = await inTransaction((tx) =>
    proof.method === 'totp' ? takeCode(tx, userId, proof.code) : takeRecoveryCode(tx, userId, proof.code, origin),
  )
  // Only failures count: what was drawn for a success goes back.
  await (taken ? Promise.all([giveBack(), forgetMisses(place.who)]) : noteWrongCode(userId, place, origin))
  return taken
}
