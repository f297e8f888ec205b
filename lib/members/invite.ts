import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { mailInvitation, newExpiry } from '#lib/members/mail-invitation.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import { requireStillOwner } from '#lib/members/permissions.ts'
import type { InvitationView, InviteInput } from '#lib/members/schema.ts'
import { toInvitationView } from '#lib/members/view.ts'
import { refusal } from '#lib/refusals.ts'

/**
 * Invites an address. Inviting it again while it hasn't answered replaces the role and sends a new link; the answer never
 * tells whether the address has an account.
 */
export async function invite(tx: Tx, actor: CustomerActor, { email, role }: InviteInput): Promise<InvitationView> {
  const { clientId } = actor
  await lockClient(tx, clientId)
  await requireStillOwner(tx, actor)
  if (await tx.membership.findFirst({ where: { clientId, user: { email } } }))
    throw invalid('email', refusal('emailTaken'))
  const open = await tx.invitation.findFirst({ where: { clientId, email, state: 'pending' } })
  // Whoever sends it anew stands for it from now on.
  const data = { role, invitedBy: actor.id, expiresAt: newExpiry() }
  const row = open
    ? await tx.invitation.update({ where: { id: open.id }, data })
    : await tx.invitation.create({
        data: { id: newId('invitation'), clientId, email, ...data },
      })
  await mailInvitation(tx, await tx.client.findUniqueOrThrow({ where: { id: clientId } }), row)
  const payload = { invitationId: row.id, role }
  await recordClientAction(tx, { clientId, actor, type: 'member.invited', payload })
  return toInvitationView(row)
}
