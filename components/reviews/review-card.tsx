'use client'
import type { UseMutationOptions } from '@tanstack/react-query'
import { ReviewForm } from '#components/reviews/review-form.tsx'
import { ReviewText } from '#components/reviews/review-text.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import type { ReviewsView, WriteReviewInput } from '#lib/reviews/schema.ts'

type Props = {
  view: ReviewsView
  /** The other side, as it is called here. */
  other: string
  /** Who will read it. */
  hint: string
  /** How to write one; absent where the reader's role doesn't allow it. */
  options: UseMutationOptions<ReviewsView, Error, WriteReviewInput> | undefined
}

/** How it went, as both sides of a completed order say it. Neither reads the other's words before writing. */
export function ReviewCard({ view: { own, theirs, writableUntil }, other, hint, options }: Props) {
  const isWritable = writableUntil !== undefined && options !== undefined
  if (!own && !theirs && !isWritable) return null
  return (
    <Card>
      <section aria-label="Reviews" className="flex flex-col gap-4">
        <h2 className="text-xl">{own ? 'Reviews' : `How was it with ${other}?`}</h2>
        {isWritable && (
          <>
            <p className="text-sm text-ink-soft">
              You can say so until <DateTime value={writableUntil} />. It is read when both sides have written, or after
              that day, and stays as it is.
            </p>
            <ReviewForm options={options} hint={hint} />
          </>
        )}
        {own && (
          <ReviewText review={own} who="You">
            {own.openedAt === undefined && (
              <p className="text-sm text-ink-soft">
                Nobody else can read it yet: it is opened when {other} has written too, or seven days after the end.
              </p>
            )}
            {own.hidden && <p className="text-sm text-ink-soft">Callslip has taken this review from the pages.</p>}
          </ReviewText>
        )}
        {theirs && <ReviewText review={theirs} who={other.charAt(0).toUpperCase() + other.slice(1)} />}
      </section>
    </Card>
  )
}
