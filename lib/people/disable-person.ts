import type { OperatorActor } from '#lib/actor.ts'
import { endKeys } from '#lib/clients/end-keys.ts'
import { recordKeyAction } from '#lib/clients/record-key-action.ts'
import type { Tx } from '#lib/db.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { getMoment } from '#lib/moment.ts'
import { audit } from '#lib/operators/audit.ts'
import { requireOtherAdmin, requireSomebodyElse } from '#lib/people/permissions.ts'
import { disabledLetter } from '#lib/people/person-letters.ts'
import { getPersonRow, lockPerson } from '#lib/people/person-row.ts'
import type { DisablePersonInput, PersonFileView } from '#lib/people/schema.ts'
import { liveKeysOf, toAudited, toPersonFile } from '#lib/people/view.ts'
import { endSessions } from '#lib/factors/end-sessions.ts'

/**
 * Keeps a person out: their sessions end at once, and the keys that they made where that is wanted. Their clients, orders
 * and what they are owed stay as they are. Repeating it ends whatever has come up since.
 */
export async function disablePerson(
  tx: Tx,
  actor: OperatorActor,
  userId: string,
  { reason, endKeys: keysToo = false }: DisablePersonInput,
): Promise<PersonFileView> {
  requireSomebodyElse(actor, userId, 'disable')
  await requireOtherAdmin(tx, userId)
  const before = await lockPerson(tx, userId)
  await tx.user.update({ where: { id: userId }, data: { disabledAt: before.disabledAt ?? new Date() } })
  await endSessions(tx, userId)
  const ended = keysToo ? await endKeys(tx, liveKeysOf(userId, await getMoment(tx))) : []
  // Each client reads it in its own log; why somebody was kept out is not for them.
  for (const key of ended) await recordKeyAction(tx, actor, 'key.revoked', key)
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
  return toPersonFile(tx, after)
}
