import type { CustomerActor } from '#lib/actor.ts'
import { readNetworks } from '#lib/clients/allowed-networks.ts'
import { type CreatedKey, issueKey } from '#lib/clients/issue-key.ts'
import { recordKeyAction } from '#lib/clients/record-key-action.ts'
import type { CreateKeyInput } from '#lib/clients/schema.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'

/** Issues a key; the key itself is in this answer and nowhere else. */
export async function createKey(
  tx: Tx,
  actor: CustomerActor,
  { name, scopes, expiresAt, allowedNetworks = [] }: CreateKeyInput,
): Promise<CreatedKey> {
  const end = expiresAt === undefined ? null : new Date(expiresAt)
  if (end && end <= new Date()) throw invalid('expiresAt', 'must lie in the future')
  const made = await issueKey(tx, actor, {
    name,
    scopes: [...new Set(scopes)],
    expiresAt: end,
    allowedNetworks: readNetworks(allowedNetworks),
  })
  const { clientId, environment } = actor
  await recordKeyAction(
    tx,
    actor,
    'key.created',
    { ...made, clientId, environment },
    { scopes: made.scopes.join(', ') },
  )
  return made
}
