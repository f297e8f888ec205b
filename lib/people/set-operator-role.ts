import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'
import { requireOtherAdmin } from '#lib/people/permissions.ts'
import { getPersonRow, lockPerson } from '#lib/people/person-row.ts'
import type { PersonFileView } from '#lib/people/schema.ts'
import { toAudited, toPersonFile } from '#lib/people/view.ts'
import { withdrawOperatorInvitationsOf } from '#lib/people/withdraw-operator-invitations-of.ts'
import { rolesWith, type OperatorRole } from '#lib/users/operator-roles.ts'

/** Changes what an operator may do, from their next request on. Nobody becomes an operator by it: that wants an invitation. */
export async function setOperatorRole(
  tx: Tx,
  actor: OperatorActor,
  userId: string,
  { role, reason }: { role: OperatorRole; reason: string },
): Promise<PersonFileView> {
  if (role !== 'admin') await requireOtherAdmin(tx, userId)
  const before = await lockPerson(tx, userId)
  if (before.operatorRole === null) throw notFound()
  await tx.user.update({ where: { id: userId }, data: { operatorRole: role } })
  const after = await getPersonRow(tx, userId)
  await audit(tx, actor, {
    action: 'operator.set_role',
    targetType: 'user',
    targetId: userId,
    reason,
    before: toAudited(before),
    after: toAudited(after),
  })
  if (!rolesWith('operator:admin').includes(role))
    await withdrawOperatorInvitationsOf(tx, userId, (withdrawal) => audit(tx, actor, { ...withdrawal, reason }))
  return toPersonFile(tx, after)
}
