import { Prisma } from '#lib/generated/prisma/client.ts'
import { isChargedP, netMoneyOfP } from '#lib/payments/net-money.ts'
import { itsTerms } from '#lib/orders/terms.ts'
import { defineQuery, int4, nullable, present, text, type RowOf } from '#lib/sql.ts'

const sums = {
  orderId: text,
  agreedMinor: nullable(int4),
  agreedCurrency: nullable(text),
  currency: nullable(text),
  chargedMinor: present(int4),
  returnedMinor: present(int4),
  keptMinor: present(int4),
  shareMinor: present(int4),
  feeMinor: present(int4),
}
export type OrderSums = RowOf<typeof sums>

/** What was agreed for each of these orders, and what is left of what was charged. No order has payments in two currencies. */
export const findMoney = defineQuery(
  sums,
  (ids: readonly string[]) => Prisma.sql`
    SELECT o.id AS "orderId", g.agreed_minor AS "agreedMinor", g.currency AS "agreedCurrency", m.currency,
      m.charged AS "chargedMinor", m.returned AS "returnedMinor", m.kept AS "keptMinor", m.share AS "shareMinor", m.fee AS "feeMinor"
    FROM orders o LEFT ${itsTerms}
    LEFT JOIN LATERAL (
      SELECT max(p.currency)::text AS currency, coalesce(sum(p.amount_minor), 0)::int AS charged, coalesce(sum(net.returned_minor), 0)::int AS returned,
        coalesce(sum(net.kept_minor), 0)::int AS kept, coalesce(sum(net.share_minor), 0)::int AS share, coalesce(sum(net.fee_minor), 0)::int AS fee
      FROM payments p JOIN ${netMoneyOfP} ON true WHERE p.order_id = o.id AND ${isChargedP}
    ) m ON true
    WHERE o.id = ANY(${ids}::text[])`,
)
