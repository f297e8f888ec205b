import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { audit } from '#lib/operators/audit.ts'
import { findSessionsOf } from '#lib/people/find-sessions-of.ts'
import { lockPerson } from '#lib/people/person-row.ts'
import type { PersonFileView } from '#lib/people/schema.ts'
import { toPersonFile } from '#lib/people/view.ts'
import { endSessions } from '#lib/factors/end-sessions.ts'

/** Signs a person out everywhere; they can sign in again. */
export async function endPersonSessions(
  tx: Tx,
  actor: OperatorActor,
  userId: string,
  reason: string,
): Promise<PersonFileView> {
  const person = await lockPerson(tx, userId)
  const sessions = (await findSessionsOf(tx, userId)).length
  await endSessions(tx, userId)
  await audit(tx, actor, {
    action: 'person.sign_out',
    targetType: 'user',
    targetId: userId,
    reason,
    before: { sessions },
    after: { sessions: 0 },
  })
  return toPersonFile(tx, person)
}
