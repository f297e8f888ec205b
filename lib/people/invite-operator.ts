import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { audit } from '#lib/operators/audit.ts'
import { invitationLetter } from '#lib/people/person-letters.ts'
import type { InvitationView } from '#lib/people/schema.ts'
import { toInvitationView } from '#lib/people/view.ts'
import { linkLifetimes, makeLink } from '#lib/users/mail-link.ts'
import type { OperatorRole } from '#lib/users/operator-roles.ts'
import { refusal } from '#lib/refusals.ts'

/** Invites somebody by mail. An earlier invitation of the address is withdrawn: its link does nothing any more. */
export async function inviteOperator(
  tx: Tx,
  actor: OperatorActor,
  { email, role }: { email: string; role: OperatorRole },
): Promise<InvitationView> {
  const known = await tx.user.findUnique({ where: { email } })
  if (known?.operatorRole) throw invalid('email', refusal('operatorAlready'))
  if (known?.disabledAt) throw invalid('email', refusal('operatorDisabled'))
  await tx.operatorInvitation.updateMany({
    where: { email, acceptedAt: null, withdrawnAt: null },
    data: { withdrawnAt: new Date() },
  })
  const id = newId('invitation')
  const row = await tx.operatorInvitation.create({
    data: { id, email, role, invitedBy: actor.id, expiresAt: new Date(Date.now() + linkLifetimes.operator) },
  })
  await postMail(tx, {
    // Who has no account yet has told us no name.
    to: { email, ...(known ? { name: known.name } : {}) },
    letter: invitationLetter(role, makeLink('operator', { invitationId: id })),
  })
  await audit(tx, actor, {
    action: 'operator.invite',
    targetType: 'user',
    targetId: known?.id ?? id,
    after: { invitationId: id, role },
  })
  return toInvitationView(row, { id: actor.id, name: actor.name })
}
