import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'
import { lockInvitation } from '#lib/people/invitation-row.ts'
import type { InvitationView } from '#lib/people/schema.ts'
import { toInvitationView } from '#lib/people/view.ts'

/** Makes the link of an invitation void. Withdrawing it again changes nothing. */
export async function withdrawOperatorInvitation(
  tx: Tx,
  actor: OperatorActor,
  invitationId: string,
): Promise<InvitationView> {
  const before = await lockInvitation(tx, invitationId)
  if (!before) throw notFound()
  if (before.acceptedAt)
    throw new ApiError('operator_conflict', 'The invitation has been accepted. Withdraw the operator’s access instead.')
  const after = await tx.operatorInvitation.update({
    where: { id: invitationId },
    data: { withdrawnAt: before.withdrawnAt ?? new Date() },
  })
  const inviter = await tx.user.findUnique({ where: { id: after.invitedBy }, select: { id: true, name: true } })
  await audit(tx, actor, {
    action: 'operator.withdraw_invitation',
    targetType: 'user',
    targetId: invitationId,
    after: { invitationId, role: after.role },
  })
  return toInvitationView(after, inviter ?? { id: after.invitedBy, name: after.invitedBy })
}
