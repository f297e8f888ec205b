import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { researcherOf } from '#lib/queue/researcher-of.ts'
import { shownMost, type PaymentTrouble, type QueueView } from '#lib/queue/schema.ts'
import { defineQuery, enumOf, int4, nullable, text, timestamptz, words, type RowOf } from '#lib/sql.ts'
import { withoutAbsent } from '#lib/view.ts'

const troubled = {
  trouble: words<PaymentTrouble>(),
  orderId: text,
  number: text,
  status: enumOf('OrderStatus'),
  documentType: text,
  repositoryName: text,
  clientId: text,
  clientName: text,
  researcherId: nullable(text),
  researcherName: nullable(text),
  paymentId: nullable(text),
  paymentStatus: nullable(enumOf('PaymentStatus')),
  paymentIntentId: nullable(text),
  amountMinor: nullable(int4),
  currency: nullable(text),
  captureBefore: nullable(timestamptz),
  dueBy: nullable(timestamptz),
  concernedMinor: nullable(int4),
  refusal: nullable(text),
  disputeId: nullable(text),
  since: timestamptz,
}
type Row = RowOf<typeof troubled>

const findTroubled = defineQuery(
  troubled,
  (environment: Environment, most: number) => Prisma.sql`
    WITH troubled AS (
      (SELECT 'expiring' AS trouble, p.order_id, p.id AS payment_id, p.hold_flagged_at AS since,
         NULL::timestamptz AS due_by, NULL::int AS concerned, NULL::text AS refusal, NULL::text AS dispute_id FROM payments p JOIN orders o ON o.id = p.order_id
       WHERE p.status = 'authorized' AND p.capture_before < now() + interval '48 hours' AND p.environment = ${environment}::"Environment" AND o.status = 'confirmed'
       ORDER BY p.capture_before LIMIT ${most}::int)
      UNION ALL
      (SELECT 'mismatch', p.order_id, p.id, p.updated_at, NULL, NULL, NULL, NULL FROM payments p
       WHERE p.status = 'mismatch' AND p.environment = ${environment}::"Environment" ORDER BY p.updated_at LIMIT ${most}::int)
      UNION ALL
      (SELECT CASE WHEN d.status LIKE '%under_review' THEN 'in_review' ELSE 'disputed' END, p.order_id, p.id, coalesce(d.submitted_at, d.created_at),
         CASE WHEN d.status LIKE '%under_review' THEN NULL ELSE d.due_by END, d.amount_minor, replace(d.reason, '_', ' ') || ', ' || replace(d.status, '_', ' '), d.id
       FROM disputes d JOIN payments p ON p.id = d.payment_id
       WHERE d.status NOT IN ('won', 'lost', 'warning_closed', 'prevented') AND p.environment = ${environment}::"Environment"
       ORDER BY d.due_by LIMIT ${most}::int)
      UNION ALL
      (SELECT 'refund_failed', p.order_id, p.id, r.updated_at, NULL, r.amount_minor, coalesce(r.failure, replace(r.status::text, '_', ' ')), NULL FROM refunds r JOIN payments p ON p.id = r.payment_id
       WHERE r.status NOT IN ('pending', 'succeeded') AND r.answered_at IS NULL AND r.retry_at IS NULL AND p.environment = ${environment}::"Environment"
       ORDER BY r.updated_at LIMIT ${most}::int)
      UNION ALL
      (SELECT CASE WHEN p.share_due_minor > p.share_sent_minor THEN 'owed' ELSE 'debt' END, p.order_id, p.id, p.share_refused_at, NULL,
         abs(p.share_due_minor - p.share_sent_minor), p.share_refusal, NULL FROM payments p
       WHERE p.share_due_minor <> p.share_sent_minor AND p.share_refused_at IS NOT NULL AND p.environment = ${environment}::"Environment"
       ORDER BY p.share_refused_at LIMIT ${most}::int)
      UNION ALL
      (SELECT 'unpaid', o.id, latest.id, coalesce(o.delivered_at, o.started_at, o.updated_at), NULL, NULL, NULL, NULL FROM orders o JOIN clients c ON c.id = o.client_id
         JOIN offers f ON f.id = o.selected_offer_id
         CROSS JOIN LATERAL (SELECT id, status FROM payments p WHERE p.order_id = o.id ORDER BY p.id DESC LIMIT 1) latest
       WHERE o.environment = ${environment}::"Environment" AND o.uncollected_since < now() - interval '15 minutes'
         AND (o.status IN ('in_progress', 'delivered') OR (o.status = 'completed' AND o.completed_at > now() - interval '90 days'))
         AND c.billing = 'card' AND f.amount_minor > 0 AND latest.status IN ('initiated', 'failed', 'authorized', 'canceled', 'expired')
       ORDER BY o.id LIMIT ${most}::int)
    )
    SELECT t.trouble, t.order_id AS "orderId", o.number, o.status, o.document_type AS "documentType", o.repository_name AS "repositoryName",
      c.id AS "clientId", c.name AS "clientName", r.id AS "researcherId", r.name AS "researcherName",
      p.id AS "paymentId", p.status AS "paymentStatus", p.payment_intent_id AS "paymentIntentId", p.amount_minor AS "amountMinor", p.currency,
      p.capture_before AS "captureBefore", t.due_by AS "dueBy", t.concerned AS "concernedMinor", t.refusal, t.dispute_id AS "disputeId", coalesce(t.since, p.updated_at, o.updated_at) AS since
    FROM troubled t JOIN orders o ON o.id = t.order_id JOIN clients c ON c.id = o.client_id
    LEFT JOIN payments p ON p.id = t.payment_id LEFT JOIN offers f ON f.id = o.selected_offer_id LEFT JOIN researchers r ON r.id = f.researcher_id
    ORDER BY since, t.order_id LIMIT ${most}::int`,
)

/**
 * Payments that somebody must look at: holds about to lapse, payments that aren't what was agreed, disputes, refunds that
 * failed, shares that the provider refused to move, and work done that nobody has paid for. Each stretch walks an index of its own kind; the fifteen minutes are what a capture may take.
 */
export async function findTroubledPayments(
  tx: Tx,
  { environment }: OperatorActor,
  most: number = shownMost + 1,
): Promise<QueueView['payments']['items']> {
  const rows = await findTroubled(tx, environment, most)
  return rows.map((row) => ({
    trouble: row.trouble,
    orderId: row.orderId,
    number: row.number,
    status: row.status,
    title: `${row.documentType}, ${row.repositoryName}`,
    client: { id: row.clientId, name: row.clientName },
    since: row.since.toISOString(),
    ...researcherOf(row),
    ...(row.captureBefore && row.trouble === 'expiring' ? { captureBefore: row.captureBefore.toISOString() } : {}),
    ...paymentOf(row),
    ...withoutAbsent({
      dueBy: row.dueBy?.toISOString(),
      refusal: row.refusal,
      disputeId: row.disputeId,
      concernedMinor: row.concernedMinor,
      concerned:
        row.concernedMinor === null || row.currency === null
          ? undefined
          : toMajor(row.concernedMinor, getCurrency(row.currency)),
    }),
  }))
}

function paymentOf({ paymentId, paymentStatus, paymentIntentId, amountMinor, currency }: Row) {
  if (paymentId === null || paymentStatus === null || amountMinor === null || currency === null) return {}
  return {
    payment: {
      id: paymentId,
      status: paymentStatus,
      amountMinor,
      amount: toMajor(amountMinor, getCurrency(currency)),
      currency,
      ...withoutAbsent({ paymentIntentId }),
    },
  }
}
