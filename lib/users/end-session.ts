import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, select } from '#lib/sql.ts'
import type { SessionView } from '#lib/users/schema.ts'
import { sessionColumns } from '#lib/users/session-row.ts'
import { getOwnRow } from '#lib/users/user-row.ts'
import { toSessionView } from '#lib/users/view.ts'

// One statement, so that of two ends at once the first one's moment stays.
const end = defineQuery(
  sessionColumns,
  (id: string, userId: string) => Prisma.sql`
    UPDATE user_sessions s SET ended_at = coalesce(s.ended_at, now()) WHERE s.id = ${id} AND s.user_id = ${userId}
    RETURNING ${select(sessionColumns, 's')}`,
)

/** Ends one session of a person's own. One that has ended is answered as it is. */
export async function endSession(tx: Tx, actor: PersonActor, sessionId: string): Promise<SessionView> {
  const [row] = await end(tx, sessionId, (await getOwnRow(tx, actor)).id)
  if (!row) throw notFound()
  await tx.knownDevice.deleteMany({ where: { sessionId: row.id } })
  await tx.pushDevice.deleteMany({ where: { sessionId: row.id } })
  return toSessionView(row, actor)
}
