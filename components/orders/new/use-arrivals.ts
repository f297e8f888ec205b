'use client'
import { useEffect, useEffectEvent } from 'react'
import type { OrderFormState } from '#components/orders/new/review-props.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { takeAttached, useAttachedList } from '#lib/browser/attached.ts'

/** Takes the files that have arrived into the form, also those that came while another page was open. */
export function useArrivals(form: OrderFormState, name: string): void {
  const api = useApi()
  const arrived = useAttachedList(api, name)
  const take = useEffectEvent(() => {
    const files = takeAttached(api, name)
    if (files.length === 0) return
    // By now others may have been attached or removed.
    const all = [...form.getValues('attachmentIds'), ...files]
    form.setValue('attachmentIds', all, { shouldDirty: true, shouldValidate: true })
  })
  useEffect(() => {
    if (arrived.length > 0) take()
  }, [arrived])
}
