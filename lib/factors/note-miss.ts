import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, int4 } from '#lib/sql.ts'

// Four mistakes are everybody's; from the fifth on each doubles the wait, from five seconds to a quarter of an hour. A day
// without any begins anew.
const delay = defineQuery(
  { failures: int4 },
  (who: string) => Prisma.sql`
    INSERT INTO sign_in_delays AS d (who, failures, until) VALUES (${who}, 1, now())
    ON CONFLICT (who) DO UPDATE SET (failures, until) = (
      SELECT n, now() + CASE WHEN n < 5 THEN interval '0' ELSE least(900, 5 * 2 ^ least(n - 5, 10)) * interval '1 second' END
      FROM (SELECT CASE WHEN d.until < now() - interval '1 day' THEN 1 ELSE d.failures + 1 END AS n) counted)
    RETURNING failures`,
)

/** Notes that something didn't fit, and how often it didn't lately: the next try of the same waits longer. */
export async function noteMiss(who: string): Promise<number> {
  const [row] = await delay(getDb(), who)
  return row?.failures ?? 1
}
