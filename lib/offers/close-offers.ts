import { systemActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { NewEvent } from '#lib/events/record-events.ts'

/** Closes what is still on offer once an order is paid for or over. Returns the events for the caller's one statement. */
export async function closeOffers(tx: Tx, orderId: string): Promise<NewEvent[]> {
  const closed = await tx.offer.updateManyAndReturn({
    where: { orderId, status: 'ACTIVE' },
    data: { status: 'CLOSED', updatedAt: new Date() },
    select: { id: true, order: { select: { environment: true } } },
  })
  return closed.map(({ id, order }) => ({
    type: 'offer.closed',
    payload: { id, status: 'closed' },
    actor: systemActor(order.environment),
  }))
}
