import type { CustomerActor } from '#lib/actor.ts'
import { type CreatedKey, issueKey } from '#lib/clients/issue-key.ts'
import { recordKeyAction } from '#lib/clients/record-key-action.ts'
import { lockKey } from '#lib/clients/key-row.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { getMoment } from '#lib/moment.ts'

const overlapHours = { '0': 0, '1h': 1, '24h': 24, '7d': 168 } as const

/** Issues a successor with the same scopes; the old key is refused once the overlap is over. */
export async function rotateKey(
  tx: Tx,
  actor: CustomerActor,
  keyId: string,
  overlap: keyof typeof overlapHours,
): Promise<CreatedKey> {
  const old = await lockKey(tx, actor, keyId)
  if (old.revokedAt || old.successorId)
    throw new ApiError('api_key_revoked', 'This key has been revoked or rotated. Rotate its successor.')
  // A successor ends when the old key would have: of an expired one it would be born expired.
  const now = await getMoment(tx)
  if (old.expiresAt && old.expiresAt <= now)
    throw new ApiError('api_key_expired', 'This key has expired. Create a new one.')
  const successor = await issueKey(tx, actor, old)
  const revokedAt = new Date(now.getTime() + overlapHours[overlap] * 3_600_000)
  await tx.apiKey.update({ where: { id: keyId }, data: { successorId: successor.id, revokedAt } })
  await recordKeyAction(tx, actor, 'key.rotated', old, { successorId: successor.id, overlap })
  return successor
}
