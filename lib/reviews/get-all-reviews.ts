import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import type { AllReviews } from '#lib/reviews/schema.ts'
import { toReviewForOperators } from '#lib/reviews/view.ts'

/** Both reviews of an order, whether anybody else can read them or not. */
export async function getAllReviews(tx: Tx, actor: OperatorActor, orderId: string): Promise<AllReviews> {
  await getOrderRow(tx, actor, orderId)
  const rows = await tx.review.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
  return rows.map(toReviewForOperators)
}
