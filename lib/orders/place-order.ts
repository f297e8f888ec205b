import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Keep } from '#lib/kept-reply.ts'
import { placeOrders } from '#lib/orders/place-orders.ts'
import { prepareOrder } from '#lib/orders/prepared-order.ts'
import type { OrderView, PlaceOrderInput } from '#lib/orders/schema.ts'

/** Places an order. The answer shows it as placed, also where it is opened in the same breath. */
export async function placeOrder(
  tx: Tx,
  actor: CustomerActor,
  input: PlaceOrderInput,
  keep?: Keep<OrderView>,
): Promise<OrderView> {
  const [view] = await placeOrders(tx, actor, [prepareOrder(actor, input)], { keep })
  if (!view) throw new Error('an order was asked for, and none was placed')
  return view
}
