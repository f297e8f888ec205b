import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { defineQuery, select } from '#lib/sql.ts'
import type { SessionView } from '#lib/users/schema.ts'
import { isLive, sessionColumns } from '#lib/users/session-row.ts'
import { getOwnRow } from '#lib/users/user-row.ts'
import { toSessionView } from '#lib/users/view.ts'

export const findSessions = defineQuery(
  sessionColumns,
  (userId: string, { startingAfter, order, limit }: PageRequest) => {
    const [beyond, direction] = order === 'desc' ? [Prisma.sql`<`, Prisma.sql`DESC`] : [Prisma.sql`>`, Prisma.sql`ASC`]
    return Prisma.sql`
      SELECT ${select(sessionColumns, 's')} FROM user_sessions s JOIN users u ON u.id = s.user_id
      WHERE s.user_id = ${userId} AND ${isLive} ${startingAfter === undefined ? Prisma.empty : Prisma.sql`AND s.id ${beyond} ${startingAfter}`}
      ORDER BY s.id ${direction} LIMIT ${limit + 1}::int`
  },
)

/** Where a person is signed in, by sessions that are still good. */
export async function listSessions(tx: Tx, actor: PersonActor, page: PageRequest): Promise<Page<SessionView>> {
  requireCursor('session', page)
  const rows = await findSessions(tx, (await getOwnRow(tx, actor)).id, page)
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map((row) => toSessionView(row, actor)), hasMore }
}
