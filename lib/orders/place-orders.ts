import { systemActor, type CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { EventOf } from '#lib/events/event-rows.ts'
import { toNotice } from '#lib/events/notice-of-change.ts'
import { newId } from '#lib/ids.ts'
import { insertOrders, type NewOrder, type OrderRow } from '#lib/orders/order-row.ts'
import type { PreparedOrder } from '#lib/orders/prepared-order.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { toOrderView } from '#lib/orders/view.ts'
import { tellOfChanges } from '#lib/wake.ts'

/**
 * Places orders: one statement, however many they are. Where nobody has to look at them first they are opened in the same
 * breath; the answer still shows them as placed, for opening is the next entry of their history.
 */
export async function placeOrders(
  tx: Tx,
  actor: CustomerActor,
  orders: readonly PreparedOrder[],
): Promise<OrderView[]> {
  const now = new Date()
  const rows = await insertAll(
    tx,
    actor,
    orders.map((order) => ({
      ...order,
      id: newId('order'),
      openedAt: order.status === 'open' ? now : null,
      createdAt: now,
      updatedAt: now,
    })),
  )
  return rows.map((row) => toOrderView({ ...row, status: 'submitted', openedAt: null }))
}

const firstEventsOf = ({ id: orderId, status, environment }: NewOrder): EventOf[] => [
  { orderId, type: 'order.created' },
  ...(status === 'open'
    ? [{ orderId, type: 'order.opened' as const, payload: { status }, actor: systemActor(environment) }]
    : []),
]

/** The database draws the numbers; should another order take the same at the same moment, it draws again. */
async function insertAll(tx: Tx, actor: CustomerActor, orders: readonly NewOrder[]): Promise<OrderRow[]> {
  const rows = new Map<string, OrderRow>()
  while (rows.size < orders.length) {
    const missing = orders.filter(({ id }) => !rows.has(id))
    for (const row of await insertOrders(tx, actor, missing, missing.flatMap(firstEventsOf))) rows.set(row.id, row)
  }
  tellOfChanges(tx, orders.flatMap(noticesOf))
  return orders.flatMap(({ id }) => rows.get(id) ?? [])
}

const noticesOf = (order: NewOrder): string[] =>
  firstEventsOf(order).map(({ orderId, type }, i) =>
    toNotice({ environment: order.environment, clientId: order.clientId, orderId, type, sequence: i + 1 }),
  )
