import { systemActor, type Actor } from '#lib/actor.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { enqueue, paymentQueue } from '#lib/jobs.ts'
import { moveOrder } from '#lib/orders/move-order.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { acceptanceDays, canMove } from '#lib/orders/state.ts'
import { defineQuery, enumOf, text } from '#lib/sql.ts'

/** Completes a delivered order: the customer accepts, or has kept silent for 14 days. The researcher is paid. */
export async function completeOrder(tx: Tx, actor: Actor, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, actor, orderId)
  if (order.status === 'completed') return order
  const completed = await moveOrder(tx, order, 'complete', { completedAt: new Date(), reviewState: null })
  await recordEvents(tx, actor, orderId, [{ type: 'order.completed', payload: { status: 'completed' } }])
  const payment = await tx.payment.findFirst({
    where: { orderId, status: { in: ['authorized', 'captured', 'partially_refunded'] } },
    select: { id: true },
  })
  if (payment)
    await enqueue(
      tx,
      'transfer_payment',
      { paymentId: payment.id },
      { queue: paymentQueue(orderId), key: `transfer:${payment.id}` },
    )
  return completed
}

const findSilent = defineQuery(
  { id: text, environment: enumOf('Environment') },
  () => Prisma.sql`
    SELECT id, environment FROM orders
    WHERE status = 'delivered' AND review_state IS NULL AND delivered_at < now() - make_interval(days => ${acceptanceDays}::int)
    ORDER BY delivered_at LIMIT 500`,
)

/** Completes what was delivered 14 days ago and neither accepted nor sent back. Each order in its own transaction. */
export async function completeSilentOrders(): Promise<number> {
  const due = await findSilent(getDb())
  for (const { id, environment } of due) {
    await inTransaction(async (tx) => {
      const order = await lockOrder(tx, systemActor(environment), id)
      // The customer may have asked for changes since the list was read.
      if (canMove(order.status, 'complete') && order.reviewState === null)
        await completeOrder(tx, systemActor(environment), id)
    })
  }
  return due.length
}
