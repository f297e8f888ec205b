import { hashKey } from '#lib/clients/api-key.ts'
import { recordKeyAction } from '#lib/clients/record-key-action.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'

/** Ends a key at the wish of whoever holds it (RFC 7009). One that is unknown, of elsewhere or ended already is no error. */
export async function giveKeyBack(tx: Tx, environment: Environment, key: string): Promise<void> {
  const hash = hashKey(key)
  const now = new Date()
  const { count } = await tx.apiKey.updateMany({
    where: { hash, environment, OR: [{ revokedAt: null }, { revokedAt: { gt: now } }] },
    data: { revokedAt: now },
  })
  if (count === 0) return
  const row = await tx.apiKey.findUniqueOrThrow({ where: { hash }, include: { client: true } })
  const { currency, autoOpen, billing } = row.client
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
