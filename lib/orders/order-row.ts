import { isCustomer, type Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { insertInto, toEventRows, type EventOf, type EventRow } from '#lib/events/event-rows.ts'
import { Prisma, type Order } from '#lib/generated/prisma/client.ts'
import { claimed, claiming, unlessWritten, type KeptReply } from '#lib/kept-reply.ts'
import { isOutdated, isUpToDate } from '#lib/orders/offer-version.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import {
  unindexed,
  date,
  defineQuery,
  defineValues,
  enumOf,
  int4,
  jsonb,
  asRow,
  named,
  names,
  nullable,
  present,
  select,
  text,
  timestamptz,
  type ShapeOf,
} from '#lib/sql.ts'

/**
 * What is read here beside the order's own columns: an open order's offers, the newest payment's intent, what is attached
 * (lib/orders/stored-attachments.ts) and, for its client's side alone, where they keep it (lib/orders/stored-filing.ts); in a list that
 * goes by more than ids, also its place there (lib/orders/sorted-page.ts).
 */
export type OrderRow = Order & {
  activeOffers?: number | null
  offersToConfirm?: number | null
  paymentIntentId?: string | null
  attachments?: Prisma.JsonValue
  filing?: Prisma.JsonValue
  place?: Prisma.JsonValue
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
  uncollectedSince: nullable(timestamptz),
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

const filing = Prisma.sql`(SELECT jsonb_build_object('folder', g.folder, 'costCentre', g.cost_centre,
    'labels', (SELECT jsonb_agg(l.label ORDER BY l.label) FROM order_labels l WHERE l.order_id = g.order_id),
    'assignee', (SELECT jsonb_build_object('id', u.id, 'name', u.name) FROM memberships m JOIN users u ON u.id = m.user_id
      WHERE m.client_id = g.client_id AND m.user_id = g.assignee_id))
  FROM order_filings g WHERE g.order_id = o.id)`

const attachments = Prisma.sql`(SELECT jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'contentType', a.content_type,
    'sizeBytes', a.size_bytes, 'createdAt', a.created_at) ORDER BY a.id)
  FROM attachments a WHERE a.order_id = o.id AND a.message_id IS NULL)`

type OrderQueryOptions<A extends unknown[]> = {
  quick?: boolean
  anew?: (actor: Actor, ...args: A) => boolean
  byId?: boolean
  from?: (...args: A) => Prisma.Sql
  place?: (...args: A) => Prisma.Sql
}

/** Reads orders `o`, and what `from` joins them to: of those that the actor may see, what `rest` says, each with its `place`. */
export const defineOrderQuery = <A extends unknown[]>(
  rest: (...args: A) => Prisma.Sql,
  { from, place, byId = false, ...options }: OrderQueryOptions<A> = {},
) =>
  defineQuery(
    {
      ...order,
      ...(place && { place: nullable(jsonb) }),
      activeOffers: nullable(int4),
      offersToConfirm: nullable(int4),
      paymentIntentId: nullable(text),
      attachments: nullable(jsonb),
      filing: nullable(jsonb),
    },
    (actor: Actor, ...args: A) => Prisma.sql`
      SELECT ${columns},
        CASE WHEN o.status = 'open' THEN (SELECT count(*)::int FROM offers f WHERE f.order_id = o.id AND ${isUpToDate}) END AS "activeOffers",
        CASE WHEN o.status = 'open' AND o.version > 1 THEN (SELECT count(*)::int FROM offers f WHERE f.order_id = o.id AND ${isOutdated}) END AS "offersToConfirm",
        (SELECT p.payment_intent_id FROM payments p WHERE p.order_id = o.id AND p.payment_intent_id IS NOT NULL ORDER BY p.id DESC LIMIT 1) AS "paymentIntentId",
        ${attachments} AS attachments,
        ${isCustomer(actor) ? filing : Prisma.sql`NULL::jsonb`} AS filing${place ? Prisma.sql`, ${place(...args)} AS place` : Prisma.empty}
      FROM orders o ${from?.(...args) ?? Prisma.empty} WHERE ${byId ? unindexed(visibleTo(actor)) : visibleTo(actor)} ${rest(...args)}`,
    options,
  )

export const findById = defineOrderQuery((id: string) => Prisma.sql`AND id = ${id}`, {
  quick: true,
  byId: true,
})
export const findAndLock = defineOrderQuery((id: string) => Prisma.sql`AND id = ${id} FOR UPDATE`, { byId: true })

type NullableKey = { [K in keyof Order]: null extends Order[K] ? K : never }[keyof Order]
/** A row to be: what it has from the start. */
export type NewOrder = Omit<Order, NullableKey | 'version' | 'waitedSeconds' | 'eventSequence'> &
  Partial<Pick<Order, NullableKey>>

const empty = Object.fromEntries(
  Object.entries(order).flatMap(([key, column]) => (column.nullable ? [[key, null]] : [])),
) as Record<NullableKey, null> // the shape says so of the same columns as the type

/** The row as it will be read. */
export const toOrderRow = (row: NewOrder, eventSequence: number): OrderRow => ({
  ...empty,
  version: 1,
  waitedSeconds: 0,
  ...row,
  eventSequence,
})

// Each row once, with its first events: written and then numbered, it would be written to all of its indexes twice.
const place = (rows: Prisma.Sql, events: readonly EventRow[]) => Prisma.sql`
  placed AS (
    INSERT INTO orders (${names(order)}) ${rows} ON CONFLICT DO NOTHING RETURNING id, environment, client_id, 0 AS base
  ), written AS (${insertInto(Prisma.sql`placed`, events)})`

const toValues = defineValues(order)
// By its values: taken out of JSON, a row costs the database half as much again.
export const insertOne = defineQuery(
  { id: text },
  (row: OrderRow, events: readonly EventRow[]) => Prisma.sql`
    WITH ${place(Prisma.sql`SELECT ${toValues(row)}`, events)} SELECT id FROM placed`,
)
export const insertMany = defineQuery(
  { id: text },
  (rows: string, events: readonly EventRow[]) => Prisma.sql`
    WITH ${place(Prisma.sql`SELECT ${names(order, 'r')} FROM jsonb_populate_recordset(NULL::orders, ${rows}::jsonb) r`, events)}
    SELECT id FROM placed`,
)
// What is kept under the key goes first, and nothing without it. Where the key is new and the number taken, it fails as a whole.
export const insertKept = defineQuery(
  { id: present(text), placed: int4 },
  (row: OrderRow, events: readonly EventRow[], kept: KeptReply) => Prisma.sql`
    WITH ${claimed(kept)}, ${place(Prisma.sql`SELECT ${toValues(row)} WHERE EXISTS (SELECT FROM claimed)`, events)}
    SELECT id, 1 AS placed FROM placed ${unlessWritten(Prisma.sql`NULL,`, Prisma.sql`placed`)}`,
)

/**
 * Writes rows with their first events; returns the ids of those whose number nobody else has.
 * @param kept of one row alone: is written with it or, where its key was used before, nothing is: throws AlreadyKept
 */
export async function insertOrders(
  tx: Tx,
  actor: Actor,
  rows: readonly OrderRow[],
  events: readonly EventOf[],
  kept?: KeptReply,
): Promise<Set<string>> {
  const first = toEventRows(actor, events)
  const [only] = rows.length === 1 ? rows : []
  if (!kept || !only) {
    const many = () => insertMany(tx, JSON.stringify(rows.map((row) => asRow(order, row))), first)
    return idsOf(await (only ? insertOne(tx, only, first) : many()))
  }
  return idsOf(await claiming(insertKept(tx, only, first, kept)))
}
const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id))

/** One order the actor may see; 404 for unknown and foreign alike. */
export async function getOrderRow(tx: Tx, actor: Actor, orderId: string): Promise<OrderRow> {
  const [order] = await findById(tx, actor, orderId)
  if (!order) throw notFound()
  return order
}

/**
 * The same under the row lock. Every change of an order or of anything on it begins here, so changes queue up; or it is one statement,
 * which does nothing where the order isn't as it was when that began (write-at-once.ts, select-at-once.ts).
 */
export async function lockOrder(tx: Tx, actor: Actor, orderId: string): Promise<OrderRow> {
  const [order] = await findAndLock(tx, actor, orderId)
  if (!order) throw notFound()
  return order
}
