import { isCustomer, type Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { eventRows, toEventRows, type EventOf } from '#lib/events/event-rows.ts'
import { Prisma, type Order } from '#lib/generated/prisma/client.ts'
import { isOutdated, isUpToDate } from '#lib/orders/offer-version.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import {
  date,
  defineQuery,
  enumOf,
  int4,
  jsonb,
  asRow,
  named,
  names,
  nullable,
  select,
  text,
  timestamptz,
  type ShapeOf,
} from '#lib/sql.ts'

/**
 * What is read here beside the order's own columns: an open order's offers, the newest payment's intent and, for its
 * client's side alone, where they keep it (lib/orders/stored-filing.ts).
 */
export type OrderRow = Order & {
  activeOffers?: number | null
  offersToConfirm?: number | null
  paymentIntentId?: string | null
  filing?: Prisma.JsonValue
}

/** The columns of an order, as SQL reads them: it takes the row lock and the search column. */
const order: ShapeOf<Order> = {
  id: text,
  number: text,
  environment: enumOf('Environment'),
  clientId: text,
  status: enumOf('OrderStatus'),
  repositoryName: text,
  documentType: text,
  location: text,
  archiveRepositoryId: nullable(text),
  countryISOA3: named('country_iso_a3', nullable(text)),
  pricingMode: enumOf('PricingMode'),
  fixedPriceMinor: nullable(int4),
  currency: text,
  externalOrderRef: nullable(text),
  customerName: nullable(text),
  personsOfInterest: nullable(jsonb),
  instructions: nullable(text),
  sandboxMode: nullable(text),
  selectedOfferId: nullable(text),
  openedAt: nullable(timestamptz),
  confirmedAt: nullable(timestamptz),
  startedAt: nullable(timestamptz),
  estimatedCompletionDate: nullable(date),
  deliveredAt: nullable(timestamptz),
  completedAt: nullable(timestamptz),
  closedAt: nullable(timestamptz),
  outcome: nullable(enumOf('Outcome')),
  report: nullable(text),
  reviewState: nullable(enumOf('ReviewState')),
  openCaseId: nullable(text),
  acceptanceNotBefore: nullable(timestamptz),
  cancelReason: nullable(text),
  version: int4,
  questionBy: nullable(enumOf('QuestionSide')),
  questionAt: nullable(timestamptz),
  waitedSeconds: int4,
  eventSequence: int4,
  createdAt: timestamptz,
  updatedAt: timestamptz,
}
const columns = select(order, 'o')

const filing = Prisma.sql`(SELECT jsonb_build_object('folder', g.folder,
    'labels', (SELECT jsonb_agg(l.label ORDER BY l.label) FROM order_labels l WHERE l.order_id = g.order_id),
    'assignee', (SELECT jsonb_build_object('id', u.id, 'name', u.name) FROM memberships m JOIN users u ON u.id = m.user_id
      WHERE m.client_id = g.client_id AND m.user_id = g.assignee_id))
  FROM order_filings g WHERE g.order_id = o.id)`

/** Reads orders `o`: of those that the actor may see, what `rest` says. */
export const defineOrderQuery = <A extends unknown[]>(rest: (...args: A) => Prisma.Sql) =>
  defineQuery(
    {
      ...order,
      activeOffers: nullable(int4),
      offersToConfirm: nullable(int4),
      paymentIntentId: nullable(text),
      filing: nullable(jsonb),
    },
    (actor: Actor, ...args: A) => Prisma.sql`
      SELECT ${columns},
        CASE WHEN o.status = 'open' THEN (SELECT count(*)::int FROM offers f WHERE f.order_id = o.id AND ${isUpToDate}) END AS "activeOffers",
        CASE WHEN o.status = 'open' AND o.version > 1 THEN (SELECT count(*)::int FROM offers f WHERE f.order_id = o.id AND ${isOutdated}) END AS "offersToConfirm",
        (SELECT p.payment_intent_id FROM payments p WHERE p.order_id = o.id AND p.payment_intent_id IS NOT NULL ORDER BY p.id DESC LIMIT 1) AS "paymentIntentId",
        ${isCustomer(actor) ? filing : Prisma.sql`NULL::jsonb`} AS filing
      FROM orders o WHERE ${visibleTo(actor)} ${rest(...args)}`,
  )

export const findById = defineOrderQuery((id: string) => Prisma.sql`AND id = ${id}`)
export const findAndLock = defineOrderQuery((id: string) => Prisma.sql`AND id = ${id} FOR UPDATE`)

/** A row to be, without what the database draws or counts by itself. */
export type NewOrder = Omit<Prisma.OrderCreateManyInput, 'number' | 'version' | 'waitedSeconds' | 'eventSequence'>

const { number: _number, version: _version, waitedSeconds: _waitedSeconds, ...given } = order
// Each row once, with its first events: written and then numbered, it would be written to all of its indexes twice.
const insertRows = defineQuery(
  order,
  (rows: string, events: string) => Prisma.sql`
    WITH placed AS (
      INSERT INTO orders AS o (${names(given)}) SELECT ${names(given, 'r')} FROM jsonb_populate_recordset(NULL::orders, ${rows}::jsonb) r
      ON CONFLICT DO NOTHING RETURNING ${columns}
    ), written AS (
      INSERT INTO events (id, environment, client_id, order_id, sequence, type, payload, actor_type, actor_id, actor_name, created_at)
      SELECT r.id, p.environment, p."clientId", p.id, r.n, r.type, r.payload, r.actor_type::"ActorType", r.actor_id, r.actor_name, clock_timestamp()
      FROM placed p JOIN ${eventRows(events)} ON r.order_id = p.id ORDER BY r.id
    )
    SELECT * FROM placed`,
)

/**
 * Writes the rows whose number, drawn by the database, nobody else has taken at the same moment, with their first events, and
 * reads them.
 */
export async function insertOrders(
  tx: Tx,
  actor: Actor,
  rows: readonly NewOrder[],
  events: readonly EventOf[],
): Promise<OrderRow[]> {
  const { rows: first, counts } = toEventRows(actor, events)
  const orders = rows.map((row) => asRow(given, { ...row, eventSequence: counts.get(row.id) ?? 0 }))
  return insertRows(tx, JSON.stringify(orders), first)
}

/** One order the actor may see; 404 for unknown and foreign alike. */
export async function getOrderRow(tx: Tx, actor: Actor, orderId: string): Promise<OrderRow> {
  const [order] = await findById(tx, actor, orderId)
  if (!order) throw notFound()
  return order
}

/** The same under the row lock. Every change of an order or of anything on it begins here, so changes queue up. */
export async function lockOrder(tx: Tx, actor: Actor, orderId: string): Promise<OrderRow> {
  const [order] = await findAndLock(tx, actor, orderId)
  if (!order) throw notFound()
  return order
}
