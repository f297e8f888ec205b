import type { CustomerActor } from '#lib/actor.ts'
import { readNetworks } from '#lib/clients/allowed-networks.ts'
import { recordKeyAction } from '#lib/clients/record-key-action.ts'
import { lockKey } from '#lib/clients/key-row.ts'
import type { KeyView, UpdateKeyInput } from '#lib/clients/schema.ts'
import { toKeyView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, invalid } from '#lib/errors.ts'
import { getMoment } from '#lib/moment.ts'
import { knownVersions } from '#lib/versions.ts'

/** Changes from where a key may be used and which version it speaks, from its next request on and in every process. */
export async function updateKey(
  tx: Tx,
  actor: CustomerActor,
  keyId: string,
  { allowedNetworks: given, version }: UpdateKeyInput,
): Promise<KeyView> {
  if (version !== undefined && !knownVersions().includes(version))
    throw invalid('version', `must be one of ${knownVersions().join(', ')}`)
  const before = await lockKey(tx, actor, keyId)
  if (before.revokedAt && before.revokedAt <= (await getMoment(tx)))
    throw new ApiError('api_key_revoked', 'This key has been revoked.')
  const allowedNetworks = given === undefined ? before.allowedNetworks : readNetworks(given)
  const row = await tx.apiKey.update({
    where: { id: keyId },
    data: { allowedNetworks, ...(version === undefined ? {} : { version }) },
  })
  if (row.version !== before.version)
    await recordKeyAction(tx, actor, 'key.version_changed', row, { version: row.version })
  if (allowedNetworks.join() !== before.allowedNetworks.join())
    await recordKeyAction(tx, actor, 'key.networks_changed', row, {
      networks: allowedNetworks.join(', ') || 'anywhere',
    })
  return toKeyView(row)
}
