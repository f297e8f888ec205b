'use client'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { useReplacing } from '#components/orders/new/use-replacing.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { draftKey, writeDraft } from '#lib/browser/order-values.ts'

/** Opens the form of a new order, filled in from the one with this number. */
export function useFilledForm(number: string): { begin: (values: OrderValues) => void; question: ReactNode } {
  const api = useApi()
  const router = useRouter()
  const { begin, question } = useReplacing(({ values, from }) => {
    // Files are attached once: they stay with the other order.
    writeDraft(draftKey(api), { ...values, attachmentIds: [] }, from)
    router.push('/orders/new')
  })
  return { begin: (values) => begin({ values, from: number }), question }
}
