import type { CustomerActor } from '#lib/actor.ts'
import { generateKey } from '#lib/clients/api-key.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import { toKeyView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'

export type CreatedKey = KeyView & { key: string }

type NewKeyRow = { name: string; scopes: string[]; expiresAt: Date | null }

export async function issueKey(
  tx: Tx,
  { clientId, environment, id: createdBy }: CustomerActor,
  data: NewKeyRow,
): Promise<CreatedKey> {
  const { key, ...stored } = generateKey(environment)
  const row = await tx.apiKey.create({
    data: { ...data, ...stored, id: newId('apiKey'), clientId, environment, createdBy },
  })
  return { ...toKeyView(row), key }
}
