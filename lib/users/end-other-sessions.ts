import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { endSessions } from '#lib/factors/end-sessions.ts'
import { getOwnRow } from '#lib/users/user-row.ts'

/** Signs a person out everywhere but where they ask from. */
export async function endOtherSessions(tx: Tx, actor: PersonActor): Promise<{ success: true }> {
  await endSessions(tx, (await getOwnRow(tx, actor)).id, actor.sessionId)
  return { success: true }
}
