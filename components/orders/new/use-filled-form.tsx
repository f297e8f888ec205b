'use client'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { AlertDialog } from '#components/ui/dialog.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { draftKey, readDraft, writeDraft, type OrderValues } from '#lib/browser/order-draft.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Opens the form of a new order, filled in from the one with this number. What was being written there is given up only where that is said. */
export function useFilledForm(from: string): { begin: (values: OrderValues) => void; question: ReactNode } {
  const api = useApi()
  const router = useRouter()
  const [waiting, setWaiting] = useState<OrderValues>()
  const open = (values: OrderValues) => {
    writeDraft(draftKey(api), values, from)
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
      title={t('replaceWhatYouWereWriting')}
      description={t('thereIsAnOrderIn')}
      confirm={t('replaceIt')}
      cancel={t('keepIt')}
      onConfirm={() => waiting && open(waiting)}
    />
  )
  return { begin, question }
}
