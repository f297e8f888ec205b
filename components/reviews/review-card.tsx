'use client'
import type { UseMutationOptions } from '@tanstack/react-query'
import { ReviewForm } from '#components/reviews/review-form.tsx'
import { ReviewText } from '#components/reviews/review-text.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import type { ReviewsView, WriteReviewInput } from '#lib/reviews/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/reviews.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

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
      <section aria-label={t('reviews')} className="flex flex-col gap-4">
        <h2 className="text-xl">{own ? t('reviews') : t('howWasItWith', { other })}</h2>
        {isWritable && (
          <>
            <p className="text-sm text-ink-soft">
              {rich(t, 'youCanSaySoUntil', { dateTime: <DateTime value={writableUntil} /> })}
            </p>
            <ReviewForm options={options} hint={hint} />
          </>
        )}
        {own && (
          <ReviewText review={own} who={t('you')}>
            {own.openedAt === undefined && (
              <p className="text-sm text-ink-soft">{t('nobodyElseCanReadIt', { other })}</p>
            )}
            {own.hidden && <p className="text-sm text-ink-soft">{t('callslipHasTakenThisReview')}</p>}
          </ReviewText>
        )}
        {theirs && <ReviewText review={theirs} who={other.charAt(0).toUpperCase() + other.slice(1)} />}
      </section>
    </Card>
  )
}
