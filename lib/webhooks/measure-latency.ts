import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, int4, nullable } from '#lib/sql.ts'
import type { EndpointDetailView } from '#lib/webhooks/schema.ts'
import { firstOfDay, mostOfDay } from '#lib/webhooks/tally-day.ts'

export const findLatency = defineQuery(
  { attempts: int4, p50Ms: nullable(int4), p95Ms: nullable(int4) },
  (endpointId: string, from: string) => Prisma.sql`
    SELECT count(*)::int AS attempts, percentile_disc(0.5) WITHIN GROUP (ORDER BY a.duration_ms) AS "p50Ms",
      percentile_disc(0.95) WITHIN GROUP (ORDER BY a.duration_ms) AS "p95Ms"
    FROM (SELECT id FROM webhook_deliveries WHERE endpoint_id = ${endpointId} AND id >= ${from} ORDER BY id DESC LIMIT ${mostOfDay}::int) d
    JOIN webhook_attempts a ON a.delivery_id = d.id
    WHERE a.status_code IS NOT NULL`,
)

/** How long an endpoint took to answer in the last day; undefined where it answered nothing. Reads what the day's tally reads. */
export async function measureLatency(tx: Tx, endpointId: string): Promise<EndpointDetailView['latency24h']> {
  const [row] = await findLatency(tx, endpointId, firstOfDay())
  if (!row || row.p50Ms === null || row.p95Ms === null) return undefined
  return { attempts: row.attempts, p50Ms: row.p50Ms, p95Ms: row.p95Ms }
}
