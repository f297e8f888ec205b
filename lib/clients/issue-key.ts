import type { CustomerActor } from '#lib/actor.ts'
import { generateKey } from '#lib/clients/api-key.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import { toKeyView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'

export type CreatedKey = KeyView & { key: string }

type NewKeyRow = { name: string; scopes: string[]; expiresAt: Date | null; allowedNetworks: string[] }

export async function issueKey(
  tx: Tx,
  { clientId, environment, id: createdBy }: CustomerActor,
  { name, scopes, expiresAt, allowedNetworks }: NewKeyRow,
): Promise<CreatedKey> {
  const { key, ...stored } = generateKey(environment)
  const row = await tx.apiKey.create({
    data: {
      ...stored,
      id: newId('apiKey'),
      clientId,
      environment,
      createdBy,
      name,
      scopes,
      expiresAt,
      allowedNetworks,
    },
  })
  return { ...toKeyView(row), key }
}
