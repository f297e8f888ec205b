import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { getAllReviews } from '#lib/reviews/get-all-reviews.ts'
import type { AllReviews } from '#lib/reviews/schema.ts'

/** Takes a review from the pages and the figures. Its words stay for the audit; hiding it again changes nothing. */
export async function hideReview(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  reviewId: string,
  reason: string,
): Promise<AllReviews> {
  await lockOrder(tx, actor, orderId)
  const row = await tx.review.findFirst({ where: { id: reviewId, orderId } })
  if (!row) throw notFound()
  if (row.hiddenAt === null) {
    await tx.review.update({
      where: { id: reviewId },
      data: { hiddenAt: new Date(), hiddenBy: actor.id, hiddenReason: reason },
    })
    await audit(tx, actor, {
      action: 'review.hide',
      targetType: 'order',
      targetId: orderId,
      reason,
      before: { reviewId, hidden: false },
      after: { reviewId, hidden: true },
    })
  }
  return getAllReviews(tx, actor, orderId)
}
