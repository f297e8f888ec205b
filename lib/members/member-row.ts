import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { lockClient } from '#lib/clients/lock-client.ts'

/**
 * A member of the actor's client, with everybody else's changes waiting: none counts owners while another takes one away.
 */
export async function lockMember(tx: Tx, { clientId }: CustomerActor, userId: string) {
  await lockClient(tx, clientId)
  const row = await tx.membership.findUnique({
    where: { userId_clientId: { userId, clientId } },
    include: { user: true, client: true },
  })
  if (!row) throw notFound()
  return row
}
