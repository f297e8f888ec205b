import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { firstIdAt, type IdKind } from '#lib/ids.ts'
import type { About } from '#lib/finance/find-about.ts'
import type { FinanceQuery } from '#lib/finance/schema.ts'
import { financeStatuses, type FinanceList } from '#lib/finance/state.ts'
import { closedStatuses } from '#lib/payments/dispute.ts'
import { isRefundRefused, isShareRefused } from '#lib/payments/waits.ts'
import { toDbDate } from '#lib/text.ts'

/** Where rows of a list come from: `columns` in one order for all lists, `where` without the place in the list. */
export type Source = {
  columns: Prisma.Sql
  from: Prisma.Sql
  where: Prisma.Sql
  /** What the list is in the order of: an id that sorts by time, or a moment and an id. */
  key: { at?: Prisma.Sql; id: Prisma.Sql }
  /** The row that a cursor names, as `key` reads it. */
  cursor: (id: string) => Prisma.Sql
}
export type Filters = Omit<FinanceQuery, 'q'> & { about?: About | undefined }

const dayMs = 86_400_000
const all = (conditions: readonly (Prisma.Sql | false | undefined)[]) =>
  Prisma.join(
    conditions.filter((condition) => typeof condition === 'object'),
    ' AND ',
  )

/** A range only where one is asked for: the planner takes any for a small part of a list. */
const within = (column: Prisma.Sql, { from, to }: Filters, toValue: (at: Date) => string | Date) =>
  from !== undefined || to !== undefined
    ? all([
        from !== undefined && Prisma.sql`${column} >= ${toValue(toDbDate(from))}`,
        to !== undefined && Prisma.sql`${column} < ${toValue(new Date(toDbDate(to).getTime() + dayMs))}`,
      ])
    : undefined
/** Ids sort by time: days are a range of ids. */
const idsIn = (kind: IdKind, id: Prisma.Sql, filters: Filters) => within(id, filters, (at) => firstIdAt(kind, at))
const momentsIn = (at: Prisma.Sql, filters: Filters) => within(at, filters, (moment) => moment)

/** A status that a list knows is written out: most rows have one or two of them, and a plan for any of them would walk all rows for the others. */
const statusOf = (list: FinanceList, status: string) =>
  (financeStatuses[list] as readonly string[]).includes(status) ? Prisma.raw(`'${status}'`) : Prisma.sql`${status}`

/** Of payments `p`: those that are looked for. */
const ofPayments = ({ orderIds, researchers }: About) =>
  researchers === undefined
    ? Prisma.sql`p.order_id = ANY (${orderIds}::text[])`
    : Prisma.sql`p.researcher_account_id = ANY (${researchers.accountIds}::text[])`
const ofTheirPayments = (id: Prisma.Sql, about: About | undefined) =>
  about && Prisma.sql`${id} IN (SELECT p.id FROM payments p WHERE ${ofPayments(about)})`

const byId = (id: string) => Prisma.sql`${id}`

function payments(environment: Environment, filters: Filters): Source {
  const { status, currency, about } = filters
  return {
    columns: Prisma.sql`p.id, p.created_at AS at, p.status::text AS status, NULL::text AS kind, p.amount_minor AS "amountMinor", p.currency::text AS currency,
      NULL::text AS reason, p.failure_message AS trouble, CASE WHEN p.status = 'authorized' THEN p.capture_before END AS "dueBy", NULL::timestamptz AS "retryAt",
      NULL::timestamptz AS "arrivesAt", p.payment_intent_id AS "providerId", p.id AS "paymentId", NULL::text AS "researcherId", false AS waits`,
    from: Prisma.sql`payments p`,
    where: all([
      Prisma.sql`p.environment = ${environment}::"Environment"`,
      idsIn('payment', Prisma.sql`p.id`, filters),
      status !== undefined && Prisma.sql`p.status = ${statusOf('payments', status)}::"PaymentStatus"`,
      currency !== undefined && Prisma.sql`p.currency = ${currency}`,
      about && ofPayments(about),
    ]),
    key: { id: Prisma.sql`p.id` },
    cursor: byId,
  }
}

