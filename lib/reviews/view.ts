import type { Review } from '#lib/generated/prisma/client.ts'
import type { AllReviews, PublicReview, ReviewView } from '#lib/reviews/schema.ts'
import { viewOf } from '#lib/view.ts'

export const toReviewView = (row: Review): ReviewView =>
  viewOf<ReviewView>({
    id: row.id,
    from: row.side,
    stars: row.stars,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    openedAt: row.openedAt?.toISOString(),
    hidden: row.hiddenAt === null ? null : true,
  })

export const toReviewForOperators = (row: Review): AllReviews[number] => ({
  ...toReviewView(row),
  ...(row.hiddenReason === null ? {} : { hiddenReason: row.hiddenReason }),
})

export const toPublicReview = (row: Review): PublicReview =>
  viewOf<PublicReview>({
    id: row.id,
    stars: row.stars,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
  })
