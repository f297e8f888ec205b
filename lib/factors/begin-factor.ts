import { generateRegistrationOptions } from '@simplewebauthn/server'
import { Secret } from 'otpauth'
import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { sealChallenge } from '#lib/factors/challenge.ts'
import { findOwner, type Owner } from '#lib/factors/find-owner.ts'
import { relyingParty } from '#lib/factors/relying-party.ts'
import type { BegunFactorView, FactorView } from '#lib/factors/schema.ts'
import { totpOf } from '#lib/factors/totp.ts'
import { refusal } from '#lib/refusals.ts'

/** So many that nobody runs into it, so few that a list is one page. */
export const mostFactors = 20

export async function beginFactor(tx: Tx, actor: PersonActor, kind: FactorView['kind']): Promise<BegunFactorView> {
  const owner = await findOwner(tx, actor)
  if ((await tx.factor.count({ where: { userId: owner.id } })) >= mostFactors)
    throw invalid('kind', refusal('factorsFullToBegin', { most: mostFactors }))
  return kind === 'passkey' ? beginPasskey(tx, owner) : beginTotp(owner)
}

async function beginPasskey(tx: Tx, { id: userId, email, name }: Owner): Promise<BegunFactorView> {
  const { token, challenge, expiresAt } = sealChallenge('add-passkey', { userId })
  const present = await tx.factor.findMany({ where: { userId, kind: 'passkey' } })
  const options = await generateRegistrationOptions({
    rpName: 'Callslip',
    rpID: relyingParty().rpID,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(userId),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: 5 * 60_000,
    // Known to the device by itself and unlocked there, so that it can sign in without a password.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: present.flatMap(({ credentialId, transports }) =>
      credentialId === null ? [] : [{ id: credentialId, transports }],
    ),
  })
  return {
    token,
    expiresAt: new Date(expiresAt).toISOString(),
    passkey: JSON.parse(JSON.stringify(options)) as NonNullable<BegunFactorView['passkey']>, // JSON by the library's own type
  }
}

function beginTotp({ id: userId, email }: Owner): BegunFactorView {
  const secret = new Secret({ size: 20 }).base32
  const { token, expiresAt } = sealChallenge('add-totp', { userId, secret })
  return {
    token,
    expiresAt: new Date(expiresAt).toISOString(),
    totp: { secret, uri: totpOf(secret, email).toString() },
  }
}
