'use client'
import { useQuery } from '@tanstack/react-query'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { ReviewText } from '#components/reviews/review-text.tsx'
import { Card } from '#components/ui/card.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getAllReviews, hideReview } from '#lib/reviews/operations.ts'

/** What both sides said, and a way to take from the pages what must not stand there. */
export function OrderReviews({ orderId }: { orderId: string }) {
  const api = useApi()
  const reviews = useQuery(api.ask(getAllReviews, { orderId })).data ?? []
  if (reviews.length === 0) return null
  return (
    <Card>
      <section aria-label="Reviews" className="flex flex-col gap-4">
        <h2 className="text-xl">Reviews</h2>
        {reviews.map((review) => (
          <ReviewText
            key={review.id}
            review={review}
            who={review.from === 'customer' ? 'The customer of the researcher' : 'The researcher of the customer'}
          >
            {review.openedAt === undefined && <p className="text-sm text-ink-soft">Not open yet.</p>}
            {review.hidden ? (
              <p className="text-sm text-ink-soft">Hidden: {review.hiddenReason}</p>
            ) : (
              <div className="flex">
                <ReasonButton
                  label="Hide …"
                  title="Hide this review?"
                  description="It goes from the pages, and its stars from the average. Its writer sees that it is hidden. It can’t be shown again."
                  hint="Kept in the audit log."
                  confirm="Hide it"
                  options={api.send(hideReview, { orderId, reviewId: review.id })}
                  toInput={(reason) => ({ reason })}
                  done={() => ({ text: 'The review is hidden.' })}
                />
              </div>
            )}
          </ReviewText>
        ))}
      </section>
    </Card>
  )
}