/** By the day on which they were made; one that is undecided, and was tried once more since, by when it first failed. */
function refundsIn(filters: Filters) {
  const made = idsIn('refund', Prisma.sql`r.id`, filters)
  const failed = momentsIn(Prisma.sql`r.waiting_since`, filters)
  const isUndecided = filters.status === 'waiting' || filters.status === 'retrying'
  return made && failed && isUndecided
    ? Prisma.sql`CASE WHEN r.waiting_since IS NULL THEN ${made} ELSE ${failed} END`
    : made
}

function refunds(environment: Environment, filters: Filters): Source {
  const { status, currency, about } = filters
  return {
    columns: Prisma.sql`r.id, r.created_at AS at, r.status::text AS status, NULL::text AS kind, r.amount_minor AS "amountMinor", r.currency::text AS currency,
      r.reason, r.failure AS trouble, NULL::timestamptz AS "dueBy", r.retry_at AS "retryAt", NULL::timestamptz AS "arrivesAt", r.provider_refund_id AS "providerId",
      r.payment_id AS "paymentId", NULL::text AS "researcherId", (r.status IN ('failed', 'canceled') AND r.answered_at IS NULL) AS waits`,
    from: Prisma.sql`refunds r`,
    where: all([
      Prisma.sql`r.environment = ${environment}::"Environment"`,
      refundsIn(filters),
      status === 'waiting' && isRefundRefused,
      status === 'retrying' && Prisma.sql`(r.retry_at IS NOT NULL AND r.answered_at IS NULL)`,
      status !== undefined &&
        !['waiting', 'retrying'].includes(status) &&
        Prisma.sql`r.status = ${statusOf('refunds', status)}::"RefundStatus"`,
      currency !== undefined && Prisma.sql`r.currency = ${currency}`,
      ofTheirPayments(Prisma.sql`r.payment_id`, about),
    ]),
    key: { id: Prisma.sql`r.id` },
    cursor: byId,
  }
}

/** The newest try, refused, of a share that is still to be moved. */
const isStuck = Prisma.sql`(m.status = 'refused'
  AND EXISTS (SELECT 1 FROM payments p WHERE p.id = m.payment_id AND ${isShareRefused})
  AND NOT EXISTS (SELECT 1 FROM share_movements n WHERE n.payment_id = m.payment_id AND n.id > m.id))`

const stuckSince = Prisma.sql`(SELECT coalesce(p.share_refused_since, p.share_refused_at) FROM payments p WHERE p.id = m.payment_id)`

function transfers(environment: Environment, filters: Filters): Source {
  const { status, currency, about } = filters
  return {
    columns: Prisma.sql`m.id, m.created_at AS at, m.status::text AS status, m.kind::text AS kind, m.amount_minor AS "amountMinor", m.currency::text AS currency,
      NULL::text AS reason, m.refusal AS trouble, NULL::timestamptz AS "dueBy", NULL::timestamptz AS "retryAt", NULL::timestamptz AS "arrivesAt",
      m.provider_id AS "providerId", m.payment_id AS "paymentId", NULL::text AS "researcherId", ${isStuck} AS waits`,
    from: Prisma.sql`share_movements m`,
    where: all([
      Prisma.sql`m.environment = ${environment}::"Environment"`,
      // Tried anew every day, a share is stuck since it was first refused.
      status === 'stuck' ? momentsIn(stuckSince, filters) : idsIn('shareMovement', Prisma.sql`m.id`, filters),
      status === 'stuck' && isStuck,
      status !== undefined &&
        status !== 'stuck' &&
        Prisma.sql`m.status = ${statusOf('transfers', status)}::"ShareMovementStatus"`,
      currency !== undefined && Prisma.sql`m.currency = ${currency}`,
      ofTheirPayments(Prisma.sql`m.payment_id`, about),
    ]),
    key: { id: Prisma.sql`m.id` },
    cursor: byId,
  }
}

