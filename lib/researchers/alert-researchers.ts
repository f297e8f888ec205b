import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { alertResearcherJob } from '#lib/researchers/jobs.ts'
import { excludes } from '#lib/orders/permissions.ts'
import { boardFilters, fits } from '#lib/researchers/fits.ts'
import { shownWords } from '#lib/researchers/shown-words.ts'
import { defineQuery, nullable, text, timestamptz } from '#lib/sql.ts'

const hourMs = 3_600_000

// So that orders placed together come in one mail.
const gatherMs = 60_000

// An order `o` that a researcher `r` keeps a search for, and wants to be told of.
const isSought = Prisma.sql`EXISTS (
  SELECT 1 FROM board_searches s WHERE s.researcher_id = r.id AND s.alerts
    AND (s.country IS NULL OR ${boardFilters.country(Prisma.sql`s.country`)})
    AND (s.language IS NULL OR ${boardFilters.language(Prisma.sql`s.countries`)})
    AND (s.archive IS NULL OR ${boardFilters.archive(Prisma.sql`s.archive`)})
    AND (s.q IS NULL OR ${shownWords} @@ words_sought(s.q)))`

const note = defineQuery(
  { id: text, mailedAt: nullable(timestamptz) },
  (orderIds: readonly string[]) => Prisma.sql`
    WITH noted AS (
      INSERT INTO researcher_alerts (researcher_id, order_id)
      SELECT r.id, o.id FROM orders o JOIN researchers r ON (r.alerts AND ${fits}) OR ${isSought} JOIN users u ON u.id = r.user_id
      WHERE o.id = ANY(${orderIds}::text[]) AND r.status = 'approved' AND NOT r.robot AND u.disabled_at IS NULL
        AND NOT ${excludes(Prisma.sql`r.id`)}
        AND NOT EXISTS (SELECT 1 FROM offers f WHERE f.order_id = o.id AND f.researcher_id = r.id)
        AND (o.environment = 'production' OR o.sandbox_mode IN ('manual', 'no_offers'))
      ON CONFLICT DO NOTHING RETURNING researcher_id
    )
    SELECT n.researcher_id AS id, (SELECT max(a.mailed_at) FROM researcher_alerts a WHERE a.researcher_id = n.researcher_id) AS "mailedAt"
    FROM (SELECT DISTINCT researcher_id FROM noted) n`,
)

/**
 * Notes orders that have just opened for every researcher whose profile or whose kept search they fit, and plans their mail. In development only orders that
 * no robot answers are news. Running again for the same orders changes nothing.
 */
export async function alertResearchers(tx: Tx, orderIds: readonly string[]): Promise<void> {
  for (const { id, mailedAt } of await note(tx, orderIds)) {
    const rest = (mailedAt?.getTime() ?? 0) + hourMs - Date.now()
    await enqueue(
      tx,
      alertResearcherJob,
      { researcherId: id },
      { key: `alert:${id}`, keepTime: true, delayMs: Math.max(gatherMs, rest) },
    )
  }
}
