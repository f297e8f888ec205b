import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'

/** Shows a personal account what programs need: keys, webhooks, a rehearsal. What it may order stays as it is. */
export async function connectSystem(tx: Tx, actor: CustomerActor): Promise<{ success: true }> {
  const { clientId } = actor
  const { count } = await tx.client.updateMany({
    where: { id: clientId, kind: 'personal' },
    data: { kind: 'integration' },
  })
  if (count > 0) await recordClientAction(tx, { clientId, actor, type: 'client.connects_systems' })
  return { success: true }
}
