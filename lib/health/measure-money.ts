import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { holdWarningHours } from '#lib/orders/find-ending-hold.ts'
import { isDebt, isShareLeft } from '#lib/payments/waits.ts'
import { defineQuery, int4 } from '#lib/sql.ts'

const quarter = Prisma.raw(`now() - interval '15 minutes'`)
const count = (which: Prisma.Sql) =>
  Prisma.sql`(SELECT count(*)::int FROM payments p WHERE ${which} AND p.environment = 'production' AND p.updated_at < ${quarter})`

const countStuck = defineQuery(
  { ending: int4, share: int4, refund: int4, unsettled: int4, event: int4 },
  () => Prisma.sql`
    SELECT (SELECT count(*)::int FROM payments WHERE status = 'authorized' AND environment = 'production'
        AND capture_before < now() + make_interval(hours => ${holdWarningHours}::int)) AS ending,
      ${count(Prisma.sql`${isShareLeft} AND NOT ${isDebt}`)} AS share,
      (SELECT count(*)::int FROM refunds r JOIN payments p ON p.id = r.payment_id
        WHERE r.status = 'pending' AND r.provider_refund_id IS NULL AND r.updated_at < ${quarter} AND p.environment = 'production') AS refund,
      ${count(Prisma.sql`p.status IN ('canceled', 'expired') AND p.settled_at IS NULL`)} AS unsettled,
      (SELECT count(*)::int FROM provider_events WHERE processed_at IS NULL AND received_at < ${quarter} AND environment = 'production') AS event`,
)

/**
 * Holds that lapse soon, and by its kind what the provider should have been told, or should have been heard of it, a quarter of an hour
 * ago. Of production: in the sandbox cards are played whose money stays where it shouldn't be.
 */
export async function measureMoney() {
  const [row] = await countStuck(getDb())
  const { ending = 0, ...stuck } = row ?? {}
  return { ending, stuck }
}
