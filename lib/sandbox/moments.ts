import { endOfDay } from '#lib/day-end.ts'
import type { Tx } from '#lib/db.ts'
import { acceptanceEndOf } from '#lib/orders/acceptance.ts'
import { dueDateOf } from '#lib/orders/due.ts'
import { holdWarningHours } from '#lib/orders/find-ending-hold.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import type { Moment } from '#lib/sandbox/schema.ts'

export const dayMs = 86_400_000

/** How many whole days lead there. Time moves in whole days alone: promises are dates, and go along with everything else. */
export const daysUntil = (at: Date): number => Math.ceil((at.getTime() - Date.now()) / dayMs)

/** What time alone will bring an order, the nearest first. Each is read from where the service itself looks for it. */
export async function findMoments(tx: Tx, order: OrderRow): Promise<{ moment: Moment; at: Date }[]> {
  const [offer, payment, review] = await Promise.all([
    tx.offer.findFirst({
      where: { orderId: order.id, status: 'ACTIVE' },
      orderBy: { expiresAt: 'desc' },
      select: { expiresAt: true },
    }),
    tx.payment.findFirst({
      where: { orderId: order.id, status: 'authorized', captureBefore: { not: null }, order: { status: 'confirmed' } },
      select: { captureBefore: true },
    }),
    tx.review.findFirst({ where: { orderId: order.id, openedAt: null }, select: { dueAt: true } }),
  ])
  const hold = payment?.captureBefore?.getTime()
  const working = order.status === 'confirmed' || order.status === 'in_progress'
  // While the researcher waits for an answer, nothing gets late (lib/orders/due.ts).
  const due = working && order.questionBy !== 'researcher' ? dueDateOf(order) : undefined
  const found: [Moment, Date | undefined][] = [
    ['offers_expire', offer?.expiresAt],
    ['hold_ends_soon', hold === undefined ? undefined : new Date(hold - holdWarningHours * 3_600_000)],
    ['hold_ends', hold === undefined ? undefined : new Date(hold)],
    // A promise is kept until its day is over.
    ['late', due ? endOfDay(due) : undefined],
    ['acceptance', acceptanceEndOf(order)],
    ['reviews_open', review?.dueAt],
  ]
  return found
    .flatMap(([moment, at]) => (at !== undefined && at.getTime() > Date.now() ? [{ moment, at }] : []))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}
