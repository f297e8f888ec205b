import type { Tx } from '#lib/db.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { requireTransition, type OrderTransition } from '#lib/orders/state.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

type Changes = Omit<Prisma.OrderUncheckedUpdateInput, 'id' | 'status' | 'environment' | 'clientId'>

/** Moves a locked order along the transition table and writes what changes with it. Throws the table's 409. */
export async function moveOrder(
  tx: Tx,
  order: OrderRow,
  transition: OrderTransition,
  changes: Changes = {},
): Promise<OrderRow> {
  const status = requireTransition(order, transition)
  const moved = await tx.order.update({ where: { id: order.id }, data: { ...changes, status, updatedAt: new Date() } })
  return { ...order, ...moved }
}
