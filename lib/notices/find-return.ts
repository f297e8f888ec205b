import type { Tx } from '#lib/db.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

/** The newest return of an order that is still as that left it. */
export async function findReturn(tx: Tx, { id: orderId, status }: OrderRow) {
  if (status !== 'open') return null
  return tx.workReturn.findFirst({
    where: { orderId },
    orderBy: { id: 'desc' },
    include: { researcher: { select: { name: true } } },
  })
}
