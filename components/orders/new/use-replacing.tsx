'use client'
import { useState, type ReactNode } from 'react'
import { AlertDialog } from '#components/ui/dialog.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { draftKey, readDraft, type OrderValues } from '#lib/browser/order-draft.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Filling = { values: OrderValues; from: string }

/** Fills the form of a new order. What was being written there is given up only where that is said. */
export function useReplacing(fill: (filling: Filling) => void): { begin: typeof fill; question: ReactNode } {
  const api = useApi()
  const [waiting, setWaiting] = useState<Filling>()
  const begin = (filling: Filling) => (readDraft(draftKey(api)) ? setWaiting(filling) : fill(filling))
  const question = (
    <AlertDialog
      open={waiting !== undefined}
      onOpenChange={(next) => !next && setWaiting(undefined)}
      title={t('replaceWhatYouWereWriting')}
      description={t('thereIsAnOrderIn')}
      confirm={t('replaceIt')}
      cancel={t('keepIt')}
      onConfirm={() => {
        setWaiting(undefined)
        if (waiting) fill(waiting)
      }}
    />
  )
  return { begin, question }
}
