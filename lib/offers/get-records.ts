import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import type { ResearcherRecord } from '#lib/offers/schema.ts'
import { waitedDays } from '#lib/orders/due.ts'
import { defineQuery, float8, int4, nullable, text } from '#lib/sql.ts'

export const countRecords = defineQuery(
  { researcherId: text, delivered: int4, onTime: int4, found: int4, medianDays: nullable(float8) },
  (environment: Environment, researcherIds: string[]) => Prisma.sql`
    SELECT f.researcher_id AS "researcherId", count(*)::int AS delivered,
      (count(*) FILTER (WHERE o.delivered_at::date <= f.estimated_completion_date + ${waitedDays}))::int AS "onTime",
      (count(*) FILTER (WHERE o.outcome IN ('found', 'partial')))::int AS found,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM o.delivered_at - coalesce(o.started_at, o.confirmed_at)) / 86400)::float8 AS "medianDays"
    FROM offers f JOIN orders o ON o.id = f.order_id AND o.selected_offer_id = f.id
    WHERE f.researcher_id = ANY(${researcherIds}) AND f.status = 'SELECTED' AND o.environment = ${environment}::"Environment"
      AND o.status IN ('delivered', 'completed')
    GROUP BY f.researcher_id`,
)

/** What researchers have delivered in one environment, counted from the orders themselves; one query for all of them. */
export async function getRecords(
  tx: Tx,
  environment: Environment,
  researcherIds: string[],
): Promise<Map<string, ResearcherRecord>> {
  const rows = await countRecords(tx, environment, researcherIds)
  return new Map(rows.map(({ researcherId, medianDays: _, ...record }) => [researcherId, record]))
}
