'use client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { dropChange, useKeptChange, type Begun } from '#components/orders/change/use-kept-change.ts'
import type { OrderFormState } from '#components/orders/new/review-props.ts'
import { useReader } from '#components/ui/locale.ts'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure, type ApiFailure } from '#lib/browser/failure.ts'
import { showIssues } from '#lib/browser/form.ts'
import { changesOf, layOver } from '#lib/browser/order-changes.ts'
import { valuesOf } from '#lib/browser/order-values.ts'
import { changeOrder } from '#lib/changes/operations.ts'
import { getOrder } from '#lib/orders/operations.ts'
import type { OrderView, PlaceOrderInput } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders-change.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Sends what was changed and nothing else; what the API finds fault with goes to its fields, the rest is `failure`. */
export function useSaving(opened: OrderView, begun: Begun, form: OrderFormState) {
  const router = useRouter()
  const [failure, setFailure] = useState<ApiFailure>()
  const { mutate, isPending, isSuccess } = useMutation(useApi().send(changeOrder, { orderId: opened.id }))
  const { read, meanwhile, carry } = useMeanwhile(opened, begun, form)
  useKeptChange(form, read, isSuccess)
  const leave = () => {
    dropChange(opened.id)
    router.push(`/orders/${opened.id}`)
  }
  const save = (next: PlaceOrderInput) => {
    setFailure(undefined)
    const changes = changesOf(read, next)
    if (!changes) return leave()
    mutate(changes, {
      onSuccess: () => {
        toast.success(t('theOrderIsChanged'))
        leave()
      },
      onError: (error) => {
        if (asFailure(error).code === 'order_changed') carry().catch((thrown: unknown) => setFailure(asFailure(thrown)))
        else setFailure(showIssues(form, error))
      },
    })
  }
  return { save, saving: isPending || isSuccess, failure, meanwhile }
}

/** The order as the form has read it. `carry` reads it anew, and lays what was typed over what it says by now. */
function useMeanwhile(opened: OrderView, { changes }: Begun, form: OrderFormState) {
  const { locale } = useReader()
  const api = useApi()
  const client = useQueryClient()
  const [read, setRead] = useState(opened)
  const [meanwhile, setMeanwhile] = useState(changes)
  const carry = async () => {
    const fresh = await client.fetchQuery({ ...api.ask(getOrder, { orderId: opened.id }), staleTime: 0 })
    const now = valuesOf(fresh, locale)
    const { values, ...meant } = layOver(valuesOf(read, locale), form.getValues(), now)
    form.reset(now)
    form.reset(values, { keepDefaultValues: true })
    setRead(fresh)
    setMeanwhile(meant)
  }
  return { read, meanwhile, carry }
}
