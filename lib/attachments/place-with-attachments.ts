import type { CustomerActor } from '#lib/actor.ts'
import { attachTo } from '#lib/attachments/attach-to.ts'
import type { Tx } from '#lib/db.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import type { OrderView, PlaceOrderInput } from '#lib/orders/schema.ts'

/** Places an order, and attaches to it what was uploaded before. */
export async function placeWithAttachments(tx: Tx, actor: CustomerActor, input: PlaceOrderInput): Promise<OrderView> {
  return attachTo(tx, actor, await placeOrder(tx, actor, input), input.attachmentIds)
}
