import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { endMembership } from '#lib/members/end-membership.ts'
import { removedLetter } from '#lib/members/letters.ts'
import { lockMember } from '#lib/members/member-row.ts'
import { requireOtherOwner, requireStillOwner } from '#lib/members/permissions.ts'
import type { MemberView } from '#lib/members/schema.ts'
import { toMemberView } from '#lib/members/view.ts'

/** Ends a membership, one's own or somebody else's, from the next request on. The keys they made stay: programs use them. */
export async function removeMember(tx: Tx, actor: CustomerActor, memberId: string): Promise<MemberView> {
  const own = memberId === actor.id
  const before = await lockMember(tx, actor, memberId)
  if (!own) await requireStillOwner(tx, actor)
  const { clientId } = actor
  if (before.role === 'owner') await requireOtherOwner(tx, clientId, memberId)
  await recordClientAction(tx, {
    clientId,
    actor,
    type: own ? 'member.left' : 'member.removed',
    payload: { memberId, role: before.role },
  })
  await endMembership(tx, actor, { userId: memberId, clientId })
  if (!own) await postMail(tx, { to: before.user, letter: removedLetter(before.client.name) })
  return toMemberView(before, actor)
}
