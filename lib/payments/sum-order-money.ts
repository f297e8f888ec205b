import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { beside, fitting } from '#lib/orders/list-orders.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import type { ListOrdersQuery } from '#lib/orders/schema.ts'
import { closedStatuses } from '#lib/payments/dispute.ts'
import { sumMoney } from '#lib/payments/sum-money.ts'
import { mostSummed, type OrderTotals } from '#lib/payments/totals-schema.ts'
import { defineQuery, enumOf, float8, int4, nullable, present, text } from '#lib/sql.ts'

const group = {
  found: present(int4),
  currency: nullable(text),
  status: nullable(enumOf('PaymentStatus')),
  amount: present(float8),
  refundedAmount: present(float8),
  disputedAmount: present(float8),
  invoiced: present(float8),
}

// Every payment of each order, for an earlier charge counts until it has gone back, and its invoice, which there is where no card pays. Alike ones are added up here; where their
// money stands is said in one place, lib/payments/sum-money.ts. (OFFSET 0: looked for order by order, of however many.)
export const findGroups = defineQuery(
  group,
  (actor: CustomerActor, query: ListOrdersQuery, most: number) => Prisma.sql`
    WITH fit AS MATERIALIZED (
      SELECT o.id FROM orders o ${beside(query)}
      WHERE ${visibleTo(actor)} ${fitting(query, actor.clientId)} ORDER BY o.id DESC LIMIT ${most + 1}::int
    ), summed AS (SELECT id FROM fit ORDER BY id DESC LIMIT ${most}::int), groups AS (
      SELECT p.currency::text, p.status, sum(p.amount_minor)::float8 AS amount, sum(p.refunded_minor)::float8 AS refunded,
        sum(least(d.disputed, p.amount_minor - p.refunded_minor))::float8 AS disputed, 0::float8 AS invoiced
      FROM summed s
      CROSS JOIN LATERAL (
        SELECT p.id, p.currency, p.status, p.amount_minor, p.refunded_minor FROM payments p
        WHERE p.order_id = s.id AND p.payment_intent_id IS NOT NULL OFFSET 0
      ) p
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(q.amount_minor), 0) AS disputed FROM disputes q
        WHERE q.payment_id = p.id AND (q.status = 'lost' OR q.status <> ALL(${closedStatuses}::text[]))
      ) d
      GROUP BY p.currency, p.status
      UNION ALL
      SELECT i.currency::text, NULL, 0, 0, 0, sum(i.total_minor)::float8
      FROM summed s JOIN billing_documents i ON i.environment = ${actor.environment}::"Environment" AND i.cause = 'order:' || s.id
      GROUP BY i.currency
    )
    SELECT f.found, g.currency, g.status, coalesce(g.amount, 0) AS amount, coalesce(g.refunded, 0) AS "refundedAmount",
      coalesce(g.disputed, 0) AS "disputedAmount", coalesce(g.invoiced, 0) AS invoiced
    FROM (SELECT count(*)::int AS found FROM fit) f LEFT JOIN groups g ON true`,
)

/** What the orders that fit come to, each currency by itself; of more than so many, the newest. */
export async function sumOrderMoney(tx: Tx, actor: CustomerActor, query: ListOrdersQuery): Promise<OrderTotals> {
  const groups = await findGroups(tx, actor, query, mostSummed)
  const found = groups[0]?.found ?? 0
  const facts = groups.flatMap(({ currency, status, amount, refundedAmount, disputedAmount }) =>
    currency === null || status === null ? [] : [{ currency, status, amount, refundedAmount, disputedAmount }],
  )
  const onCards = new Map(sumMoney(facts).map((sum) => [sum.currency, sum]))
  const currencies = [...new Set(groups.flatMap(({ currency }) => currency ?? []))].sort()
  const sums = currencies.map((currency) => ({
    ...(onCards.get(currency) ?? { currency, held: 0, charged: 0, disputed: 0 }),
    invoiced: groups.reduce((sum, group) => sum + (group.currency === currency ? group.invoiced : 0), 0),
  }))
  return {
    orders: Math.min(found, mostSummed),
    more: found > mostSummed,
    sums: sums.filter(({ held, charged, disputed, invoiced }) => held + charged + disputed + invoiced > 0),
  }
}
