'use client'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { AlertDialog } from '#components/ui/dialog.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { draftKey, readDraft, writeDraft, type OrderValues } from '#lib/browser/order-draft.ts'

/** Opens the form of a new order, filled in from the one with this number. What was being written there is given up only where that is said. */
export function useFilledForm(from: string): { begin: (values: OrderValues) => void; question: ReactNode } {
  const api = useApi()
  const router = useRouter()
  const [waiting, setWaiting] = useState<OrderValues>()
  const open = (values: OrderValues) => {
    // Files are attached once: they stay with the other order.
    writeDraft(draftKey(api), { ...values, attachmentIds: [] }, from)
    router.push('/orders/new')
  }
  const begin = (values: OrderValues) => {
    if (readDraft(draftKey(api))) setWaiting(values)
    else open(values)
  }
  const question = (
    <AlertDialog
      open={waiting !== undefined}
      onOpenChange={(next) => !next && setWaiting(undefined)}
      title="Replace what you were writing?"
      description="There is an order in the form that you have not placed yet. This one would take its place."
      confirm="Replace it"
      cancel="Keep it"
      onConfirm={() => waiting && open(waiting)}
    />
  )
  return { begin, question }
}
