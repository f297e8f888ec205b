import { z } from 'zod'
import { instant, text } from '#lib/text.ts'

const stars = z.int('must be a whole number').min(1, 'must be 1 to 5').max(5, 'must be 1 to 5')

export const writeReviewInput = z
  .object({ stars, content: text(1_000).optional() })
  .meta({ id: 'WriteReview', example: { stars: 5, content: 'Found in a day, with every page of the file.' } })
export type WriteReviewInput = z.output<typeof writeReviewInput>

export const reviewView = z
  .object({
    id: z.string(),
    from: z.enum(['customer', 'researcher']),
    stars: z.int(),
    content: z.string().optional(),
    createdAt: instant,
    openedAt: instant.optional().meta({ description: 'When the other side could first read it' }),
    hidden: z.boolean().optional().meta({ description: 'Callslip has taken it from the pages' }),
  })
  .meta({
    id: 'Review',
    example: {
      id: 'rev_01k9z3v7e8f6q9w2x4y5z6a7b8',
      from: 'customer',
      stars: 5,
      content: 'Found in a day, with every page of the file.',
      createdAt: '2026-03-10T09:30:00.000Z',
    },
  })
export type ReviewView = z.output<typeof reviewView>

export const reviewsView = z
  .object({
    own: reviewView.optional().meta({ description: 'Yours' }),
    theirs: reviewView.optional().meta({ description: "The other side's, once it can be read" }),
    writableUntil: instant.optional().meta({ description: 'While you can write yours' }),
  })
  .meta({
    id: 'Reviews',
    example: {
      own: {
        id: 'rev_01k9z3v7e8f6q9w2x4y5z6a7b8',
        from: 'customer',
        stars: 5,
        content: 'Found in a day, with every page of the file.',
        createdAt: '2026-03-10T09:30:00.000Z',
      },
      writableUntil: '2026-03-23T09:30:00.000Z',
    },
  })
export type ReviewsView = z.output<typeof reviewsView>

export const allReviews = z.array(
  reviewView.extend({ hiddenReason: z.string().optional() }).meta({ id: 'ReviewForOperators' }),
)
export type AllReviews = z.output<typeof allReviews>

/** Below one review nothing is said, so there is no count of none. */
export const rating = z
  .object({
    average: z.number().meta({ description: 'Of 1 to 5 stars, with one decimal' }),
    count: z.int().meta({ description: 'How many reviews it is the average of' }),
  })
  .meta({ id: 'Rating', example: { average: 4.7, count: 12 } })
export type Rating = z.output<typeof rating>

/** As strangers read it: nobody is named, and the order stays unsaid. */
export const publicReview = reviewView.pick({ id: true, stars: true, content: true, createdAt: true }).meta({
  id: 'PublicReview',
  example: {
    id: 'rev_01k9z3v7e8f6q9w2x4y5z6a7b8',
    stars: 5,
    content: 'Found in a day, with every page of the file.',
    createdAt: '2026-03-10T09:30:00.000Z',
  },
})
export type PublicReview = z.output<typeof publicReview>
