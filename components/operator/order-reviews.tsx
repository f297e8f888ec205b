'use client'
import { useQuery } from '@tanstack/react-query'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { ReviewText } from '#components/reviews/review-text.tsx'
import { Card } from '#components/ui/card.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getAllReviews, hideReview } from '#lib/reviews/operations.ts'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What both sides said, and a way to take from the pages what must not stand there. */
export function OrderReviews({ orderId }: { orderId: string }) {
  const api = useApi()
  const reviews = useQuery(api.ask(getAllReviews, { orderId })).data ?? []
  if (reviews.length === 0) return null
  return (
    <Card>
      <section aria-label={t('reviews')} className="flex flex-col gap-4">
        <h2 className="text-xl">{t('reviews')}</h2>
        {reviews.map((review) => (
          <ReviewText
            key={review.id}
            review={review}
            who={review.from === 'customer' ? t('theCustomerOfTheResearcher') : t('theResearcherOfTheCustomer')}
          >
            {review.openedAt === undefined && <p className="text-sm text-ink-soft">{t('notOpenYet')}</p>}
            {review.hidden ? (
              <p className="text-sm text-ink-soft">
                {t('hidden')} {review.hiddenReason}
              </p>
            ) : (
              <div className="flex">
                <ReasonButton
                  label={t('hide')}
                  look="danger"
                  quiet
                  title={t('hideThisReview')}
                  description={t('itGoesFromThePages')}
                  hint={t('keptInTheAuditLog')}
                  confirm={t('hideIt')}
                  options={api.send(hideReview, { orderId, reviewId: review.id })}
                  toInput={(reason) => ({ reason })}
                  done={() => ({ text: t('theReviewIsHidden') })}
                />
              </div>
            )}
          </ReviewText>
        ))}
      </section>
    </Card>
  )
}
