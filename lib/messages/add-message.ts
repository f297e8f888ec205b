import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { newId } from '#lib/ids.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { isClosed } from '#lib/orders/state.ts'

export function requireOpenForMessages({ status }: OrderRow): void {
  if (isClosed(status))
    throw new ApiError('order_closed', `The order is ${status}; nobody reads its messages any more.`)
}

/** Writes a message on a locked order. `researcherId`: the researcher at the other end, null for all with an offer. */
export async function addMessage(
  tx: Tx,
  actor: CustomerActor | ResearcherActor,
  orderId: string,
  message: { researcherId: string | null; content: string },
): Promise<{ id: string }> {
  const id = newId('message')
  await tx.message.create({
    data: {
      ...message,
      id,
      orderId,
      senderType: actor.type,
      senderId: actor.id,
      senderName: actor.name,
      createdAt: new Date(),
    },
  })
  await recordEvents(tx, actor, orderId, [{ type: 'message.created', payload: { id } }])
  return { id }
}
