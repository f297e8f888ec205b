import type { Tx } from '#lib/db.ts'
import { stepOf } from '#lib/factors/totp.ts'
import { decrypt } from '#lib/secrets.ts'

/** Whether a code is one that a person's app shows now. Each is taken once, and none that is older than one taken before. */
export async function takeCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const apps = await tx.factor.findMany({ where: { userId, kind: 'totp' } })
  for (const { id, secretEncrypted } of apps) {
    const step = stepOf(decrypt(secretEncrypted ?? ''), code)
    if (step === undefined) continue
    // Of two requests with one code, one finds the row as it was.
    const { count } = await tx.factor.updateMany({
      where: { id, lastStep: { lt: step } },
      data: { lastStep: step, lastUsedAt: new Date() },
    })
    if (count > 0) return true
  }
  return false
}
