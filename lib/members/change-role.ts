import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { MemberRole } from '#lib/clients/roles.ts'
import type { Tx } from '#lib/db.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { roleLetter } from '#lib/members/letters.ts'
import { lockMember } from '#lib/members/member-row.ts'
import { requireOtherOwner, requireStillOwner } from '#lib/members/permissions.ts'
import type { MemberView } from '#lib/members/schema.ts'
import { toMemberView } from '#lib/members/view.ts'
import { withdrawInvitationsOf } from '#lib/members/withdraw-invitations-of.ts'

/** Gives a member another role, from their next request on. */
export async function changeRole(
  tx: Tx,
  actor: CustomerActor,
  memberId: string,
  role: MemberRole,
): Promise<MemberView> {
  const before = await lockMember(tx, actor, memberId)
  await requireStillOwner(tx, actor)
  if (before.role === role) return toMemberView(before, actor)
  const { clientId } = actor
  if (before.role === 'owner') await requireOtherOwner(tx, clientId, memberId)
  await tx.membership.update({ where: { userId_clientId: { userId: memberId, clientId } }, data: { role } })
  const payload = { memberId, from: before.role, to: role }
  await recordClientAction(tx, { clientId, actor, type: 'member.role_changed', payload })
  if (before.role === 'owner') await withdrawInvitationsOf(tx, actor, { userId: memberId, clientId })
  if (memberId !== actor.id) await postMail(tx, { to: before.user, letter: roleLetter(before.client, role) })
  return toMemberView({ ...before, role }, actor)
}
