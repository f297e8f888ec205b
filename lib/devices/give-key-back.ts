import { hashKey } from '#lib/clients/api-key.ts'
import { endKeys } from '#lib/clients/end-keys.ts'
import { recordKeyAction } from '#lib/clients/record-key-action.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'

/** Ends a key at the wish of whoever holds it (RFC 7009). One that is unknown, of elsewhere or ended already is no error. */
export async function giveKeyBack(tx: Tx, environment: Environment, key: string): Promise<void> {
  const [row] = await endKeys(tx, { hash: hashKey(key), environment })
  if (!row) return
  const { currency, autoOpen, billing } = await tx.client.findUniqueOrThrow({ where: { id: row.clientId } })
  const actor = {
    type: 'api_client',
    id: row.id,
    name: row.name,
    environment,
    clientId: row.clientId,
    scopes: [],
    client: { currency, autoOpen, billing },
  } as const
  await recordKeyAction(tx, actor, 'key.revoked', row)
}
