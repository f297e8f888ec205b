import { inTransaction } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { planNotice } from '#lib/notices/plan-notice.ts'
import { holdWarningHours } from '#lib/orders/find-ending-hold.ts'
import { defineQuery, enumOf, text } from '#lib/sql.ts'

const flag = defineQuery(
  { id: text, order_id: text, environment: enumOf('Environment') },
  () => Prisma.sql`
    UPDATE payments SET hold_flagged_at = now()
    WHERE status = 'authorized' AND hold_flagged_at IS NULL AND capture_before < now() + make_interval(hours => ${holdWarningHours}::int)
      AND EXISTS (SELECT 1 FROM orders o WHERE o.id = order_id AND o.status = 'confirmed')
    RETURNING id, order_id, environment`,
)

/**
 * Marks holds that lapse within 48 hours, once, and has both sides mailed: the mark and its jobs commit together. Returns the ids of the orders.
 */
export const flagHolds = (): Promise<string[]> =>
  inTransaction(async (tx) => {
    const flagged = await flag(tx)
    for (const { id, order_id: orderId, environment } of flagged) {
      for (const notice of ['hold_expiring', 'start_soon'] as const) {
        await planNotice(tx, notice, { environment, orderId, aboutId: id })
      }
    }
    return flagged.map(({ order_id }) => order_id)
  })
