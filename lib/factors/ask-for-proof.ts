import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Tx } from '#lib/db.ts'
import { sealChallenge } from '#lib/factors/challenge.ts'
import { relyingParty } from '#lib/factors/relying-party.ts'
import type { ProofChallengeView, ProofMethod } from '#lib/factors/schema.ts'

type Whom = { id: string; sessionVersion: number }

/** What a person may show, with a challenge for their passkeys; undefined where they have no factor. */
export async function askForProof(
  tx: Tx,
  purpose: 'second-step' | 'proof',
  { id: userId, sessionVersion }: Whom,
): Promise<ProofChallengeView | undefined> {
  const factors = await tx.factor.findMany({ where: { userId } })
  if (factors.length === 0) return undefined
  const recovery = await tx.recoveryCode.findFirst({ where: { userId, usedAt: null } })
  const { token, challenge } = sealChallenge(purpose, { userId, sessionVersion })
  const passkeys = factors.flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : [{ id: credentialId, transports }],
  )
  const methods: ProofMethod[] = [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(factors.some(({ kind }) => kind === 'totp') ? (['totp'] as const) : []),
    ...(recovery ? (['recovery'] as const) : []),
  ]
  return { methods, token, ...(passkeys.length > 0 ? { passkey: await optionsFor(challenge, passkeys) } : {}) }
}

/** What `navigator.credentials.get` is given; without passkeys named, any of this site's that a device has. */
export async function optionsFor(
  challenge: string,
  allowCredentials?: { id: string; transports: string[] }[],
): Promise<NonNullable<ProofChallengeView['passkey']>> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().rpID,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: 5 * 60_000,
    userVerification: 'required',
    ...(allowCredentials ? { allowCredentials } : {}),
  })
  return JSON.parse(JSON.stringify(options)) as NonNullable<ProofChallengeView['passkey']> // JSON by the library's own type
}
