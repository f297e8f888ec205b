import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { lockInvitation } from '#lib/members/invitation-row.ts'
import { mailInvitation, newExpiry, requireFewInvitations } from '#lib/members/mail-invitation.ts'
import { requireStillOwner } from '#lib/members/permissions.ts'
import type { InvitationView } from '#lib/members/schema.ts'
import { toInvitationView } from '#lib/members/view.ts'

/** Whether it can still be sent is asked again under the lock, and said there. */
export async function prepareResend({ clientId }: CustomerActor, invitationId: string): Promise<void> {
  const row = await getDb().invitation.findFirst({ where: { id: invitationId, clientId, state: 'pending' } })
  if (row) await requireFewInvitations(clientId, row.email)
}

/** Mails the invitation once more, with a link that is good for seven days from now; whoever sends it stands for it. */
export async function resendInvitation(tx: Tx, actor: CustomerActor, invitationId: string): Promise<InvitationView> {
  const { clientId } = actor
  const before = await lockInvitation(tx, clientId, invitationId)
  await requireStillOwner(tx, actor)
  if (before.state !== 'pending')
    throw new ApiError('invitation_closed', 'The invitation was accepted or withdrawn. Invite the address anew.')
  const row = await tx.invitation.update({
    where: { id: before.id },
    data: { invitedBy: actor.id, expiresAt: newExpiry() },
  })
  await mailInvitation(tx, await tx.client.findUniqueOrThrow({ where: { id: clientId } }), row)
  await recordClientAction(tx, { clientId, actor, type: 'member.invited_again', payload: { invitationId } })
  return toInvitationView(row)
}
