import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { isHandedOver } from '#lib/orders/state.ts'
import { defineQuery, present, text } from '#lib/sql.ts'

// By the order's own count and no clock: a sandbox moves the times of deliveries, and two machines have two.
const findHeldBack = defineQuery(
  { id: present(text) },
  (orderId: string) => Prisma.sql`
    SELECT e.payload->>'id' AS id FROM events e
    WHERE e.order_id = ${orderId} AND e.type = 'document.added' AND e.sequence > (
      SELECT min(r.sequence) FROM events r WHERE r.order_id = ${orderId} AND r.type = 'order.changes_requested'
        AND r.sequence > coalesce((
          SELECT max(d.sequence) FROM events d WHERE d.order_id = ${orderId} AND d.type = 'order.delivered'), 0))`,
)

/**
 * The documents of an order that its customer has been given; undefined for none. What is uploaded beside a delivery is given
 * at once; once changes are asked for it waits for the next delivery, and can be taken away until then.
 */
export async function findHandedOver(
  tx: Tx,
  { id: orderId, status, reviewState }: Pick<OrderRow, 'id' | 'status' | 'reviewState'>,
): Promise<Prisma.OrderDocumentWhereInput | undefined> {
  if (!isHandedOver(status)) return undefined
  if (status !== 'delivered' || !reviewState) return { orderId }
  const heldBack = await findHeldBack(tx, orderId)
  return { orderId, id: { notIn: heldBack.map(({ id }) => id) } }
}
