import type { CustomerActor } from '#lib/actor.ts'
import { attachTo } from '#lib/attachments/attach-to.ts'
import { findOrdersLeft, ordersReached } from '#lib/clients/require-within-day.ts'
import type { Tx } from '#lib/db.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import type { OrderView, PlaceOrderInput } from '#lib/orders/schema.ts'

/** Whether nothing has to be looked at beside the order: no files to attach, and no number of orders a day. */
export const standsAlone = ({ client }: CustomerActor, { attachmentIds = [] }: PlaceOrderInput): boolean =>
  attachmentIds.length === 0 && client.dayLimits?.ordersPerDay == null

/** Places an order within the day's, and attaches to it what was uploaded before. */
export async function placeWithAttachments(
  tx: Tx,
  actor: CustomerActor,
  { attachmentIds = [], ...input }: PlaceOrderInput,
): Promise<OrderView> {
  const { ordersPerDay = null } = actor.client.dayLimits ?? {}
  if (ordersPerDay !== null && (await findOrdersLeft(tx, actor.clientId, ordersPerDay)) === 0)
    throw ordersReached(ordersPerDay)
  return attachTo(tx, actor, await placeOrder(tx, actor, input), attachmentIds)
}
