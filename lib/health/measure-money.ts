import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { holdWarningHours } from '#lib/orders/find-ending-hold.ts'
import { isShareLeft } from '#lib/payments/waits.ts'
import { defineQuery, int4 } from '#lib/sql.ts'

const count = (from: Prisma.Sql) =>
  Prisma.sql`(SELECT count(*)::int FROM ${from} AND updated_at < now() - interval '15 minutes')`

const countStuck = defineQuery(
  { ending: int4, share: int4, refund: int4, unsettled: int4, event: int4 },
  () => Prisma.sql`
    SELECT (SELECT count(*)::int FROM payments WHERE status = 'authorized' AND capture_before < now() + make_interval(hours => ${holdWarningHours}::int)) AS ending,
      ${count(Prisma.sql`payments p WHERE ${isShareLeft}`)} AS share,
      ${count(Prisma.sql`refunds WHERE status = 'pending' AND provider_refund_id IS NULL`)} AS refund,
      ${count(Prisma.sql`payments WHERE status IN ('canceled', 'expired') AND settled_at IS NULL`)} AS unsettled,
      (SELECT count(*)::int FROM provider_events WHERE processed_at IS NULL AND received_at < now() - interval '15 minutes') AS event`,
)

/** Holds that lapse soon, and by its kind what the provider should have been told, or should have been heard of it, a quarter of an hour ago. */
export async function measureMoney() {
  const [row] = await countStuck(getDb())
  const { ending = 0, ...stuck } = row ?? {}
  return { ending, stuck }
}
