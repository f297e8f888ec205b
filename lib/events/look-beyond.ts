import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, float8, int4, nullable } from '#lib/sql.ts'

const look = defineQuery(
  { beyond: int4, oldest: nullable(float8) },
  (most: number) => Prisma.sql`
    SELECT count(e.created_at)::int AS beyond, extract(epoch FROM now() - min(e.created_at))::float8 AS oldest
    FROM event_cursors c LEFT JOIN LATERAL (
      SELECT created_at FROM events WHERE (horizon, position) > (c.horizon, c.position) ORDER BY horizon, position LIMIT ${most}::int) e ON true
    WHERE c.name = 'effects'`,
)

/** How many events lie beyond the cursor, counted up to a number, and the age of the oldest of them in seconds. */
export async function lookBeyond(tx: Tx, most: number): Promise<{ beyond: number; oldest: number | undefined }> {
  const [row] = await look(tx, most)
  return { beyond: row?.beyond ?? 0, oldest: row?.oldest ?? undefined }
}
