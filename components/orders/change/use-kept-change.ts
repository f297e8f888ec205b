'use client'
import { useEffect } from 'react'
import { z } from 'zod'
import type { OrderFormState } from '#components/orders/new/review-props.ts'
import { useReader } from '#components/ui/locale.ts'
import { keepText, keptText } from '#lib/browser/kept-text.ts'
import { differing, layOver, type Changes } from '#lib/browser/order-changes.ts'
import { orderValues, type OrderValues } from '#lib/browser/order-draft.ts'
import { valuesOf } from '#lib/browser/order-values.ts'
import { parseJson } from '#lib/browser/parse-json.ts'
import { sortKept } from '#lib/browser/read-draft.ts'
import type { OrderView } from '#lib/orders/schema.ts'

// With what it was typed over: others may change the order before somebody comes back to it.
const keptChange = z.object({ was: orderValues, typed: orderValues })
const nameOf = (orderId: string) => `change:${orderId}`

export const dropChange = (orderId: string) => keepText(nameOf(orderId), '')

/**
 * `isBack`: it begins with what was typed before; `changes`: what others have changed since that; `forgotten`: the names of files
 * that were attached and are there no more.
 */
export type Begun = {
  values: OrderValues
  isBack: boolean
  changes: Changes | undefined
  forgotten?: readonly string[]
}

/** The fields of an order, with what was typed into them and never saved. */
export function beginChange(view: OrderView, locale: string): Begun {
  const now = valuesOf(view, locale)
  const kept = keptChange.safeParse(parseJson(keptText(nameOf(view.id))))
  if (!kept.success) return { values: now, isBack: false, changes: undefined }
  const { was, typed } = kept.data
  const { kept: there, forgotten } = sortKept(typed.attachmentIds, [...was.attachmentIds, ...now.attachmentIds])
  const { values, ...changes } = layOver(was, { ...typed, attachmentIds: there }, now)
  // Saved after all, say, by a request whose answer nobody waited for.
  if (differing(now, values).length === 0) return { values: now, isBack: false, changes: undefined, forgotten }
  return { values, isBack: true, changes: changes.theirs.length > 0 ? changes : undefined, forgotten }
}

/** Keeps what is typed over an order as it was `read`, until it is saved. */
export function useKeptChange(form: OrderFormState, read: OrderView, saved: boolean): void {
  const { locale } = useReader()
  useEffect(() => {
    if (saved) return dropChange(read.id)
    const was = valuesOf(read, locale)
    const keep = () => {
      const typed = form.getValues()
      keepText(nameOf(read.id), differing(was, typed).length === 0 ? '' : JSON.stringify({ was, typed }))
    }
    // What was typed before is typed over this one now.
    keep()
    const { unsubscribe } = form.watch(keep)
    return () => unsubscribe()
  }, [form, read, locale, saved])
}
