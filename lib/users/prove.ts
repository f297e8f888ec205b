import type { PersonActor } from '#lib/actor.ts'
import { recordRefusal } from '#lib/audit/record-refusal.ts'
import { drawTokens } from '#lib/clients/rate-buckets.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { ApiError, invalid } from '#lib/errors.ts'
import { openChallenge } from '#lib/factors/challenge.ts'
import { factorRequired } from '#lib/factors/factor-required.ts'
import { findOwner, type Owner } from '#lib/factors/find-owner.ts'
import { takeProof } from '#lib/factors/take-proof.ts'
import { getMoment } from '#lib/moment.ts'
import { isPassword, passwordTries } from '#lib/users/password.ts'
import { tooMany } from '#lib/users/register.ts'
import { proofMinutes } from '#lib/users/session-row.ts'
import type { ProveInput } from '#lib/users/schema.ts'
import { refusal } from '#lib/refusals.ts'

/** Checks what somebody shows, before the transaction: a try that fails counts, and a code that was taken is spent. */
export async function prepareProof(actor: PersonActor, given: ProveInput): Promise<void> {
  const owner = await findOwner(getDb(), actor)
  try {
    await requireProof(owner, given, actor.sessionId)
  } catch (error) {
    const target = { type: 'user', id: owner.id } as const
    if (error instanceof ApiError) await recordRefusal('proof', { ...owner.origin, by: owner.id, target })
    throw error
  }
}

async function requireProof(owner: Owner, given: ProveInput, sessionId = ''): Promise<void> {
  if (given.method === 'password') {
    if (owner.signOnClientId !== null) throw invalid('method', refusal('proofElsewhere'))
    return requirePassword(owner, given.password)
  }
  // Another than that the passkey is wrong: with a new challenge the same one fits.
  if (given.method === 'passkey' && !openChallenge('proof', given.token, owner.id))
    throw invalid('token', refusal('factorStale'))
  if (!(await takeProof(owner.id, given, 'proof', { ...owner.origin, sessionId })))
    throw invalid(given.method === 'passkey' ? 'response' : 'code', refusal('codeWrong'))
}

async function requirePassword({ id, passwordHash }: Owner, password: string): Promise<void> {
  if ((await getDb().factor.count({ where: { userId: id } })) > 0)
    throw factorRequired('This account has a passkey or an app: the password alone proves nothing.')
  const bucket = passwordTries(id)
  if ((await drawTokens(...bucket, 1)).drawn < 1) throw tooMany()
  if (!(await isPassword(password, passwordHash))) throw invalid('password', refusal('passwordWrong'))
  await drawTokens(...bucket, -1)
}

/** Notes that the person of this session has proved themselves; returns until when that counts. */
export async function prove(
  tx: Tx,
  { sessionId = '' }: PersonActor,
  { method }: ProveInput,
): Promise<{ provedUntil: string }> {
  const { provedAt } = await tx.userSession.update({
    where: { id: sessionId },
    data: { provedAt: await getMoment(tx), ...(method === 'password' ? {} : { factor: method }) },
  })
  return { provedUntil: new Date(provedAt.getTime() + proofMinutes * 60_000).toISOString() }
}
