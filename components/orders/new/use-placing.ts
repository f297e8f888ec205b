'use client'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from '#components/ui/toast.ts'
import { useIsHere } from '#components/ui/use-is-here.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure, type ApiFailure } from '#lib/browser/failure.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import { showIssues, type WithIssuesForm } from '#lib/browser/form.ts'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { placeOrder } from '#lib/orders/operations.ts'
import type { PlaceOrderInput } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const keyOf = (draft: string) => ['placing', draft]

/** Whether the order that was written under a draft's key is on its way, from this form or from one that was left. */
export const useIsPlacing = (draft: string) => useIsMutating({ mutationKey: keyOf(draft) }) > 0

type Props = {
  draft: string
  form: WithIssuesForm<OrderValues>
  /** The order is placed: what was typed is kept no longer. */
  finish: () => void
  /** Faults have been put beside the fields. */
  onIssues: () => void
}

/**
 * Places the order and goes to its page; what the API finds fault with goes back to the fields, the rest is `failure`.
 * For what stays while Back leads from the review to the form, which must know that its order is on its way.
 */
export function usePlacing({ draft, form, finish, onIssues }: Props) {
  const router = useRouter()
  const [failure, setFailure] = useState<ApiFailure>()
  const isHere = useIsHere()
  const { mutate, isPending, isSuccess } = useMutation({
    ...useApi().send(placeOrder),
    mutationKey: keyOf(draft),
    // Not `mutate`'s, which is forgotten when the page is left: what is placed by then is no draft either.
    onSuccess: finish,
    onError: (error) => {
      // Whoever has left is told wherever they are.
      if (!isHere.current)
        return void toast.error(t('theOrderWasNotPlaced'), { description: failureText(asFailure(error)) })
      const unplaced = showIssues(form, error)
      setFailure(unplaced)
      if (!unplaced) onIssues()
    },
  })
  const place = (order: PlaceOrderInput) => mutate(order, { onSuccess: ({ id }) => router.replace(`/orders/${id}`) })
  return { place, placing: isPending || isSuccess, failure, forgetFailure: () => setFailure(undefined) }
}
export type Placing = ReturnType<typeof usePlacing>
