'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { ForgottenFiles } from '#components/attachments/forgotten-files.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { RelativeTime } from '#components/ui/date-time.tsx'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Only for whoever wants to be rid of the draft.
const AlertDialog = dynamic(() => import('#components/ui/dialog.tsx').then((module) => module.AlertDialog), {
  ssr: false,
})

type Props = {
  savedAt: string
  from?: string | undefined
  forgotten?: readonly string[] | undefined
  /** Whether, and when, it may be asked about at all. */
  whenFree: (ask: () => void) => void
  onDiscard: () => void
}

export function DraftNotice({ savedAt, from, forgotten, whenFree, onDiscard }: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Banner
        role="status"
        title={from === undefined ? t('yourDraftIsBack') : t('filledInFrom', { from })}
        action={
          <Button look="secondary" size="sm" onClick={() => whenFree(() => setAsking(true))}>
            {t('startAfresh')}
          </Button>
        }
      >
        {from === undefined
          ? rich(t, 'lastChangedInThisBrowser', { relativeTime: <RelativeTime value={savedAt} /> })
          : t('changeWhatIsDifferentWhat')}
      </Banner>
      <ForgottenFiles names={forgotten} />
      {asking && (
        <AlertDialog
          open
          onOpenChange={setAsking}
          title={t('throwTheDraftAway')}
          description={t('everythingTypedOnThisPage')}
          confirm={t('throwAway')}
          look="danger"
          onConfirm={onDiscard}
        />
      )}
    </>
  )
}
