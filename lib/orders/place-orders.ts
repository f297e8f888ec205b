import { systemActor, type CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { recordManyEvents } from '#lib/events/record-many-events.ts'
import { newId } from '#lib/ids.ts'
import { insertOrders, type NewOrder, type OrderRow } from '#lib/orders/order-row.ts'
import type { PreparedOrder } from '#lib/orders/prepared-order.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { toOrderView } from '#lib/orders/view.ts'

/**
 * Places orders: a few statements, however many they are. Where nobody has to look at them first they are opened in the same
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
    orders.map((order) => ({
      ...order,
      id: newId('order'),
      openedAt: order.status === 'open' ? now : null,
      createdAt: now,
      updatedAt: now,
    })),
  )
  const opener = systemActor(actor.environment)
  await recordManyEvents(
    tx,
    actor,
    rows.flatMap(({ id: orderId, status }) => [
      { orderId, type: 'order.created' as const },
      ...(status === 'open'
        ? [{ orderId, type: 'order.opened' as const, payload: { status: 'open' }, actor: opener }]
        : []),
    ]),
  )
  return rows.map((row) => toOrderView({ ...row, status: 'submitted', openedAt: null }))
}

/** The database draws the numbers; should another order take the same at the same moment, it draws again. */
async function insertAll(tx: Tx, orders: readonly NewOrder[]): Promise<OrderRow[]> {
  const rows = new Map<string, OrderRow>()
  while (rows.size < orders.length) {
    const missing = orders.filter(({ id }) => !rows.has(id))
    for (const row of await insertOrders(tx, missing)) rows.set(row.id, row)
  }
  return orders.flatMap(({ id }) => rows.get(id) ?? [])
}