function payouts(environment: Environment, filters: Filters): Source {
  const { status, currency, about } = filters
  return {
    columns: Prisma.sql`a.id, a.sent_at AS at, a.status, NULL::text AS kind, coalesce(a.exact_minor, a.amount_minor) AS "amountMinor", a.currency::text AS currency, NULL::text AS reason,
      NULL::text AS trouble, NULL::timestamptz AS "dueBy", NULL::timestamptz AS "retryAt", a.arrives_at AS "arrivesAt", a.id AS "providerId", NULL::text AS "paymentId",
      a.researcher_id AS "researcherId", false AS waits`,
    from: Prisma.sql`account_payouts a`,
    where: all([
      Prisma.sql`a.environment = ${environment}::"Environment"`,
      momentsIn(Prisma.sql`a.sent_at`, filters),
      status !== undefined && Prisma.sql`a.status = ${statusOf('payouts', status)}`,
      currency !== undefined && Prisma.sql`a.currency = ${currency}`,
      about && Prisma.sql`(a.id = ${about.id} OR a.researcher_id = ANY (${about.researchers?.ids ?? []}::text[]))`,
    ]),
    key: { at: Prisma.sql`a.sent_at`, id: Prisma.sql`a.id` },
    cursor: (id) => Prisma.sql`(SELECT c.sent_at, c.id FROM account_payouts c WHERE c.id = ${id})`,
  }
}

function disputes(environment: Environment, filters: Filters): Source {
  const { status, currency, about } = filters
  const isOpen = Prisma.sql`d.status <> ALL (${closedStatuses}::text[])`
  return {
    columns: Prisma.sql`d.id, d.created_at AS at, d.status, NULL::text AS kind, d.amount_minor AS "amountMinor", d.currency::text AS currency, d.reason,
      NULL::text AS trouble, CASE WHEN d.submitted_at IS NULL AND ${isOpen} THEN d.due_by END AS "dueBy", NULL::timestamptz AS "retryAt", NULL::timestamptz AS "arrivesAt",
      d.id AS "providerId", d.payment_id AS "paymentId", NULL::text AS "researcherId", ${isOpen} AS waits`,
    from: Prisma.sql`disputes d`,
    where: all([
      Prisma.sql`d.environment = ${environment}::"Environment"`,
      momentsIn(Prisma.sql`d.created_at`, filters),
      status === 'open' && isOpen,
      status !== undefined && status !== 'open' && Prisma.sql`d.status = ${statusOf('disputes', status)}`,
      currency !== undefined && Prisma.sql`d.currency = ${currency}`,
      ofTheirPayments(Prisma.sql`d.payment_id`, about),
    ]),
    key: { at: Prisma.sql`d.created_at`, id: Prisma.sql`d.id` },
    cursor: (id) => Prisma.sql`(SELECT c.created_at, c.id FROM disputes c WHERE c.id = ${id})`,
  }
}

/** `writtenOffOf` of payments `p`: of what was given up, what a refund that failed since, or a dispute that was won, hasn't made theirs again. */
const writtenOffP = Prisma.sql`least(p.share_written_off_minor, greatest(0, p.share_sent_minor - (p.transfer_amount_minor - p.reversed_minor)))`

/**
 * Since when there is a debt of a payment: since the books' last entry by which the researcher came to owe. The payment itself may be of a
 * month that is long over.
 */
const owedSince = (payment: 'p' | 'c') => {
  const p = Prisma.raw(payment)
  return Prisma.sql`LATERAL (SELECT coalesce(max(x.created_at), ${p}.created_at) AS at FROM (
    SELECT e.created_at, e.amount_minor, sum(e.amount_minor) OVER (ORDER BY e.id) AS owed FROM ledger_entries e WHERE e.payment_id = ${p}.id AND e.account = 'researchers'
  ) x WHERE x.owed > 0 AND x.owed <= x.amount_minor) since`
}

