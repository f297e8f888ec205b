'use client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Changes } from '#components/orders/change/meanwhile.tsx'
import type { OrderFormState } from '#components/orders/new/review-props.ts'
import { useReader } from '#components/ui/locale.ts'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure, type ApiFailure } from '#lib/browser/failure.ts'
import { showIssues } from '#lib/browser/form.ts'
import { carryOver, changesOf, differing } from '#lib/browser/order-changes.ts'
import { valuesOf } from '#lib/browser/order-values.ts'
import { changeOrder } from '#lib/changes/operations.ts'
import { getOrder } from '#lib/orders/operations.ts'
import type { OrderView, PlaceOrderInput } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders-change.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Sends what was changed and nothing else; what the API finds fault with goes to its fields, the rest is `failure`. */
export function useSaving(opened: OrderView, form: OrderFormState) {
  const router = useRouter()
  const [failure, setFailure] = useState<ApiFailure>()
  const { mutate, isPending, isSuccess } = useMutation(useApi().send(changeOrder, { orderId: opened.id }))
  const { read, meanwhile, carry } = useMeanwhile(opened, form)
  const leave = () => router.push(`/orders/${opened.id}`)
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
function useMeanwhile(opened: OrderView, form: OrderFormState) {
  const { locale } = useReader()
  const api = useApi()
  const client = useQueryClient()
  const [read, setRead] = useState(opened)
  const [meanwhile, setMeanwhile] = useState<Changes>()
  const carry = async () => {
    const fresh = await client.fetchQuery({ ...api.ask(getOrder, { orderId: opened.id }), staleTime: 0 })
    const [was, typed, now] = [valuesOf(read, locale), form.getValues(), valuesOf(fresh, locale)]
    const own = carryOver(was, typed, now)
    form.reset(now)
    form.reset({ ...now, ...own }, { keepDefaultValues: true })
    setRead(fresh)
    const theirs = differing(was, now)
    setMeanwhile({
      theirs,
      both: theirs.filter(
        (member) => member !== 'attachmentIds' && own[member] !== undefined && differing(typed, now).includes(member),
      ),
    })
  }
  return { read, meanwhile, carry }
}
