import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'

/** An order whose selected offer is this researcher's, under the lock. One they may only see is 409, any other 404. */
export async function lockOwnWork(tx: Tx, actor: ResearcherActor, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, actor, orderId)
  const offer =
    order.selectedOfferId &&
    (await tx.offer.findFirst({ where: { id: order.selectedOfferId, researcherId: actor.id } }))
  if (!offer)
    throw new ApiError(
      'order_state_conflict',
      'This order is not yours to work on: your offer is not the selected one.',
    )
  return order
}