function debts(environment: Environment, filters: Filters): Source {
  const { status, currency, about } = filters
  return {
    columns: Prisma.sql`p.id, since.at, CASE WHEN p.share_sent_minor > p.share_due_minor THEN 'open' ELSE 'written_off' END AS status, NULL::text AS kind,
      CASE WHEN p.share_sent_minor > p.share_due_minor THEN p.share_sent_minor - p.share_due_minor ELSE ${writtenOffP} END AS "amountMinor",
      p.currency::text AS currency, NULL::text AS reason, p.share_refusal AS trouble, NULL::timestamptz AS "dueBy", NULL::timestamptz AS "retryAt",
      NULL::timestamptz AS "arrivesAt", p.payment_intent_id AS "providerId", p.id AS "paymentId", NULL::text AS "researcherId",
      (p.share_sent_minor > p.share_due_minor AND p.share_refused_at IS NOT NULL) AS waits`,
    // By themselves first: the planner takes a third of all payments for debts, and would walk an index of all to find a page of them.
    from: Prisma.sql`payments p CROSS JOIN ${owedSince('p')}`,
    where: all([
      Prisma.sql`p.id = ANY (ARRAY(SELECT x.id FROM payments x WHERE x.environment = ${environment}::"Environment"
        AND (x.share_sent_minor > x.share_due_minor OR x.share_written_off_minor > 0)))`,
      Prisma.sql`(p.share_sent_minor > p.share_due_minor OR ${writtenOffP} > 0)`,
      momentsIn(Prisma.sql`since.at`, filters),
      status === 'open' && Prisma.sql`p.share_sent_minor > p.share_due_minor`,
      status === 'written_off' && Prisma.sql`p.share_sent_minor <= p.share_due_minor`,
      currency !== undefined && Prisma.sql`p.currency = ${currency}`,
      about && ofPayments(about),
    ]),
    key: { at: Prisma.sql`since.at`, id: Prisma.sql`p.id` },
    cursor: (id) => Prisma.sql`(SELECT since.at, c.id FROM payments c CROSS JOIN ${owedSince('c')} WHERE c.id = ${id})`,
  }
}

const isExplained = Prisma.sql`EXISTS (SELECT 1 FROM ledger_entries x WHERE x.posting = 'explained:' || e.posting)`

// Their payment is unknown: there are few of them, each to be explained.
function differences(environment: Environment, filters: Filters): Source {
  const { status, currency, about } = filters
  return {
    columns: Prisma.sql`e.posting AS id, e.created_at AS at, CASE WHEN ${isExplained} THEN 'explained' ELSE 'open' END AS status, b.category AS kind,
      -e.amount_minor AS "amountMinor", e.currency::text AS currency, NULL::text AS reason, NULL::text AS trouble, NULL::timestamptz AS "dueBy", NULL::timestamptz AS "retryAt",
      NULL::timestamptz AS "arrivesAt", b.source AS "providerId", e.payment_id AS "paymentId", NULL::text AS "researcherId", NOT ${isExplained} AS waits`,
    from: Prisma.sql`ledger_entries e LEFT JOIN balance_transactions b ON b.id = e.posting`,
    where: all([
      Prisma.sql`e.environment = ${environment}::"Environment" AND e.account = 'unassigned' AND NOT starts_with(e.posting, 'explained:')`,
      momentsIn(Prisma.sql`e.created_at`, filters),
      status === 'open' && Prisma.sql`NOT ${isExplained}`,
      status === 'explained' && isExplained,
      currency !== undefined && Prisma.sql`e.currency = ${currency}`,
      about && Prisma.sql`(e.posting = ${about.id} OR b.source = ${about.id})`,
    ]),
    key: { at: Prisma.sql`e.created_at`, id: Prisma.sql`e.posting` },
    cursor: (id) =>
      Prisma.sql`(SELECT c.created_at, c.posting FROM ledger_entries c WHERE c.posting = ${id} AND c.account = 'unassigned' LIMIT 1)`,
  }
}

export const sources: Record<FinanceList, (environment: Environment, filters: Filters) => Source> = {
  payments,
  refunds,
  transfers,
  payouts,
  disputes,
  debts,
  differences,
}
