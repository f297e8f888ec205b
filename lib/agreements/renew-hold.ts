import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { findEndingHold } from '#lib/orders/find-ending-hold.ts'
import { moveOrder } from '#lib/orders/move-order.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { endPayment } from '#lib/payments/end-payment.ts'
import type { RenewedHoldView } from '#lib/payments/schema.ts'

/**
 * Lets a customer pay anew before their hold ends: the hold that is about to lapse is given back, and the order waits for a
 * payment as it would once it had. Whoever locks the order first wins, the customer here or the researcher who starts.
 */
export async function renewHold(tx: Tx, actor: CustomerActor, orderId: string): Promise<RenewedHoldView> {
  const order = await lockOrder(tx, actor, orderId)
  if (order.status !== 'awaiting_payment') {
    if (order.status !== 'confirmed' || (await findEndingHold(tx, orderId)) === null)
      throw new ApiError(
        'order_state_conflict',
        'A hold can be renewed while work has not started and its end is at most two days away: `holdExpiresAt` says so.',
        { members: { status: order.status } },
      )
    const ended = await endPayment(tx, orderId)
    await moveOrder(tx, order, 'lapse', { confirmedAt: null })
    await recordEvents(tx, actor, orderId, ended)
  }
  return { id: orderId, status: 'awaiting_payment' }
}
