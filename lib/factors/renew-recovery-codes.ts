import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { factorRequired } from '#lib/factors/factor-required.ts'
import { findOwner } from '#lib/factors/find-owner.ts'
import { lockOwner } from '#lib/factors/lock-owner.ts'
import { replaceRecoveryCodes } from '#lib/factors/replace-recovery-codes.ts'
import type { NewRecoveryCodesView } from '#lib/factors/schema.ts'

export async function renewRecoveryCodes(tx: Tx, actor: PersonActor): Promise<NewRecoveryCodesView> {
  const owner = await findOwner(tx, actor)
  await lockOwner(tx, owner.id)
  if ((await tx.factor.count({ where: { userId: owner.id } })) === 0)
    throw factorRequired('Add a passkey or an authenticator app first: recovery codes stand in for one.')
  const recoveryCodes = await replaceRecoveryCodes(tx, owner)
  return { left: recoveryCodes.length, recoveryCodes }
}
