'use client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { ReviewProps } from '#components/orders/new/review-props.ts'
import { ReviewOrder } from '#components/orders/new/review-order.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { ApiFailure } from '#lib/browser/failure.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import { showIssues } from '#lib/browser/form.ts'
import { placeOrder } from '#lib/orders/operations.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Somebody who is signed in reads the order once more, and places it. */
export function PlaceOrder({ order, feeBps, form, finish, onChange, onIssues }: ReviewProps) {
  const { place, placing, failure } = usePlacing({ order, form, finish, onIssues })
  return (
    <ReviewOrder order={order} attached={form.getValues('attachmentIds').map(({ name }) => name)} feeBps={feeBps}>
      {failure && (
        <Banner tone="danger" role="alert" title={t('theOrderWasNotPlaced')}>
          {failureText(failure)}
          {failure.requestId && <span className="block text-sm">{t('request', { requestId: failure.requestId })}</span>}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button pending={placing} onClick={place}>
          {placing ? t('placing') : failure?.mayRecover ? t('tryAgain') : t('placeOrder')}
        </Button>
        <Button look="secondary" disabled={placing} onClick={onChange}>
          {t('changeSomething')}
        </Button>
      </div>
    </ReviewOrder>
  )
}

/** Places the order and goes to its page; what the API finds fault with goes back to the fields, the rest is `failure`. */
function usePlacing({ order, form, finish, onIssues }: Pick<ReviewProps, 'order' | 'form' | 'finish' | 'onIssues'>) {
  const router = useRouter()
  const [failure, setFailure] = useState<ApiFailure>()
  const { mutate, isPending, isSuccess } = useMutation(useApi().send(placeOrder))
  const place = () =>
    mutate(order, {
      onSuccess: ({ id }) => {
        finish()
        router.replace(`/orders/${id}`)
      },
      onError: (error) => {
        const unplaced = showIssues(form, error)
        setFailure(unplaced)
        if (!unplaced) onIssues()
      },
    })
  return { place, placing: isPending || isSuccess, failure }
}
