import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Tx } from '#lib/db.ts'
import { spendChallenge, type Challenge } from '#lib/factors/challenge.ts'
import { relyingParty } from '#lib/factors/relying-party.ts'
import type { Assertion } from '#lib/factors/schema.ts'

/** Whose passkey has answered a challenge, which it does once; undefined where none has. */
export async function takePasskey(tx: Tx, challenge: Challenge, response: Assertion): Promise<string | undefined> {
  const row = await tx.factor.findUnique({ where: { credentialId: response.id } })
  if (!row?.publicKey || (challenge.userId !== undefined && row.userId !== challenge.userId)) return undefined
  const { userHandle } = response.response
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== row.userId) return undefined
  const { rpID, origin } = relyingParty()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON, // parsed as far as we know it; the library reads the rest
    expectedChallenge: challenge.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(row.publicKey),
      counter: Number(row.counter),
      transports: row.transports,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo || !(await spendChallenge(tx, challenge))) return undefined
  await tx.factor.update({
    where: { id: row.id },
    data: { lastUsedAt: new Date(), counter: BigInt(authenticationInfo.newCounter) },
  })
  return row.userId
}
