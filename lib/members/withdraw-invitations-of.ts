import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'

type By = Parameters<typeof recordClientAction>[1]['actor']

/**
 * Makes void what somebody has sent who may invite no longer, under the client's lock: they would come back by it, to
 * another address of theirs.
 */
export async function withdrawInvitationsOf(
  tx: Tx,
  actor: By,
  { userId, clientId }: { userId: string; clientId: string },
): Promise<void> {
  const withdrawn = await tx.invitation.updateManyAndReturn({
    where: { clientId, invitedBy: userId, state: 'pending' },
    data: { state: 'withdrawn' },
    select: { id: true },
  })
  for (const { id: invitationId } of withdrawn)
    await recordClientAction(tx, { clientId, actor, type: 'member.invitation_withdrawn', payload: { invitationId } })
}
