import { drawTokens } from '#lib/clients/rate-buckets.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { optionsFor } from '#lib/factors/ask-for-proof.ts'
import { openChallenge, sealChallenge } from '#lib/factors/challenge.ts'
import type { ProofChallengeView } from '#lib/factors/schema.ts'
import { takePasskey } from '#lib/factors/take-passkey.ts'
import { passkeySignInInput } from '#lib/users/schema.ts'
import type { SignedIn } from '#lib/users/sign-in.ts'

/** What a browser asks its passkeys for; nobody has said yet who they are. */
export async function beginPasskeySignIn(): Promise<Omit<ProofChallengeView, 'methods'>> {
  const { token, challenge } = sealChallenge('sign-in')
  return { token, passkey: await optionsFor(challenge) }
}

/** Whose passkey signs in. It was unlocked by finger, face or PIN, so no password is asked for beside it. */
export async function signInByPasskey(given: unknown, network: string | null): Promise<SignedIn | null> {
  const { data } = passkeySignInInput.safeParse(given)
  const challenge = data && openChallenge('sign-in', data.token)
  if (!data || !challenge) return null
  const bucket = [`login:from ${network ?? 'an unknown network'}`, 'development', { perMinute: 10, burst: 60 }] as const
  if ((await drawTokens(...bucket, 1)).drawn < 1) return null
  const userId = await inTransaction((tx) => takePasskey(tx, challenge, data.response))
  const user = userId === undefined ? null : await getDb().user.findUnique({ where: { id: userId } })
  if (!user || user.disabledAt) return null
  await drawTokens(...bucket, -1)
  const { id, name, email, sessionVersion } = user
  return { id, name, email, sessionVersion, factor: 'passkey' }
}
