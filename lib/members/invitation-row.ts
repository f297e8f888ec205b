import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Invitation } from '#lib/generated/prisma/client.ts'
import { lockClient } from '#lib/clients/lock-client.ts'

/** An invitation of a client, with everybody else's changes waiting. */
export async function lockInvitation(tx: Tx, clientId: string, id: string): Promise<Invitation> {
  await lockClient(tx, clientId)
  const row = await tx.invitation.findFirst({ where: { id, clientId } })
  if (!row) throw notFound()
  return row
}
