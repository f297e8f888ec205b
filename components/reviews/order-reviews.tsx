'use client'
import { useQuery } from '@tanstack/react-query'
import { ReviewCard } from '#components/reviews/review-card.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { getReviews, writeReview } from '#lib/reviews/operations.ts'

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
        other={researcher ?? 'the researcher'}
        hint="Others read it where they choose a researcher. You are not named, and neither is whom you looked for: keep names out."
        options={may(writeReview) ? options : undefined}
      />
    )
  )
}
