import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import type { ResearcherRecord } from '#lib/offers/schema.ts'
import { defineQuery, float8, int4, nullable, text } from '#lib/sql.ts'

export const countRecords = defineQuery(
  { researcherId: text, delivered: int4, onTime: int4, found: int4, medianDays: nullable(float8) },
  (environment: Environment, researcherIds: string[]) => Prisma.sql`
    SELECT d.researcher_id AS "researcherId", count(*)::int AS delivered, (count(*) FILTER (WHERE d.on_time))::int AS "onTime",
      (count(*) FILTER (WHERE d.found))::int AS found, percentile_cont(0.5) WITHIN GROUP (ORDER BY d.worked_seconds) / 86400 AS "medianDays"
    FROM order_deliveries d
    WHERE d.researcher_id = ANY(${researcherIds}) AND d.environment = ${environment}::"Environment"
    GROUP BY d.researcher_id`,
)

/** What researchers have delivered in one environment, counted from what their deliveries say (order_deliveries); one query for all of them. */
export async function getRecords(
  tx: Tx,
  environment: Environment,
  researcherIds: string[],
): Promise<Map<string, ResearcherRecord>> {
  const rows = await countRecords(tx, environment, researcherIds)
  return new Map(rows.map(({ researcherId, medianDays: _, ...record }) => [researcherId, record]))
}
