import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { isDisputeOpen, isRefundRefused, isShareRefused } from '#lib/payments/waits.ts'

/**
 * Payments that somebody must look at: holds about to lapse, payments that aren't what was agreed, disputes, refunds that
 * failed, shares that the provider refused to move, and work done that nobody has paid for. `id` is of what is in trouble: the
 * payment, its dispute or its refund. Each stretch walks an index of its own kind; the fifteen minutes are what a capture may take.
 */
export const troubledPayments = (environment: Environment) => Prisma.sql`
  SELECT p.id, 'expiring' AS trouble, p.order_id, p.id AS payment_id, coalesce(p.hold_flagged_at, p.updated_at) AS since, p.capture_before AS deadline,
    NULL::int AS concerned, NULL::text AS refusal, NULL::text AS dispute_id
  FROM payments p JOIN orders o ON o.id = p.order_id
  WHERE p.status = 'authorized' AND p.capture_before < now() + interval '48 hours' AND p.environment = ${environment}::"Environment" AND o.status = 'confirmed'
  UNION ALL
  SELECT p.id, 'mismatch', p.order_id, p.id, p.updated_at, NULL, NULL, NULL, NULL
  FROM payments p WHERE p.status = 'mismatch' AND p.environment = ${environment}::"Environment"
  UNION ALL
  SELECT d.id, CASE WHEN d.status LIKE '%under_review' THEN 'in_review' ELSE 'disputed' END, p.order_id, p.id, coalesce(d.submitted_at, d.created_at),
    CASE WHEN d.status LIKE '%under_review' THEN NULL ELSE d.due_by END, d.amount_minor, replace(d.reason, '_', ' ') || ', ' || replace(d.status, '_', ' '), d.id
  FROM disputes d JOIN payments p ON p.id = d.payment_id
  WHERE ${isDisputeOpen} AND p.environment = ${environment}::"Environment"
  UNION ALL
  SELECT r.id, 'refund_failed', p.order_id, p.id, coalesce(r.waiting_since, r.updated_at), NULL, r.amount_minor, coalesce(r.failure, replace(r.status::text, '_', ' ')), NULL
  FROM refunds r JOIN payments p ON p.id = r.payment_id
  WHERE ${isRefundRefused} AND p.environment = ${environment}::"Environment"
  UNION ALL
  SELECT p.id, CASE WHEN p.share_due_minor > p.share_sent_minor THEN 'owed' ELSE 'debt' END, p.order_id, p.id, coalesce(p.share_refused_since, p.share_refused_at), NULL,
    abs(p.share_due_minor - p.share_sent_minor), p.share_refusal, NULL
  FROM payments p
  WHERE ${isShareRefused} AND p.environment = ${environment}::"Environment"
  UNION ALL
  SELECT latest.id, 'unpaid', o.id, latest.id, coalesce(o.delivered_at, o.started_at, o.updated_at), NULL, NULL, NULL, NULL
  FROM orders o JOIN clients c ON c.id = o.client_id JOIN offers f ON f.id = o.selected_offer_id
  CROSS JOIN LATERAL (SELECT id, status FROM payments p WHERE p.order_id = o.id ORDER BY p.id DESC LIMIT 1) latest
  WHERE o.environment = ${environment}::"Environment" AND o.uncollected_since < now() - interval '15 minutes'
    AND (o.status IN ('in_progress', 'delivered') OR (o.status = 'completed' AND o.completed_at > now() - interval '90 days'))
    AND c.billing = 'card' AND f.amount_minor > 0 AND latest.status IN ('initiated', 'failed', 'authorized', 'canceled', 'expired')`
