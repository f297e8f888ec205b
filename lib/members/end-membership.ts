import type { Tx } from '#lib/db.ts'
import { endBegunSessions } from '#lib/factors/end-begun-sessions.ts'
import { withdrawInvitationsOf } from '#lib/members/withdraw-invitations-of.ts'

/**
 * Ends a membership and what lives by it, under the client's lock. A session that the client's own sign-in began is let in by a
 * membership, whichever it is: it would work again for whoever becomes a member anew.
 */
export async function endMembership(
  tx: Tx,
  actor: Parameters<typeof withdrawInvitationsOf>[1],
  of: { userId: string; clientId: string },
): Promise<void> {
  await tx.membership.delete({ where: { userId_clientId: of } })
  await endBegunSessions(tx, of)
  await withdrawInvitationsOf(tx, actor, of)
}
