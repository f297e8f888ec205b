import type { OperatorActor } from '#lib/actor.ts'
import { endKeys } from '#lib/clients/end-keys.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import { recordKeyAction } from '#lib/clients/record-key-action.ts'
import type { Tx } from '#lib/db.ts'
import { withdrawInvitationsOf } from '#lib/members/withdraw-invitations-of.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { getMoment } from '#lib/moment.ts'
import { audit } from '#lib/operators/audit.ts'
import { requireOtherAdmin, requireSomebodyElse } from '#lib/people/permissions.ts'
import { disabledLetter } from '#lib/people/person-letters.ts'
import { getPersonRow, lockPerson } from '#lib/people/person-row.ts'
import type { DisablePersonInput, PersonFileView } from '#lib/people/schema.ts'
import { liveKeysOf, toAudited, toPersonFile } from '#lib/people/view.ts'
import { withdrawOperatorInvitationsOf } from '#lib/people/withdraw-operator-invitations-of.ts'
import { endSessions } from '#lib/factors/end-sessions.ts'

/**
 * Keeps a person out: their sessions and the invitations that they sent end at once, and the keys that they made where that is
 * wanted. Their clients, orders and what they are owed stay as they are. Repeating it ends whatever has come up since.
 */
export async function disablePerson(
  tx: Tx,
  actor: OperatorActor,
  userId: string,
  { reason, endKeys: keysToo = false }: DisablePersonInput,
): Promise<PersonFileView> {
  requireSomebodyElse(actor, userId, 'disable')
  // Clients before people, as everywhere.
  const owned = await lockOwned(tx, userId)
  await requireOtherAdmin(tx, userId)
  const before = await lockPerson(tx, userId)
  await tx.user.update({ where: { id: userId }, data: { disabledAt: before.disabledAt ?? new Date() } })
  await endSessions(tx, userId)
  const ended = keysToo ? await endKeys(tx, liveKeysOf(userId, await getMoment(tx))) : []
  // Each client reads it in its own log; why somebody was kept out is not for them.
  for (const key of ended) await recordKeyAction(tx, actor, 'key.revoked', key)
  for (const { clientId } of owned) await withdrawInvitationsOf(tx, actor, { userId, clientId })
  if (before.disabledAt === null) await postMail(tx, { to: before, letter: disabledLetter(reason) })
  const after = await getPersonRow(tx, userId)
  await audit(tx, actor, {
    action: 'person.disable',
    targetType: 'user',
    targetId: userId,
    reason,
    before: toAudited(before),
    after: { ...toAudited(after), keysRevoked: ended.length },
  })
  await withdrawOperatorInvitationsOf(tx, userId, (withdrawal) => audit(tx, actor, { ...withdrawal, reason }))
  return toPersonFile(tx, after)
}

/** The clients that they could have invited others to, with what is decided about those waiting. */
async function lockOwned(tx: Tx, userId: string) {
  const owned = await tx.membership.findMany({ where: { userId, role: 'owner' }, orderBy: { clientId: 'asc' } })
  for (const { clientId } of owned) await lockClient(tx, clientId)
  return owned
}
