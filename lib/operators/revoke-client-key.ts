import type { OperatorActor } from '#lib/actor.ts'
import { endKeys } from '#lib/clients/end-keys.ts'
import { recordKeyAction } from '#lib/clients/record-key-action.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import { toKeyView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'
import { defineLock } from '#lib/sql.ts'

const lockKey = defineLock('api_keys')

/** Revokes a client's key, from its next request on. Revoking it again changes nothing. */
export async function revokeClientKey(
  tx: Tx,
  actor: OperatorActor,
  clientId: string,
  keyId: string,
  reason: string,
): Promise<KeyView> {
  await lockKey(tx, keyId)
  const row = await tx.apiKey.findFirst({ where: { id: keyId, clientId, environment: actor.environment } })
  if (!row) throw notFound()
  const [ended] = await endKeys(tx, { id: keyId })
  const after = ended ?? row
  if (ended) await recordKeyAction(tx, actor, 'key.revoked', row, { reason })
  await audit(tx, actor, {
    action: 'key.revoke',
    targetType: 'api_key',
    targetId: keyId,
    reason,
    before: toKeyView(row),
    after: toKeyView(after),
  })
  return toKeyView(after)
}
