'use client'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { writeDraft } from '#lib/browser/order-values.ts'
import { dropDraft } from '#lib/browser/visitor-draft.ts'
import type { PlaceOrderInput } from '#lib/orders/schema.ts'

/** Keeps what is typed in this browser, a moment after each change and at the latest when the page goes. */
export function useDraft(form: UseFormReturn<OrderValues, unknown, PlaceOrderInput>, key: string) {
  const done = useRef(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      if (!done.current) writeDraft(key, form.getValues())
    }
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(flush, 300)
    })
    // A phone may end a page in the background without another word.
    const onHide = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', onHide)
    addEventListener('pagehide', flush)
    return () => {
      flush()
      unsubscribe()
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('pagehide', flush)
    }
  }, [form, key])
  const discard = () => dropDraft(key)
  return {
    /** The order is placed: nothing is kept any more. */
    finish: () => {
      done.current = true
      discard()
    },
    discard,
  }
}
