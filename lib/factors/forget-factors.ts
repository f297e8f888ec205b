import type { Tx } from '#lib/db.ts'
import { lockOwner } from '#lib/factors/lock-owner.ts'

/** Takes every factor and recovery code off an account; returns how many factors those were. */
export async function forgetFactors(tx: Tx, userId: string): Promise<number> {
  await lockOwner(tx, userId)
  await tx.recoveryCode.deleteMany({ where: { userId } })
  return (await tx.factor.deleteMany({ where: { userId } })).count
}
