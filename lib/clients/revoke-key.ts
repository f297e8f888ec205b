import type { CustomerActor } from '#lib/actor.ts'
import { endKeys } from '#lib/clients/end-keys.ts'
import { recordKeyAction } from '#lib/clients/record-key-action.ts'
import { lockKey } from '#lib/clients/key-row.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import { toKeyView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'

/** Revokes a key, from the next request on and in every process. */
export async function revokeKey(tx: Tx, actor: CustomerActor, keyId: string): Promise<KeyView> {
  const row = await lockKey(tx, actor, keyId)
  const [ended] = await endKeys(tx, { id: keyId })
  if (ended) await recordKeyAction(tx, actor, 'key.revoked', row)
  return toKeyView(ended ?? row)
}
