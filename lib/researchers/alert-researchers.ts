import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { alertResearcherJob } from '#lib/researchers/jobs.ts'
import { fits } from '#lib/researchers/fits.ts'
import { defineQuery, text } from '#lib/sql.ts'

const hourMs = 3_600_000

// So that orders placed together come in one mail.
const gatherMs = 60_000

const note = defineQuery(
  { id: text },
  (orderId: string) => Prisma.sql`
    INSERT INTO researcher_alerts (researcher_id, order_id)
    SELECT r.id, o.id FROM orders o JOIN researchers r ON ${fits} JOIN users u ON u.id = r.user_id
    WHERE o.id = ${orderId} AND r.status = 'approved' AND r.alerts AND NOT r.robot AND u.disabled_at IS NULL
      AND (o.environment = 'production' OR o.sandbox_mode IN ('manual', 'no_offers'))
    ON CONFLICT DO NOTHING RETURNING researcher_id AS id`,
)

/**
 * Notes an order that has just opened for every researcher it fits, and plans their mail. In development only orders that
 * no robot answers are news. Running again for the same order changes nothing.
 */
export async function alertResearchers(tx: Tx, orderId: string): Promise<void> {
  const noted = await note(tx, orderId)
  for (const { id } of noted) {
    const last = await tx.researcherAlert.aggregate({ where: { researcherId: id }, _max: { mailedAt: true } })
    const rest = (last._max.mailedAt?.getTime() ?? 0) + hourMs - Date.now()
    await enqueue(
      tx,
      alertResearcherJob,
      { researcherId: id },
      { key: `alert:${id}`, keepTime: true, delayMs: Math.max(gatherMs, rest) },
    )
  }
}
