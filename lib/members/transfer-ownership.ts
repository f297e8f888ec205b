import type { CustomerActor } from '#lib/actor.ts'
import type { MemberRole } from '#lib/clients/roles.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { changeRole } from '#lib/members/change-role.ts'
import type { MemberView } from '#lib/members/schema.ts'

/** Makes somebody else an owner and gives one's own ownership up, in one act. */
export async function transferOwnership(
  tx: Tx,
  actor: CustomerActor,
  memberId: string,
  ownRole: MemberRole,
): Promise<MemberView> {
  if (memberId === actor.id) throw invalid('memberId', 'is you; name somebody else')
  const heir = await changeRole(tx, actor, memberId, 'owner')
  await changeRole(tx, actor, actor.id, ownRole)
  return heir
}
