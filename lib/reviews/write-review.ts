import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { newId } from '#lib/ids.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { getReviews } from '#lib/reviews/get-reviews.ts'
import { openReviews } from '#lib/reviews/open-reviews.ts'
import { getReviewed, sideOf } from '#lib/reviews/permissions.ts'
import type { ReviewsView, WriteReviewInput } from '#lib/reviews/schema.ts'
import { reviewsDueAt } from '#lib/reviews/state.ts'

/** One side says how it went, once. Sent again with the same words it changes nothing. */
export async function writeReview(
  tx: Tx,
  actor: CustomerActor | ResearcherActor,
  orderId: string,
  { stars, content }: WriteReviewInput,
): Promise<ReviewsView> {
  const order = await lockOrder(tx, actor, orderId)
  const researcherId = await getReviewed(tx, actor, order)
  const side = sideOf(actor)
  const reviews = await tx.review.findMany({ where: { orderId } })
  const written = reviews.find((review) => review.side === side)
  if (written && written.stars === stars && written.content === (content ?? null)) return getReviews(tx, actor, orderId)
  if (written) throw new ApiError('review_exists', 'This order is reviewed already, and a review stays as it is.')
  const dueAt = reviewsDueAt(order)
  const now = new Date()
  // The other side's may have been opened by the database's clock, and read, while this process's is behind it.
  const isOver = dueAt !== undefined && (dueAt <= now || reviews.some(({ openedAt }) => openedAt !== null))
  if (researcherId === null || dueAt === undefined || isOver)
    throw new ApiError(
      'order_state_conflict',
      dueAt === undefined
        ? `An order is reviewed once it is completed. Its status is ${order.status}.`
        : 'The seven days for a review are over.',
      { members: { status: order.status } },
    )
  const id = newId('review')
  await tx.review.create({
    data: {
      id,
      orderId,
      environment: order.environment,
      side,
      researcherId,
      authorType: actor.type,
      authorId: actor.id,
      stars,
      content: content ?? null,
      createdAt: now,
      dueAt,
    },
  })
  await recordEvents(tx, actor, orderId, [{ type: 'review.written', payload: { id, from: side } }])
  if (reviews.length === 1) await openReviews(tx, order)
  return getReviews(tx, actor, orderId)
}
