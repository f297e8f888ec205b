import type { CustomerActor } from '#lib/actor.ts'
import { createKey } from '#lib/clients/create-key.ts'
import { lockKey } from '#lib/clients/key-row.ts'
import { memberActor } from '#lib/clients/member-actor.ts'
import { revokeKey } from '#lib/clients/revoke-key.ts'
import type { Tx } from '#lib/db.ts'
import { hashOf } from '#lib/devices/codes.ts'
import { lockDeviceSignIn } from '#lib/devices/device-row.ts'
import { OAuthError } from '#lib/devices/oauth-error.ts'
import { intervalSeconds, keyDays, stateOf } from '#lib/devices/state.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma, type DeviceSignIn } from '#lib/generated/prisma/client.ts'
import { getMoment } from '#lib/moment.ts'
import type { ApiScope } from '#lib/scopes.ts'
import { defineQuery, text } from '#lib/sql.ts'
import { reaches } from '#lib/users/session-row.ts'

const findReaching = defineQuery(
  { id: text },
  (sessionId: string, userId: string, clientId: string) => Prisma.sql`
    SELECT s.id FROM user_sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${sessionId} AND u.id = ${userId} AND ${reaches(clientId)}`,
)

/** As RFC 6749 (5.1) names it; the token is an API key. */
export type DeviceToken = { access_token: string; token_type: 'Bearer'; expires_in: number; scope: string }
/** What the program is told; a refusal is an outcome too, for it writes down that somebody asked. */
export type Exchanged = DeviceToken | OAuthError

/**
 * The answer to a program that asks whether it was allowed. Where it was, its key is made; with the first use of that, the code
 * has been used. Until then the answer may have been lost, and whoever asks again is given another.
 */
export async function exchangeDeviceCode(tx: Tx, environment: Environment, deviceCode: string): Promise<Exchanged> {
  const hash = hashOf(deviceCode)
  const known = await tx.deviceSignIn.findUnique({ where: { hash }, select: { id: true } })
  if (known) await lockDeviceSignIn(tx, known.id)
  const row = await tx.deviceSignIn.findUnique({ where: { hash } })
  if (!row || row.environment !== environment) return spent()
  const now = await getMoment(tx)
  if (row.expiresAt <= now) return new OAuthError('expired_token', 'The code has expired. Begin again.')
  switch (stateOf(row)) {
    case 'refused':
      return new OAuthError('access_denied', 'It was not allowed.')
    case 'waiting':
      return waitOn(tx, row, now)
    case 'allowed':
      return giveKey(tx, row, now)
  }
}

const spent = () => new OAuthError('invalid_grant', 'This device code is unknown here, or has been used.')

/** Notes that it asks; what it is told where it did a moment ago. */
async function hurried(tx: Tx, { id, askedAt }: DeviceSignIn, now: Date): Promise<OAuthError | undefined> {
  await tx.deviceSignIn.update({ where: { id }, data: { askedAt: now } })
  // Half a second for the way here, which is not always as long.
  const early = askedAt !== null && now.getTime() - askedAt.getTime() < intervalSeconds * 1000 - 500
  return early ? new OAuthError('slow_down', `Ask every ${intervalSeconds} s at most.`) : undefined
}

const waitOn = async (tx: Tx, row: DeviceSignIn, now: Date) =>
  (await hurried(tx, row, now)) ?? new OAuthError('authorization_pending', 'Nobody has typed the code yet.')

/**
 * Whoever allowed it, if they still may, and in the session where they did: there they are told of the key. Once it has ended, so
 * has what was allowed in it: whoever signs a thief out is rid of what they allowed.
 */
async function findMaker(tx: Tx, row: DeviceSignIn): Promise<CustomerActor | undefined> {
  const { userId, clientId, environment, network, sessionId } = row
  if (userId === null || clientId === null || sessionId === null) return undefined
  if ((await findReaching(tx, sessionId, userId, clientId)).length === 0) return undefined
  const membership = await tx.membership.findUnique({
    where: { userId_clientId: { userId, clientId } },
    include: { client: true, user: true },
  })
  if (!membership) return undefined
  const actor = memberActor(membership.user, membership, environment)
  return actor.scopes.includes('keys:manage') ? { ...actor, network, sessionId } : undefined
}

/** Ends the key that was given before, where nobody has it: it was never used. What it is told where that can't be. */
async function takeBack(tx: Tx, maker: CustomerActor, row: DeviceSignIn, now: Date): Promise<OAuthError | undefined> {
  if (row.keyId === null) return undefined
  // Under the lock: a use is noted before, or the next one finds the key ended.
  const { lastUsedAt, revokedAt } = await lockKey(tx, maker, row.keyId)
  if (lastUsedAt !== null || revokedAt !== null) return spent()
  const early = await hurried(tx, row, now)
  if (!early) await revokeKey(tx, maker, row.keyId)
  return early
}

async function giveKey(tx: Tx, row: DeviceSignIn, now: Date): Promise<Exchanged> {
  const found = await findMaker(tx, row)
  if (!found) {
    await tx.deviceSignIn.delete({ where: { id: row.id } })
    return new OAuthError(
      'access_denied',
      'Whoever allowed it may not make keys any more, or has been signed out since.',
    )
  }
  const maker = { ...found, agent: row.agent }
  const refusal = await takeBack(tx, maker, row, now)
  if (refusal) return refusal
  const seconds = keyDays * 86_400
  const { id, key, scopes } = await createKey(tx, maker, {
    name: row.name,
    scopes: row.scopes as ApiScope[], // those that were known when it was asked for
    expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
  })
  await tx.deviceSignIn.update({ where: { id: row.id }, data: { keyId: id, askedAt: now } })
  return { access_token: key, token_type: 'Bearer', expires_in: seconds, scope: scopes.join(' ') }
}
