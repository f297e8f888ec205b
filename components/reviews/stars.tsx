import { VisuallyHidden } from '#components/ui/hidden.tsx'
import type { Rating as RatingView } from '#lib/reviews/schema.ts'
import { catalogue } from '#lib/words/en/reviews.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Stars to look at, and the same in words. */
export const Stars = ({ count }: { count: number }) => (
  <span className="whitespace-nowrap text-accent">
    <span aria-hidden="true">
      {'★'.repeat(count)}
      {'☆'.repeat(5 - count)}
    </span>
    <VisuallyHidden>{t('of5Stars', { count })}</VisuallyHidden>
  </span>
)

/** What customers say of a researcher, or that nobody has said anything. */
export const Rating = ({ rating }: { rating: RatingView | undefined }) =>
  rating === undefined ? (
    <span className="text-ink-soft">{t('noReviewsYet')}</span>
  ) : (
    <span className="tabular-nums">
      {t('of5StarsReviews', { average: rating.average.toFixed(1), count: rating.count })}
    </span>
  )
