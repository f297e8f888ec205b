import { VisuallyHidden } from '#components/ui/hidden.tsx'
import type { Rating as RatingView } from '#lib/reviews/schema.ts'

/** Stars to look at, and the same in words. */
export const Stars = ({ count }: { count: number }) => (
  <span className="whitespace-nowrap text-accent">
    <span aria-hidden="true">
      {'★'.repeat(count)}
      {'☆'.repeat(5 - count)}
    </span>
    <VisuallyHidden>{count} of 5 stars</VisuallyHidden>
  </span>
)

/** What customers say of a researcher, or that nobody has said anything. */
export const Rating = ({ rating }: { rating: RatingView | undefined }) =>
  rating === undefined ? (
    <span className="text-ink-soft">No reviews yet</span>
  ) : (
    <span className="tabular-nums">
      {rating.average.toFixed(1)} of 5 stars, {rating.count} {rating.count === 1 ? 'review' : 'reviews'}
    </span>
  )
