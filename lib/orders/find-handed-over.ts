import type { Tx } from '#lib/db.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { findHeldBack } from '#lib/orders/find-held-back.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { isHandedOver } from '#lib/orders/state.ts'

/**
 * The documents of an order that its customer has been given; undefined for none. What is uploaded beside a delivery is given
 * at once; once changes are asked for it waits for the next delivery, and can be taken away until then.
 */
export async function findHandedOver(
  tx: Tx,
  { id: orderId, status }: Pick<OrderRow, 'id' | 'status'>,
): Promise<Prisma.OrderDocumentWhereInput | undefined> {
  if (!isHandedOver(status)) return undefined
  // What still waited then is gone (lib/agreements/complete-order.ts).
  if (status === 'completed') return { orderId }
  return { orderId, id: { notIn: await findHeldBack(tx, orderId) } }
}
