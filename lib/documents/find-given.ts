import type { Tx } from '#lib/db.ts'
import { findHandedOver } from '#lib/orders/find-handed-over.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

/** Which of these documents of an order its customer has been given: what stays, and what may still be taken away. */
export async function findGiven(
  tx: Tx,
  order: OrderRow,
  documents: readonly { id: string }[],
): Promise<ReadonlySet<string>> {
  const handedOver = await findHandedOver(tx, order)
  if (!handedOver) return new Set()
  const rows = await tx.orderDocument.findMany({
    where: { AND: [handedOver, { id: { in: documents.map(({ id }) => id) } }] },
    select: { id: true },
  })
  return new Set(rows.map(({ id }) => id))
}
