import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { findOwner } from '#lib/factors/find-owner.ts'
import type { RecoveryCodesView } from '#lib/factors/schema.ts'

export async function getRecoveryCodes(tx: Tx, actor: PersonActor): Promise<RecoveryCodesView> {
  const { id: userId } = await findOwner(tx, actor)
  return { left: await tx.recoveryCode.count({ where: { userId, usedAt: null } }) }
}
