import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { audit } from '#lib/operators/audit.ts'
import { requireOtherAdmin } from '#lib/people/permissions.ts'
import { removedLetter } from '#lib/people/person-letters.ts'
import { getPersonRow, lockPerson } from '#lib/people/person-row.ts'
import type { PersonFileView } from '#lib/people/schema.ts'
import { toAudited, toPersonFile } from '#lib/people/view.ts'
import { withdrawOperatorInvitationsOf } from '#lib/people/withdraw-operator-invitations-of.ts'
import { endSessions } from '#lib/factors/end-sessions.ts'

/** Withdraws an operator's access, at once and with their sessions ended. Removing somebody who is none changes nothing. */
export async function removeOperator(
  tx: Tx,
  actor: OperatorActor,
  userId: string,
  reason: string,
): Promise<PersonFileView> {
  await requireOtherAdmin(tx, userId)
  const before = await lockPerson(tx, userId)
  if (before.operatorRole !== null) {
    await tx.user.update({ where: { id: userId }, data: { operatorRole: null } })
    await endSessions(tx, userId)
    if (before.disabledAt === null) await postMail(tx, { to: before, letter: removedLetter() })
  }
  const after = await getPersonRow(tx, userId)
  await audit(tx, actor, {
    action: 'operator.remove',
    targetType: 'user',
    targetId: userId,
    reason,
    before: toAudited(before),
    after: toAudited(after),
  })
  await withdrawOperatorInvitationsOf(tx, userId, (withdrawal) => audit(tx, actor, { ...withdrawal, reason }))
  return toPersonFile(tx, after)
}
