import type { Tx } from '#lib/db.ts'
import { readNumber } from '#lib/orders/number.ts'

/**
 * A query that may name an order by its number, however somebody typed it, with the order's id in its place. Whose it is isn't asked
 * here: it narrows a list of the caller's own, in which there is nothing of an order of somebody else's, or of none.
 */
export async function withOrderId<Q extends { orderId?: string | undefined }>(tx: Tx, query: Q): Promise<Q> {
  const number = query.orderId === undefined ? undefined : readNumber(query.orderId)
  if (number === undefined) return query
  const order = await tx.order.findUnique({ where: { number }, select: { id: true } })
  return order ? { ...query, orderId: order.id } : query
}
