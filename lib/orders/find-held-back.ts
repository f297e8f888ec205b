import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { standingOutcomes } from '#lib/orders/state.ts'
import { defineQuery, present, text } from '#lib/sql.ts'

/** What was brought before that day was shown at once, and stays with those who have it. No two clocks are a day apart. */
const since = new Date('2026-11-29T00:00:00Z')

// By the order's own count and no clock: a sandbox moves the times of deliveries, and two machines have two.
const findAdded = defineQuery(
  { id: present(text) },
  (orderId: string, standing: readonly string[]) => Prisma.sql`
    SELECT e.payload->>'id' AS id FROM events e
    WHERE e.order_id = ${orderId} AND e.type = 'document.added' AND e.created_at >= ${since} AND e.sequence > coalesce((
        SELECT max(d.sequence) FROM events d WHERE d.order_id = ${orderId} AND d.type = 'order.delivered'), 0)
      AND 'order.changes_requested' = (
        SELECT l.type FROM events l WHERE l.order_id = ${orderId} AND l.sequence < e.sequence
          AND (l.type IN ('order.delivered', 'order.changes_requested')
            OR l.type = 'case.closed' AND l.payload->>'outcome' = ANY(${standing}::text[]))
        ORDER BY l.sequence DESC LIMIT 1)`,
)

/**
 * The documents of an order that were brought while changes were asked for and haven't been handed over since. Only a delivery does
 * that, whatever became of the request.
 */
export const findHeldBack = async (tx: Tx, orderId: string): Promise<string[]> =>
  (await findAdded(tx, orderId, standingOutcomes)).map(({ id }) => id)
