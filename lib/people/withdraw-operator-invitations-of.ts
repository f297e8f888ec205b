import type { Tx } from '#lib/db.ts'
import type { DeedName } from '#lib/operators/action-names.ts'

type Withdrawal = {
  action: DeedName & 'operator.withdraw_invitation'
  targetType: 'user'
  targetId: string
  after: { invitationId: string; role: string }
}

/** Makes void what somebody has sent who may invite no longer: they would come back by it, to another address of theirs. */
export async function withdrawOperatorInvitationsOf(
  tx: Tx,
  userId: string,
  record: (withdrawal: Withdrawal) => Promise<void>,
): Promise<void> {
  const withdrawn = await tx.operatorInvitation.updateManyAndReturn({
    where: { invitedBy: userId, acceptedAt: null, withdrawnAt: null },
    data: { withdrawnAt: new Date() },
  })
  for (const { id, role } of withdrawn)
    await record({
      action: 'operator.withdraw_invitation',
      targetType: 'user',
      targetId: id,
      after: { invitationId: id, role },
    })
}
