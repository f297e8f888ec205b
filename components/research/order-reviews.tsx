'use client'
import { useQuery } from '@tanstack/react-query'
import { ReviewCard } from '#components/reviews/review-card.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getResearchReviews, writeResearchReview } from '#lib/reviews/operations.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Of a completed order: what its researcher says of the customer, and the other way round. */
export function OrderReviews({ orderId }: { orderId: string }) {
  const api = useApi()
  const view = useQuery(api.ask(getResearchReviews, { orderId })).data
  const options = api.send(writeResearchReview, { orderId })
  return (
    view && (
      <ReviewCard view={view} other={t('theCustomer')} hint={t('theCustomerAndCallslipReadIt')} options={options} />
    )
  )
}
