import { endOfDay } from '#lib/day-end-sql.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { pairedDeeds } from '#lib/operators/second-operator.ts'
import { dueOn, isLate } from '#lib/orders/due.ts'
import { wordsOfOrder } from '#lib/orders/text-query.ts'
import type { QueueKind } from '#lib/queue/kinds.ts'
import { troubledPayments } from '#lib/queue/troubled-payments.ts'

/**
 * What is work, by its kind, as it follows from the things themselves: each with its id, since when it waits, by when it should
 * be done where it has a time of its own, and what it can be found by: its order, client and researcher, and words. A `day` is what an
 * index has in the place of both times.
 */
export const sources: Record<QueueKind, (environment: Environment) => Prisma.Sql> = {
  orders: (environment) => Prisma.sql`
    SELECT o.id, o.created_at AS since, NULL::timestamptz AS due, o.id AS order_id, o.client_id, NULL::text AS researcher_id, ${wordsOfOrder} AS words
    FROM orders o WHERE o.environment = ${environment}::"Environment" AND o.status = 'submitted'`,
  production: () => Prisma.sql`
    SELECT c.id, coalesce(c.production_requested_at, c.updated_at) AS since, NULL::timestamptz AS due, NULL::text AS order_id,
      c.id AS client_id, NULL::text AS researcher_id, NULL::tsvector AS words
    FROM clients c WHERE c.production_state = 'requested'`,
  approvals: (environment) => Prisma.sql`
    SELECT a.id, a.created_at AS since, NULL::timestamptz AS due, CASE WHEN a.what LIKE 'order.%' THEN a.target_id END AS order_id,
      CASE WHEN a.what LIKE 'client.%' THEN a.target_id END AS client_id, NULL::text AS researcher_id, NULL::tsvector AS words
    FROM approvals a WHERE a.state = 'waiting' AND a.expires_at > now() AND a.what = ANY (${Object.keys(pairedDeeds)})
      AND (a.environment = ${environment}::"Environment" OR a.environment IS NULL)`,
  // Those of before there were targets have waited longer than any.
  cases: (environment) => Prisma.sql`
    SELECT k.id, k.opened_at AS since, coalesce(k.due_at, k.opened_at) AS due, o.id AS order_id, o.client_id, f.researcher_id, ${wordsOfOrder} AS words
    FROM cases k JOIN orders o ON o.id = k.order_id LEFT JOIN offers f ON f.id = o.selected_offer_id
    WHERE k.environment = ${environment}::"Environment" AND k.state IN ('open', 'answered')`,
  payments: (environment) => Prisma.sql`
    SELECT t.id, t.since, coalesce(t.deadline, t.since + interval '24 hours') AS due, o.id AS order_id, o.client_id, f.researcher_id, ${wordsOfOrder} AS words
    FROM (${troubledPayments(environment)}) t JOIN orders o ON o.id = t.order_id LEFT JOIN offers f ON f.id = o.selected_offer_id`,
  payouts: (environment) => Prisma.sql`
    SELECT a.researcher_id AS id, coalesce(a.failed_payout_at, a.updated_at) AS since, NULL::timestamptz AS due, NULL::text AS order_id, NULL::text AS client_id,
      a.researcher_id, NULL::tsvector AS words
    FROM researcher_accounts a WHERE a.environment = ${environment}::"Environment" AND a.failed_payout_at IS NOT NULL`,
  overdue: (environment) => Prisma.sql`
    SELECT o.id, ${endOfDay(dueOn)} AS since, ${endOfDay(dueOn)} AS due, ${dueOn} AS day, o.id AS order_id, o.client_id, f.researcher_id, ${wordsOfOrder} AS words
    FROM orders o LEFT JOIN offers f ON f.id = o.selected_offer_id
    WHERE o.environment = ${environment}::"Environment" AND ${isLate}`,
  researchers: () => Prisma.sql`
    SELECT r.id, r.created_at AS since, NULL::timestamptz AS due, NULL::text AS order_id, NULL::text AS client_id, r.id AS researcher_id,
      NULL::tsvector AS words
    FROM researchers r WHERE r.status = 'pending'`,
  endpoints: (environment) => Prisma.sql`
    SELECT e.id, coalesce(e.failing_since, e.inactive_since, e.updated_at) AS since, NULL::timestamptz AS due, NULL::text AS order_id,
      e.client_id, NULL::text AS researcher_id, NULL::tsvector AS words
    FROM webhook_endpoints e
    WHERE e.environment = ${environment}::"Environment" AND e.status <> 'deleted' AND (e.failing_since IS NOT NULL OR e.status = 'disabled')
      AND e.status <> 'paused'`,
}

/** Kinds whose ids sort by since when they wait: pages by that go along the index of the ids. */
const byId: readonly QueueKind[] = ['orders', 'approvals', 'cases', 'researchers']
export const isById = (kind: QueueKind) => byId.includes(kind)
