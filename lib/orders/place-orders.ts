import { systemActor, type Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { EventOf } from '#lib/events/event-rows.ts'
import { toNotice } from '#lib/events/notice-of-change.ts'
import { newId } from '#lib/ids.ts'
import type { Keep } from '#lib/kept-reply.ts'
import { recallMoment } from '#lib/moment.ts'
import { drawNumber, noteFirstDraw } from '#lib/orders/draw-number.ts'
import { insertOrders, toOrderRow, type OrderRow } from '#lib/orders/order-row.ts'
import type { PreparedOrder } from '#lib/orders/prepared-order.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { toOrderView } from '#lib/orders/view.ts'
import { tellOfChanges } from '#lib/wake.ts'

type Options = {
  /** Of one order alone. */
  keep?: Keep<OrderView> | undefined
  draw?: typeof drawNumber
}

/**
 * Places orders: one statement, however many they are. Where nobody has to look at them first they are opened in the same
 * breath; the answer still shows them as placed, for opening is the next entry of their history. Throws AlreadyKept where
 * something was kept under the key before.
 */
export async function placeOrders(
  tx: Tx,
  actor: Actor,
  orders: readonly PreparedOrder[],
  { keep, draw = drawNumber }: Options = {},
): Promise<OrderView[]> {
  // Later changes are dated by the database: by another clock, whoever asks for what has changed since the newest would miss some.
  const now = await recallMoment(tx)
  const rows = orders.map((order) => {
    const openedAt = order.status === 'open' ? now : null
    const row = { ...order, id: newId('order'), number: draw(), openedAt, createdAt: now, updatedAt: now }
    return toOrderRow(row, firstEventsOf(row).length)
  })
  const missing = new Map(rows.map((row) => [row.id, row]))
  for (let taken = 0; missing.size > 0; taken += 1) {
    // Somebody has the number, so another one is drawn.
    if (taken > 0) for (const row of missing.values()) row.number = draw(taken)
    const left = [...missing.values()]
    const kept = keep && left[0] && keep(toPlacedView(left[0]))
    for (const id of await insertOrders(tx, actor, left, left.flatMap(firstEventsOf), kept)) missing.delete(id)
    if (taken === 0) for (const { id } of left) noteFirstDraw(missing.has(id))
  }
  tellOfChanges(tx, rows.flatMap(noticesOf))
  return rows.map(toPlacedView)
}

const toPlacedView = (row: OrderRow) => toOrderView({ ...row, status: 'submitted', openedAt: null })

type Placed = Pick<OrderRow, 'id' | 'status' | 'environment' | 'clientId'>
const firstEventsOf = ({ id: orderId, status, environment }: Placed): EventOf[] => [
  { orderId, type: 'order.created' },
  ...(status === 'open'
    ? [{ orderId, type: 'order.opened' as const, payload: { status }, actor: systemActor(environment) }]
    : []),
]

const noticesOf = (order: Placed): string[] =>
  firstEventsOf(order).map(({ orderId, type }, i) =>
    toNotice({ environment: order.environment, clientId: order.clientId, orderId, type, sequence: i + 1 }),
  )
