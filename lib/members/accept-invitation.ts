import type { PersonActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { endBegunSessions } from '#lib/factors/end-begun-sessions.ts'
import { findOpenInvitation } from '#lib/members/find-invitation.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import type { JoinedView } from '#lib/members/schema.ts'
import { canBecome } from '#lib/members/state.ts'
import { brokenLink } from '#lib/users/mail-link.ts'
import { getOwnRow } from '#lib/users/user-row.ts'
import { refusal } from '#lib/refusals.ts'

/** Joins a client by the link in one's mail. It is for the address it was sent to, whoever has come by it. */
export async function acceptInvitation(tx: Tx, actor: PersonActor, token: string): Promise<JoinedView> {
  const { id, clientId } = await findOpenInvitation(tx, token)
  await lockClient(tx, clientId)
  // Once more, for it may have been withdrawn while this waited.
  const { email, role, client, state } = await findOpenInvitation(tx, token)
  const user = await getOwnRow(tx, actor)
  if (user.email !== email) throw invalid('token', refusal('linkForOther'))
  if (!canBecome(state, 'accepted')) throw brokenLink()
  await tx.invitation.update({ where: { id }, data: { state: 'accepted' } })
  const { count } = await tx.membership.createMany({
    data: [{ userId: user.id, clientId, role }],
    skipDuplicates: true,
  })
  if (count > 0) {
    // Whoever comes back is known at the provider by their address once more: they may be somebody else there by now.
    await tx.signOnIdentity.deleteMany({ where: { clientId, userId: user.id } })
    // One of before their membership ended may be left by a version that didn't end it (lib/members/end-membership.ts).
    await endBegunSessions(tx, { clientId, userId: user.id })
    await recordClientAction(tx, {
      clientId,
      actor: { type: 'customer', id: user.id, network: actor.network ?? null },
      type: 'member.joined',
      payload: { invitationId: id, role },
    })
  }
  return { clientId, client: client.name, role }
}
