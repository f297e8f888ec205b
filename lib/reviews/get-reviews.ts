import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { getReviewed, sideOf } from '#lib/reviews/permissions.ts'
import type { ReviewsView } from '#lib/reviews/schema.ts'
import { reviewsDueAt } from '#lib/reviews/state.ts'
import { toReviewView } from '#lib/reviews/view.ts'

/** One's own review at once, the other side's once it is open and as long as it isn't hidden. */
export async function getReviews(
  tx: Tx,
  actor: CustomerActor | ResearcherActor,
  orderId: string,
): Promise<ReviewsView> {
  const order = await getOrderRow(tx, actor, orderId)
  const researcherId = await getReviewed(tx, actor, order)
  const rows = await tx.review.findMany({ where: { orderId } })
  const own = rows.find(({ side }) => side === sideOf(actor))
  const theirs = rows.find((row) => row !== own && row.openedAt !== null && row.hiddenAt === null)
  const dueAt = reviewsDueAt(order)
  const isWritable = !own && researcherId !== null && dueAt !== undefined && dueAt.getTime() > Date.now()
  return {
    ...(own ? { own: toReviewView(own) } : {}),
    ...(theirs ? { theirs: toReviewView(theirs) } : {}),
    ...(isWritable ? { writableUntil: dueAt.toISOString() } : {}),
  }
}
