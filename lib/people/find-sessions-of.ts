import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, select } from '#lib/sql.ts'
import { isLive, sessionColumns } from '#lib/users/session-row.ts'

/** The live sessions of a person, the one used last first. */
export const findSessionsOf = defineQuery(
  sessionColumns,
  (userId: string) => Prisma.sql`
    SELECT ${select(sessionColumns, 's')} FROM user_sessions s JOIN users u ON u.id = s.user_id
    WHERE s.user_id = ${userId} AND ${isLive} ORDER BY s.last_seen_at DESC LIMIT 50`,
)
