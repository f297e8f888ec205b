import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { shownMost, type PaymentTrouble, type QueueView } from '#lib/queue/schema.ts'
import { defineQuery, enumOf, int4, nullable, text, timestamptz, words, type RowOf } from '#lib/sql.ts'
import { withoutAbsent } from '#lib/view.ts'

const troubled = {
  trouble: words<PaymentTrouble>(),
  orderId: text,
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
  since: timestamptz,
}
type Row = RowOf<typeof troubled>

const findTroubled = defineQuery(
  troubled,
  (environment: Environment, most: number) => Prisma.sql`
    WITH troubled AS (
      (SELECT 'expiring' AS trouble, p.order_id, p.id AS payment_id, p.hold_flagged_at AS since FROM payments p JOIN orders o ON o.id = p.order_id
       WHERE p.status = 'authorized' AND p.capture_before < now() + interval '48 hours' AND p.environment = ${environment}::"Environment" AND o.status = 'confirmed'
       ORDER BY p.capture_before LIMIT ${most}::int)
      UNION ALL
      (SELECT p.status::text, p.order_id, p.id, p.updated_at FROM payments p
       WHERE p.status IN ('mismatch', 'disputed') AND p.environment = ${environment}::"Environment" ORDER BY p.updated_at LIMIT ${most}::int)
      UNION ALL
      (SELECT 'unpaid', o.id, latest.id, coalesce(o.delivered_at, o.started_at, o.updated_at) FROM orders o JOIN clients c ON c.id = o.client_id
         JOIN offers f ON f.id = o.selected_offer_id
         LEFT JOIN LATERAL (SELECT id, status FROM payments p WHERE p.order_id = o.id ORDER BY p.id DESC LIMIT 1) latest ON true
       WHERE o.environment = ${environment}::"Environment"
         AND (o.status IN ('in_progress', 'delivered') OR (o.status = 'completed' AND o.completed_at > now() - interval '90 days'))
         AND c.billing = 'card' AND f.amount_minor > 0 AND o.started_at < now() - interval '15 minutes'
         AND coalesce(latest.status, 'initiated') IN ('initiated', 'failed', 'authorized', 'canceled', 'expired')
       ORDER BY o.id LIMIT ${most}::int)
    )
    SELECT t.trouble, t.order_id AS "orderId", o.status, o.document_type AS "documentType", o.repository_name AS "repositoryName",
      c.id AS "clientId", c.name AS "clientName", r.id AS "researcherId", r.name AS "researcherName",
      p.id AS "paymentId", p.status AS "paymentStatus", p.payment_intent_id AS "paymentIntentId", p.amount_minor AS "amountMinor", p.currency,
      p.capture_before AS "captureBefore", coalesce(t.since, p.updated_at, o.updated_at) AS since
    FROM troubled t JOIN orders o ON o.id = t.order_id JOIN clients c ON c.id = o.client_id
    LEFT JOIN payments p ON p.id = t.payment_id LEFT JOIN offers f ON f.id = o.selected_offer_id LEFT JOIN researchers r ON r.id = f.researcher_id
    ORDER BY since, t.order_id LIMIT ${most}::int`,
)

/**
 * Payments that somebody must look at: holds about to lapse, disputes, payments that aren't what was agreed, and work done
 * that nobody has paid for. Each stretch walks an index of its own kind; the fifteen minutes are what a capture may take.
 */
export async function findTroubledPayments(
  tx: Tx,
  { environment }: OperatorActor,
): Promise<QueueView['payments']['items']> {
  const rows = await findTroubled(tx, environment, shownMost + 1)
  return rows.map((row) => ({
    trouble: row.trouble,
    orderId: row.orderId,
    status: row.status,
    title: `${row.documentType}, ${row.repositoryName}`,
    client: { id: row.clientId, name: row.clientName },
    since: row.since.toISOString(),
    ...(row.researcherId !== null && row.researcherName !== null
      ? { researcher: { id: row.researcherId, name: row.researcherName } }
      : {}),
    ...(row.captureBefore && row.trouble === 'expiring' ? { captureBefore: row.captureBefore.toISOString() } : {}),
    ...paymentOf(row),
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
