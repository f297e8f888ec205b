import { endOfDay } from '#lib/day-end-sql.ts'
import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'

const ends = endOfDay(Prisma.sql`f.estimated_completion_date`)

// Whoever holds an offer isn't waited for; it comes with the next hour.
const fill = defineCommand(
  () => Prisma.sql`
    UPDATE offers f SET expires_at = ${ends}
    FROM (
      SELECT f.id FROM offers f WHERE f.status = 'ACTIVE' AND f.expires_at > ${ends}
      LIMIT 1000 FOR NO KEY UPDATE SKIP LOCKED
    ) rest WHERE f.id = rest.id`,
)

/**
 * Writes down when offers of before 29 November 2026 run out, which said thirty days of each: lists, mails and the clock go by what is
 * stored. Hourly, for processes of then still make some.
 */
export async function fillExpiries(): Promise<void> {
  while ((await fill(getDb())) > 0);
}
