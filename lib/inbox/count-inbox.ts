import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import type { InboxCounts } from '#lib/inbox/schema.ts'
import { mostCounted } from '#lib/orders/state.ts'
import { defineQuery, int4 } from '#lib/sql.ts'

const countUnread = defineQuery(
  { unread: int4 },
  (researcherId: string, environment: Environment) => Prisma.sql`
    SELECT count(*)::int AS unread FROM (
      SELECT 1 FROM inbox_entries
      WHERE researcher_id = ${researcherId} AND environment = ${environment}::"Environment" AND read_at IS NULL
      LIMIT ${mostCounted}::int
    ) u`,
)

export async function countInbox(tx: Tx, { id, environment }: ResearcherActor): Promise<InboxCounts> {
  const [counted] = await countUnread(tx, id, environment)
  return { unread: counted?.unread ?? 0 }
}
