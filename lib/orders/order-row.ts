import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { Prisma, type Order } from '#lib/generated/prisma/client.ts'
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

/** What is read here beside the order's own columns: `activeOffers` for an open order, the newest payment's intent. */
export type OrderRow = Order & { activeOffers?: number | null; paymentIntentId?: string | null }

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
  eventSequence: int4,
  createdAt: timestamptz,
  updatedAt: timestamptz,
}
const columns = select(order, 'o')

/** Reads orders `o`: of those that the actor may see, what `rest` says. */
export const defineOrderQuery = <A extends unknown[]>(rest: (...args: A) => Prisma.Sql) =>
  defineQuery(
    { ...order, activeOffers: nullable(int4), paymentIntentId: nullable(text) },
    (actor: Actor, ...args: A) => Prisma.sql`
      SELECT ${columns},
        CASE WHEN o.status = 'open' THEN (SELECT count(*)::int FROM offers f WHERE f.order_id = o.id AND f.status = 'ACTIVE') END AS "activeOffers",
        (SELECT p.payment_intent_id FROM payments p WHERE p.order_id = o.id AND p.payment_intent_id IS NOT NULL ORDER BY p.id DESC LIMIT 1) AS "paymentIntentId"
      FROM orders o WHERE ${visibleTo(actor)} ${rest(...args)}`,
  )

export const findById = defineOrderQuery((id: string) => Prisma.sql`AND id = ${id}`)
export const findAndLock = defineOrderQuery((id: string) => Prisma.sql`AND id = ${id} FOR UPDATE`)

/** A row to be, without what the database draws or counts by itself. */
export type NewOrder = Omit<Prisma.OrderCreateManyInput, 'number' | 'eventSequence'>

const { number: _number, eventSequence: _eventSequence, ...given } = order
const insertRows = defineQuery(
  order,
  (rows: string) => Prisma.sql`
    INSERT INTO orders AS o (${names(given)}) SELECT ${names(given, 'r')} FROM jsonb_populate_recordset(NULL::orders, ${rows}::jsonb) r
    ON CONFLICT DO NOTHING RETURNING ${columns}`,
)

/** Writes the rows whose number, drawn by the database, nobody else has taken at the same moment, and reads them. */
export const insertOrders = (tx: Tx, rows: readonly NewOrder[]): Promise<OrderRow[]> =>
  insertRows(tx, JSON.stringify(rows.map((row) => asRow(given, row))))

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
