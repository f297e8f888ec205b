import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import type { Invitation } from '#lib/generated/prisma/client.ts'

/** Asked under the client's lock: whoever lost the role a moment ago changes nothing any more. */
export async function requireStillOwner(tx: Tx, { clientId, id: userId }: CustomerActor): Promise<void> {
  const own = await tx.membership.findUnique({ where: { userId_clientId: { userId, clientId } } })
  if (own?.role !== 'owner')
    throw new ApiError('insufficient_scope', 'You are not an owner any more.', {
      members: { requiredScope: 'members:manage' },
    })
}

/** Whether somebody stands for an invitation still: its sender is an owner who can sign in. */
export const isStoodFor = async (tx: Tx, { clientId, invitedBy: userId }: Invitation): Promise<boolean> =>
  (await tx.membership.count({ where: { clientId, userId, role: 'owner', user: { disabledAt: null } } })) > 0

/** Refuses what would leave a client without an owner who can sign in. */
export async function requireOtherOwner(tx: Tx, clientId: string, userId: string): Promise<void> {
  const others = await tx.membership.count({
    where: { clientId, role: 'owner', userId: { not: userId }, user: { disabledAt: null } },
  })
  if (others === 0) throw new ApiError('last_owner', 'There would be no owner left. Make somebody else an owner first.')
}
