import type { CustomerActor } from '#lib/actor.ts'
import { claimAttachments } from '#lib/attachments/claim-attachments.ts'
import { broughtBy } from '#lib/attachments/permissions.ts'
import { toAttachmentView } from '#lib/attachments/view.ts'
import { findOrdersLeft, ordersReached } from '#lib/clients/require-within-day.ts'
import { inTransaction, type Tx } from '#lib/db.ts'
import type { Keep } from '#lib/kept-reply.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import type { OrderView, PlaceOrderInput } from '#lib/orders/schema.ts'

/**
 * Places an order, and attaches to it what was uploaded before: in a transaction of its own, where an order without files is
 * one statement. What is kept for a repeat says what is attached; whether that still waits is asked after it, so that a
 * repeat is answered before its files are found to be attached already, or the day's orders to be placed.
 */
export async function placeWithAttachments(
  tx: Tx,
  actor: CustomerActor,
  { attachmentIds = [], ...input }: PlaceOrderInput,
  keep?: Keep<OrderView>,
): Promise<OrderView> {
  const { ordersPerDay = null } = actor.client.dayLimits ?? {}
  if (attachmentIds.length === 0 && ordersPerDay === null) return placeOrder(tx, actor, input, keep)
  return inTransaction(async (own) => {
    const left = ordersPerDay === null ? undefined : await findOrdersLeft(own, actor.clientId, ordersPerDay)
    const rows = await own.attachment.findMany({
      where: { id: { in: attachmentIds }, ...broughtBy(actor) },
      orderBy: { id: 'asc' },
    })
    const withFiles = (view: OrderView): OrderView => ({
      ...view,
      order: { ...view.order, attachments: rows.map(toAttachmentView) },
    })
    const view = await placeOrder(own, actor, input, keep && ((placed) => keep(withFiles(placed))))
    if (ordersPerDay !== null && left === 0) throw ordersReached(ordersPerDay)
    await claimAttachments(own, actor, attachmentIds, { orderId: view.id })
    return withFiles(view)
  })
}
