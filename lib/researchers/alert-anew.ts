import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { planAlert } from '#lib/researchers/plan-alert.ts'
import { defineQuery, nullable, text, timestamptz } from '#lib/sql.ts'

// Both parts of the statement see the notes as they were before it.
const forget = defineQuery(
  { researcherId: text, mailedAt: nullable(timestamptz) },
  (orderId: string) => Prisma.sql`
    WITH forgotten AS (
      DELETE FROM researcher_alerts n WHERE n.order_id = ${orderId}
        AND NOT EXISTS (SELECT 1 FROM offers f WHERE f.order_id = n.order_id AND f.researcher_id = n.researcher_id)
      RETURNING n.researcher_id, n.mailed_at
    )
    SELECT f.researcher_id AS "researcherId", (SELECT max(a.mailed_at) FROM researcher_alerts a WHERE a.researcher_id = f.researcher_id) AS "mailedAt"
    FROM forgotten f WHERE f.mailed_at > now() - interval '1 hour'`,
)

/**
 * Lets an order that is new again be told of again, but to those who offered: they have a mail of their own (lib/notices/open-again-notice.ts).
 * Whose note of within the hour goes has their next mail planned here, for nothing says any more when the last one was.
 */
export async function alertAnew(tx: Tx, orderId: string): Promise<void> {
  for (const one of await forget(tx, orderId)) await planAlert(tx, one)
}
