import type { CustomerActor } from '#lib/actor.ts'
import { generateKey } from '#lib/clients/api-key.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import { toKeyView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { tellOwner } from '#lib/mail/tell-owner.ts'

export type CreatedKey = KeyView & { key: string }

type NewKeyRow = { name: string; scopes: string[]; expiresAt: Date | null; allowedNetworks: string[] }

export async function issueKey(
  tx: Tx,
  actor: CustomerActor,
  { name, scopes, expiresAt, allowedNetworks }: NewKeyRow,
): Promise<CreatedKey> {
  const { clientId, environment, id: createdBy } = actor
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
  await tellOwner(
    tx,
    actor,
    'A new Callslip API key was made',
    `The API key “${row.name}” (${row.prefix}…${row.lastFour}) was made for the ${environment} environment, in a session of yours.`,
  )
  return { ...toKeyView(row), key }
}
