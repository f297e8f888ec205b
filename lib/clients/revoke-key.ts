import type { CustomerActor } from '#lib/actor.ts'
import { recordKeyAction } from '#lib/clients/record-key-action.ts'
import { lockKey } from '#lib/clients/key-row.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import { toKeyView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'

/** Revokes a key, from the next request on and in every process. */
export async function revokeKey(tx: Tx, actor: CustomerActor, keyId: string): Promise<KeyView> {
  const row = await lockKey(tx, actor, keyId)
  const now = new Date()
  if (row.revokedAt && row.revokedAt <= now) return toKeyView(row)
  await recordKeyAction(tx, actor, 'key.revoked', row)
  return toKeyView(await tx.apiKey.update({ where: { id: keyId }, data: { revokedAt: now } }))
}
