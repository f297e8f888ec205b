import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { isNews, openedAmong } from '#lib/researchers/is-news.ts'
import { planAlert } from '#lib/researchers/plan-alert.ts'
import { defineQuery, nullable, text, timestamptz } from '#lib/sql.ts'

const note = defineQuery(
  { researcherId: text, mailedAt: nullable(timestamptz) },
  (orderIds: readonly string[]) => Prisma.sql`
    WITH ${openedAmong(orderIds)}, noted AS (
      INSERT INTO researcher_alerts (researcher_id, order_id)
      SELECT r.id, o.id FROM opened o JOIN researchers r ON ${isNews} JOIN users u ON u.id = r.user_id
      WHERE r.status = 'approved' AND NOT r.robot AND u.disabled_at IS NULL
      ON CONFLICT DO NOTHING RETURNING researcher_id
    )
    SELECT n.researcher_id AS "researcherId", (SELECT max(a.mailed_at) FROM researcher_alerts a WHERE a.researcher_id = n.researcher_id) AS "mailedAt"
    FROM (SELECT DISTINCT researcher_id FROM noted) n`,
)

/**
 * Notes orders that have just opened for every researcher whose profile or whose kept search they fit, and plans their mail. In development only orders that
 * no robot answers are news. Running again for the same orders changes nothing.
 */
export async function alertResearchers(tx: Tx, orderIds: readonly string[]): Promise<void> {
  for (const one of await note(tx, orderIds)) await planAlert(tx, one)
}
