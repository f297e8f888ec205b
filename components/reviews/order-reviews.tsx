'use client'
import { useQuery } from '@tanstack/react-query'
import { ReviewCard } from '#components/reviews/review-card.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { getReviews, writeReview } from '#lib/reviews/operations.ts'
import { catalogue } from '#lib/words/en/reviews.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Of a completed order: what its customer says of the researcher, and the other way round. */
export function OrderReviews({ orderId, researcher }: { orderId: string; researcher: string | undefined }) {
  const api = useApi()
  const may = useMay()
  const view = useQuery(api.ask(getReviews, { orderId })).data
  const options = api.send(writeReview, { orderId })
  return (
    view && (
      <ReviewCard
        view={view}
        other={researcher ?? t('theResearcher')}
        hint={t('othersReadItWhereThey')}
        options={may(writeReview) ? options : undefined}
      />
    )
  )
}
