import type { CustomerActor } from '#lib/actor.ts'
import { generateKey } from '#lib/clients/api-key.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import { toKeyView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { newestVersion } from '#lib/versions.ts'
import { tellOwner } from '#lib/mail/tell-owner.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type CreatedKey = KeyView & { key: string }

/** A successor speaks what the key before did; a new one the newest. */
type NewKeyRow = {
  name: string
  scopes: string[]
  expiresAt: Date | null
  allowedNetworks: string[]
  version?: string
}

export async function issueKey(
  tx: Tx,
  actor: CustomerActor,
  { name, scopes, expiresAt, allowedNetworks, version = newestVersion() }: NewKeyRow,
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
      version,
    },
  })
  await tellOwner(
    tx,
    actor,
    t('aNewCallslipApiKey'),
    t('theApiKeyWasMade', { name: row.name, prefix: row.prefix, lastFour: row.lastFour, environment }),
  )
  return { ...toKeyView(row), key }
}
