'use client'
import { useState, type ReactNode } from 'react'
import { AlertDialog } from '#components/ui/lazy-dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Filling = { values: OrderValues; from: string }

/** Fills the form of a new order. What was being written there is given up only where that is said. */
export function useReplacing(fill: (filling: Filling) => void): { begin: typeof fill; question: ReactNode } {
  const api = useApi()
  const [waiting, setWaiting] = useState<Filling>()
  // Reading what was written takes Zod. Where that can't be fetched there may be something, so it is asked.
  const reader = () => import('#lib/browser/read-draft.ts')
  const begin = (filling: Filling) =>
    void reader()
      .then(
        ({ lookAtDraft }) => lookAtDraft(api),
        () => 'written' as const,
      )
      .then((found) => {
        if (found === 'empty') fill(filling)
        else if (found === 'written') setWaiting(filling)
        else toast.error(t('aFileForTheOrder'))
      })
  const replace = (filling: Filling) =>
    void reader()
      .then(
        ({ dropArrived }) => dropArrived(api),
        () => {},
      )
      .then(() => fill(filling))
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
        if (waiting) replace(waiting)
      }}
    />
  )
  return { begin, question }
}
