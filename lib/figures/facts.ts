import type { Environment } from '#lib/env.ts'
import { stepOf } from '#lib/figures/spans.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { isChargedP, netMoneyOfP } from '#lib/payments/net-money.ts'

// What is counted of orders, said once: for the days that are kept, and for today, which is asked for anew each time.

/** The orders that were placed from a day on and before another (UTC). */
const placed = (environment: Environment, from: string, before: string) => Prisma.sql`
  o.environment = ${environment}::"Environment" AND o.created_at >= ${from}::timestamp AT TIME ZONE 'UTC' AND o.created_at < ${before}::timestamp AT TIME ZONE 'UTC'`

const firstOffer = Prisma.sql`LATERAL (SELECT min(f.created_at) AS at FROM offers f WHERE f.order_id = o.id) first`

const columns = [
  ...['placed', 'offered', 'paid', 'delivered', 'found', 'partial', 'not_found', 'ended', 'payments', 'disputes'],
  ...['charged_minor', 'kept_minor', 'fee_minor', 'returned_minor', 'disputed_minor'],
]
/** The names of what is counted, as columns, and the sums of them. */
export const counted = Prisma.raw(columns.join(', '))
export const summed = Prisma.raw(columns.map((name) => `sum(${name})`).join(', '))

/** A row for each key and currency of those orders, along each of the things that they are added up along. */
export const rowsOfOrders = (environment: Environment, from: string, before: string): Prisma.Sql => Prisma.sql`
  SELECT k.along::"FigureAlong" AS along, k.key, c.currency, count(*)::int AS placed, count(c.first_at)::int AS offered,
    count(c.confirmed_at)::int AS paid, count(c.delivered_at)::int AS delivered,
    (count(*) FILTER (WHERE c.outcome = 'found'))::int AS found, (count(*) FILTER (WHERE c.outcome = 'partial'))::int AS partial,
    (count(*) FILTER (WHERE c.outcome = 'not_found'))::int AS not_found,
    (count(*) FILTER (WHERE c.status IN ('withdrawn', 'cancelled')))::int AS ended,
    sum(c.payments)::int AS payments, sum(c.disputes)::int AS disputes, sum(c.charged)::bigint AS charged_minor, sum(c.kept)::bigint AS kept_minor,
    sum(c.fee)::bigint AS fee_minor, sum(c.returned)::bigint AS returned_minor, sum(c.disputed)::bigint AS disputed_minor
  FROM (
    SELECT o.currency::text AS currency, o.country_iso_a3::text AS country, o.archive_repository_id AS archive, o.client_id AS client, s.researcher_id AS researcher,
      o.status, o.outcome, o.confirmed_at, o.delivered_at, first.at AS first_at, m.*
    FROM orders o LEFT JOIN offers s ON s.id = o.selected_offer_id LEFT JOIN ${firstOffer} ON true
    CROSS JOIN LATERAL (
      SELECT count(*) AS payments, count(*) FILTER (WHERE EXISTS (SELECT 1 FROM disputes q WHERE q.payment_id = p.id)) AS disputes,
        coalesce(sum(p.amount_minor), 0) AS charged, coalesce(sum(net.kept_minor), 0) AS kept, coalesce(sum(net.fee_minor), 0) AS fee,
        coalesce(sum(net.returned_minor), 0) AS returned, coalesce(sum(net.disputed_minor), 0) AS disputed
      FROM payments p JOIN ${netMoneyOfP} ON true
      WHERE p.order_id = o.id AND ${isChargedP}
    ) m
    WHERE ${placed(environment, from, before)}
  ) c CROSS JOIN LATERAL (
    VALUES ('all', ''), ('country', c.country), ('archive', c.archive), ('client', c.client), ('researcher', c.researcher)
  ) AS k(along, key)
  WHERE k.key IS NOT NULL GROUP BY 1, 2, 3`

/** How many of those orders took how many steps to their first offer, from the opening, and to the delivery. */
export const timesOfOrders = (environment: Environment, from: string, before: string): Prisma.Sql => Prisma.sql`
  SELECT t.span::"FigureSpan" AS span, ${stepOf(Prisma.sql`t.took`)} AS step, count(*)::int AS orders
  FROM orders o LEFT JOIN ${firstOffer} ON true
  CROSS JOIN LATERAL (VALUES ('first_offer', first.at - o.opened_at), ('delivery', o.delivered_at - o.created_at)) AS t(span, took)
  WHERE ${placed(environment, from, before)} AND t.took IS NOT NULL GROUP BY 1, 2`
