import { systemActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

/** Lets the reviews of a locked order be read from now on. Of one that operators have hidden by then nobody is told. */
export async function openReviews(tx: Tx, { id: orderId, environment }: OrderRow): Promise<void> {
  const rows = await tx.review.findMany({ where: { orderId, openedAt: null }, orderBy: { id: 'asc' } })
  if (rows.length === 0) return
  await tx.review.updateMany({ where: { orderId, openedAt: null }, data: { openedAt: new Date() } })
  const shown = rows.filter(({ hiddenAt }) => hiddenAt === null)
  if (shown.length === 0) return
  await recordEvents(
    tx,
    systemActor(environment),
    orderId,
    shown.map(({ id, side, stars }) => ({ type: 'review.opened', payload: { id, from: side, stars } })),
  )
}
