import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { audit } from '#lib/operators/audit.ts'
import { enabledLetter } from '#lib/people/person-letters.ts'
import { getPersonRow, lockPerson } from '#lib/people/person-row.ts'
import type { PersonFileView } from '#lib/people/schema.ts'
import { toAudited, toPersonFile } from '#lib/people/view.ts'

/** Lets a person in again. Sessions and keys that ended stay ended. */
export async function enablePerson(
  tx: Tx,
  actor: OperatorActor,
  userId: string,
  reason: string,
): Promise<PersonFileView> {
  const before = await lockPerson(tx, userId)
  // Once a deletion has begun there is no way back, though it may still take a day.
  if ((await tx.accountDeletion.count({ where: { userId, state: { in: ['working', 'done'] } } })) > 0)
    throw new ApiError(
      'operator_conflict',
      'This account is deleted, or is being deleted now: nobody can be let in any more.',
    )
  await tx.user.update({ where: { id: userId }, data: { disabledAt: null } })
  if (before.disabledAt !== null) await postMail(tx, { to: before, letter: enabledLetter() })
  const after = await getPersonRow(tx, userId)
  await audit(tx, actor, {
    action: 'person.enable',
    targetType: 'user',
    targetId: userId,
    reason,
    before: toAudited(before),
    after: toAudited(after),
  })
  return toPersonFile(tx, after)
}
