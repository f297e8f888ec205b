import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { Prisma, type Order } from '#lib/generated/prisma/client.ts'
import { visibleTo } from '#lib/orders/permissions.ts'

/** What `selectOrders` reads beside the order's own columns: `activeOffers` for an open order, the newest payment's intent. */
export type OrderRow = Order & { activeOffers?: number | null; paymentIntentId?: string | null }

// Written out because the row lock and the search column need SQL; the order of columns means nothing.
const columns = Prisma.raw(`id, environment::text AS environment, client_id AS "clientId", status::text AS status,
  repository_name AS "repositoryName", document_type AS "documentType", location, archive_repository_id AS "archiveRepositoryId",
  country_iso_a3 AS "countryISOA3", pricing_mode::text AS "pricingMode", fixed_price_minor AS "fixedPriceMinor", currency,
  external_order_ref AS "externalOrderRef", customer_name AS "customerName", persons_of_interest AS "personsOfInterest",
  instructions, sandbox_mode AS "sandboxMode", selected_offer_id AS "selectedOfferId", opened_at AS "openedAt",
  started_at AS "startedAt", estimated_completion_date AS "estimatedCompletionDate", delivered_at AS "deliveredAt",
  completed_at AS "completedAt", outcome::text AS outcome, report, review_state::text AS "reviewState",
  cancel_reason AS "cancelReason", event_sequence AS "eventSequence", created_at AS "createdAt", updated_at AS "updatedAt",
  CASE WHEN status = 'open' THEN (SELECT count(*)::int FROM offers f WHERE f.order_id = o.id AND f.status = 'ACTIVE') END AS "activeOffers",
  (SELECT p.payment_intent_id FROM payments p WHERE p.order_id = o.id AND p.payment_intent_id IS NOT NULL ORDER BY p.id DESC LIMIT 1) AS "paymentIntentId"`)

export const selectOrders = (tx: Tx, actor: Actor, rest: Prisma.Sql) =>
  tx.$queryRaw<OrderRow[]>`SELECT ${columns} FROM orders o WHERE ${visibleTo(actor)} ${rest}`

/** One order the actor may see; 404 for unknown and foreign alike. */
export async function getOrderRow(tx: Tx, actor: Actor, orderId: string): Promise<OrderRow> {
  const [order] = await selectOrders(tx, actor, Prisma.sql`AND id = ${orderId}`)
  if (!order) throw notFound()
  return order
}

/** The same under the row lock. Every change of an order or of anything on it begins here, so changes queue up. */
export async function lockOrder(tx: Tx, actor: Actor, orderId: string): Promise<OrderRow> {
  const [order] = await selectOrders(tx, actor, Prisma.sql`AND id = ${orderId} FOR UPDATE`)
  if (!order) throw notFound()
  return order
}
