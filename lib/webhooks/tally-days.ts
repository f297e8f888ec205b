import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { firstIdAt } from '#lib/ids.ts'
import { defineQuery, int4, text } from '#lib/sql.ts'
import type { EndpointDetailView } from '#lib/webhooks/schema.ts'

const most = 20_000
const shownDays = 14

const tally = defineQuery(
  { date: text, read: int4, delivered: int4, recovered: int4, failed: int4, pending: int4 },
  (endpointId: string, from: string, limit: number) => Prisma.sql`
    SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date, count(*)::int AS read,
      count(*) FILTER (WHERE status = 'delivered')::int AS delivered,
      count(*) FILTER (WHERE status = 'delivered' AND attempts > 1 AND (
        SELECT count(*) FROM webhook_attempts a
        WHERE a.delivery_id = d.id AND (a.status_code IS NULL OR a.status_code NOT BETWEEN 200 AND 299)) > 0)::int AS recovered, count(*) FILTER (WHERE status = 'failed')::int AS failed,
      count(*) FILTER (WHERE status = 'pending')::int AS pending
    FROM (
      SELECT id, created_at, status, attempts FROM webhook_deliveries
      WHERE endpoint_id = ${endpointId} AND id >= ${from} ORDER BY id DESC LIMIT ${limit}::int) d
    GROUP BY 1 ORDER BY 1`,
)

/**
 * What the deliveries of each of the last fourteen days came to, by the day they were begun (UTC). Read along the
 * endpoint's index, newest first, and no further than the limit; a day that it cuts through is left out with those before it.
 */
export async function tallyDays(tx: Tx, endpointId: string, limit = most): Promise<EndpointDetailView['days']> {
  const today = new Date(new Date().toISOString().slice(0, 10))
  const first = new Date(today.getTime() - (shownDays - 1) * 86_400_000)
  const rows = await tally(tx, endpointId, firstIdAt('webhookDelivery', first), limit)
  const cut = rows.reduce((sum, { read }) => sum + read, 0) >= limit
  const whole = new Map(rows.slice(cut ? 1 : 0).map(({ read: _, ...day }) => [day.date, day]))
  const dates = Array.from({ length: shownDays }, (_, n) =>
    new Date(first.getTime() + n * 86_400_000).toISOString().slice(0, 10),
  )
  const from = cut ? (rows[1]?.date ?? '9999') : ''
  return dates
    .filter((date) => date >= from)
    .map((date) => whole.get(date) ?? { date, delivered: 0, recovered: 0, failed: 0, pending: 0 })
}
