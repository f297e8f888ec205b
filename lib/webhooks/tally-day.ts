import type { Tx } from '#lib/db.ts'
import { firstIdAt } from '#lib/ids.ts'
import type { DayTally } from '#lib/webhooks/view.ts'

const most = 1_000
const dayMs = 24 * 60 * 60 * 1000

/**
 * How many of the last day's deliveries were attempted and how many of those haven't arrived, by endpoint. Ids sort by
 * time, so this reads the latest rows of each endpoint's index and never more than a thousand.
 */
export async function tallyDay(tx: Tx, endpointIds: readonly string[]): Promise<(endpointId: string) => DayTally> {
  const from = firstIdAt('webhookDelivery', new Date(Date.now() - dayMs))
  const rows = await tx.$queryRaw<(DayTally & { id: string })[]>`
    SELECT w.id, count(*) FILTER (WHERE d.attempts > 0)::int AS attempted,
      count(*) FILTER (WHERE d.attempts > 0 AND d.status <> 'delivered')::int AS undelivered
    FROM unnest(${[...endpointIds]}::text[]) AS w(id)
    CROSS JOIN LATERAL (
      SELECT attempts, status FROM webhook_deliveries
      WHERE endpoint_id = w.id AND id >= ${from} ORDER BY id DESC LIMIT ${most}::int) d
    GROUP BY w.id`
  const byId = new Map(rows.map(({ id, ...tally }) => [id, tally]))
  return (endpointId) => byId.get(endpointId) ?? { attempted: 0, undelivered: 0 }
}
