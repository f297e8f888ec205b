import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { lockInvitation } from '#lib/members/invitation-row.ts'
import { requireStillOwner } from '#lib/members/permissions.ts'
import type { InvitationView } from '#lib/members/schema.ts'
import { canBecome } from '#lib/members/state.ts'
import { toInvitationView } from '#lib/members/view.ts'

/** Makes every link of an invitation void. Withdrawing it again changes nothing. */
export async function withdrawInvitation(tx: Tx, actor: CustomerActor, invitationId: string): Promise<InvitationView> {
  const { clientId } = actor
  const before = await lockInvitation(tx, clientId, invitationId)
  await requireStillOwner(tx, actor)
  if (before.state === 'withdrawn') return toInvitationView(before)
  if (!canBecome(before.state, 'withdrawn'))
    throw new ApiError('invitation_closed', 'The invitation was accepted. Remove the member instead.')
  const row = await tx.invitation.update({ where: { id: before.id }, data: { state: 'withdrawn' } })
  await recordClientAction(tx, { clientId, actor, type: 'member.invitation_withdrawn', payload: { invitationId } })
  return toInvitationView(row)
}
