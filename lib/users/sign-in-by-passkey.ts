import type { RefusalKind } from '#lib/audit/attempt.ts'
import { drawTokens } from '#lib/clients/rate-buckets.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { optionsFor } from '#lib/factors/ask-for-proof.ts'
import { openChallenge, sealChallenge } from '#lib/factors/challenge.ts'
import type { ProofChallengeView } from '#lib/factors/schema.ts'
import { takePasskey } from '#lib/factors/take-passkey.ts'
import { passkeySignInInput } from '#lib/users/schema.ts'
import { limitFrom } from '#lib/users/sign-in-limits.ts'
import type { RefusedSignIn, SignedIn } from '#lib/users/sign-in.ts'

/** What a browser asks its passkeys for; nobody has said yet who they are. */
export async function beginPasskeySignIn(): Promise<Omit<ProofChallengeView, 'methods'>> {
  const { token, challenge } = sealChallenge('sign-in')
  return { token, passkey: await optionsFor(challenge) }
}

/**
 * Whose passkey signs in. It was unlocked by finger, face or PIN, so no password is asked for beside it. Only one that doesn't
 * fit is counted: a signature that does is no guess, so what strangers on one's network use up is not missing for it.
 */
export async function signInByPasskey(given: unknown, network: string | null): Promise<PasskeyOutcome> {
  const { data } = passkeySignInInput.safeParse(given)
  const challenge = data && openChallenge('sign-in', data.token)
  if (!data || !challenge) return refused('passkey')
  const userId = await inTransaction((tx) => takePasskey(tx, challenge, data.response))
  if (userId === undefined) {
    const [bucket, allowance] = limitFrom(network)
    const { drawn } = await drawTokens(bucket, 'development', allowance, 1)
    return drawn < 1 ? { retryAfter: 60, ...refused('too_many') } : refused('passkey')
  }
  const user = await getDb().user.findUnique({ where: { id: userId } })
  if (!user || user.disabledAt) return refused('passkey')
  const { id, name, email, sessionVersion } = user
  return { user: { id, name, email, sessionVersion, factor: 'passkey' } }
}

type PasskeyOutcome = { user: SignedIn } | RefusedSignIn

const refused = (kind: RefusalKind): RefusedSignIn => ({ refused: { kind } })
