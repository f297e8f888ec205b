import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { firstIdAt } from '#lib/ids.ts'
import { defineQuery, int4, text } from '#lib/sql.ts'
import type { DayTally } from '#lib/webhooks/view.ts'

/** The latest of a day that are read of an endpoint. */
export const mostOfDay = 1_000
const dayMs = 24 * 60 * 60 * 1000
/** The first id that a delivery of the last day can have. */
export const firstOfDay = () => firstIdAt('webhookDelivery', new Date(Date.now() - dayMs))

export const findTally = defineQuery(
  { id: text, attempted: int4, undelivered: int4 },
  (endpointIds: readonly string[], from: string) => Prisma.sql`
    SELECT w.id, count(*) FILTER (WHERE d.attempts > 0)::int AS attempted,
      count(*) FILTER (WHERE d.attempts > 0 AND d.status <> 'delivered')::int AS undelivered
    FROM unnest(${endpointIds}::text[]) AS w(id)
    CROSS JOIN LATERAL (
      SELECT attempts, status FROM webhook_deliveries
      WHERE endpoint_id = w.id AND id >= ${from} ORDER BY id DESC LIMIT ${mostOfDay}::int) d
    GROUP BY w.id`,
)

/**
 * How many of the last day's deliveries were attempted and how many of those haven't arrived, by endpoint. Ids sort by
 * time, so this reads the latest rows of each endpoint's index and never more than a thousand.
 */
export async function tallyDay(tx: Tx, endpointIds: readonly string[]): Promise<(endpointId: string) => DayTally> {
  const rows = await findTally(tx, endpointIds, firstOfDay())
  const byId = new Map(rows.map(({ id, ...counts }) => [id, counts]))
  return (endpointId) => byId.get(endpointId) ?? { attempted: 0, undelivered: 0 }
}
