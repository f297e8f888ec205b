import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { beside, fitting } from '#lib/operators/order-filters.ts'
import type { FindOrdersQuery, OperatorTotals } from '#lib/operators/orders-schema.ts'
import { mostSummedOfAll } from '#lib/payments/totals-schema.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import { isChargedP, netMoneyOfP } from '#lib/payments/net-money.ts'
import { defineQuery, float8, int4, nullable, present, text } from '#lib/sql.ts'

const line = {
  found: present(int4),
  currency: nullable(text),
  agreedMinor: present(float8),
  chargedMinor: present(float8),
  returnedMinor: present(float8),
  keptMinor: present(float8),
  shareMinor: present(float8),
  feeMinor: present(float8),
  disputedMinor: present(float8),
}
const sum = (name: string) => Prisma.raw(`coalesce(sum(${name}), 0)::float8`)

// The newest that fit, one more than is added up, and then what was agreed for them beside what payments come to. Each one's terms and payments
// are looked up by its id: for as many as are added up the planner would rather read all there are.
export const findSums = defineQuery(
  line,
  (visible: Prisma.Sql, query: FindOrdersQuery, most: number) => {
    const newest = fitting(visible, query, { order: 'desc', limit: most }, { keys: [] })
    return Prisma.sql`
    WITH fit AS MATERIALIZED (SELECT o.id, o.selected_offer_id AS chosen FROM orders o ${beside(query)} WHERE ${visible} ${newest}),
    summed AS (SELECT id, chosen FROM fit ORDER BY id DESC LIMIT ${most}::int)
    SELECT (SELECT count(*)::int FROM fit) AS found, a.currency::text AS currency, ${sum('a.agreed')} AS "agreedMinor", ${sum('a.charged')} AS "chargedMinor",
      ${sum('a.returned')} AS "returnedMinor", ${sum('a.kept')} AS "keptMinor", ${sum('a.share')} AS "shareMinor", ${sum('a.fee')} AS "feeMinor",
      ${sum('a.disputed')} AS "disputedMinor"
    FROM (SELECT 1) one LEFT JOIN (
      SELECT g.currency, g.agreed_minor AS agreed, 0 AS charged, 0 AS returned, 0 AS kept, 0 AS share, 0 AS fee, 0 AS disputed
      FROM summed s JOIN LATERAL (SELECT * FROM order_terms t WHERE t.order_id = s.id AND t.offer_id = s.chosen LIMIT 1) g ON true
      UNION ALL
      SELECT p.currency, 0, p.amount_minor, net.returned_minor, net.kept_minor, net.share_minor, net.fee_minor, net.disputed_minor
      FROM summed s JOIN LATERAL (SELECT * FROM payments p WHERE p.order_id = s.id AND ${isChargedP} OFFSET 0) p ON true JOIN ${netMoneyOfP} ON true
    ) a ON true
    GROUP BY a.currency ORDER BY a.currency`
  },
  { anew: true },
)

/** What the orders that fit come to, each currency by itself; of more than so many, the newest. */
export async function sumOrders(tx: Tx, actor: OperatorActor, query: FindOrdersQuery): Promise<OperatorTotals> {
  const lines = await findSums(tx, visibleTo(actor), query, mostSummedOfAll)
  const found = lines[0]?.found ?? 0
  return {
    orders: Math.min(found, mostSummedOfAll),
    more: found > mostSummedOfAll,
    sums: lines.flatMap(({ found: _, currency, ...sums }) => (currency === null ? [] : [{ currency, ...sums }])),
  }
}
