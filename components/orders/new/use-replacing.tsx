'use client'
import { useState, type ReactNode } from 'react'
import { AlertDialog } from '#components/ui/lazy-dialog.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { draftKey } from '#lib/browser/order-values.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Filling = { values: OrderValues; from: string }

/** Fills the form of a new order. What was being written there is given up only where that is said. */
export function useReplacing(fill: (filling: Filling) => void): { begin: typeof fill; question: ReactNode } {
  const api = useApi()
  const [waiting, setWaiting] = useState<Filling>()
  // Reading what was written takes Zod. Where that can't be fetched there may be something, so it is asked.
  const isWriting = () =>
    import('#lib/browser/read-draft.ts').then(
      ({ readDraft }) => readDraft(draftKey(api)) !== undefined,
      () => true,
    )
  const begin = (filling: Filling) =>
    void isWriting().then((writing) => (writing ? setWaiting(filling) : fill(filling)))
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
