import type { CustomerActor, OperatorActor, ResearcherActor, SystemActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { findHandedOver } from '#lib/orders/find-handed-over.ts'
import type { OrderStatus } from '#lib/orders/state.ts'

/** The documents of an order that an actor may open; undefined for none. Researchers have what they brought themselves. */
export async function documentsReadableBy(
  tx: Tx,
  actor: CustomerActor | ResearcherActor | OperatorActor,
  order: OrderRow,
): Promise<Prisma.OrderDocumentWhereInput | undefined> {
  const { id: orderId } = order
  if (actor.type === 'operator') return { orderId }
  if (actor.type === 'researcher') return { orderId, uploadedById: actor.id }
  return findHandedOver(tx, order)
}

/** While work goes on, and after the hand-over, for what the customer asks to be changed. */
export const canTakeDocuments = (status: OrderStatus) => status === 'in_progress' || status === 'delivered'

/** Throws 409 unless the actor is the one who works on this order, and it is being worked on. */
export async function requireUploader(tx: Tx, actor: ResearcherActor | SystemActor, order: OrderRow): Promise<void> {
  if (actor.type === 'researcher') {
    const selected = await tx.offer.findFirst({
      where: { id: order.selectedOfferId ?? '', researcherId: actor.id },
      select: { id: true },
    })
    if (!selected)
      throw new ApiError('order_state_conflict', 'Only the researcher whose offer was selected can add documents.')
  }
  if (!canTakeDocuments(order.status)) {
    throw new ApiError(
      'order_state_conflict',
      `Documents can be added while the order is in progress or delivered. Its status is ${order.status}.`,
      {
        members: { status: order.status },
      },
    )
  }
}
