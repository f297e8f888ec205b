'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { RelativeTime } from '#components/ui/date-time.tsx'

// Only for whoever wants to be rid of the draft.
const AlertDialog = dynamic(() => import('#components/ui/dialog.tsx').then((module) => module.AlertDialog), {
  ssr: false,
})

type Props = { savedAt: string; from?: string | undefined; onDiscard: () => void }

export function DraftNotice({ savedAt, from, onDiscard }: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Banner
        role="status"
        title={from === undefined ? 'Your draft is back' : `Filled in from ${from}`}
        action={
          <Button look="secondary" size="sm" onClick={() => setAsking(true)}>
            Start afresh
          </Button>
        }
      >
        {from === undefined ? (
          <>
            Last changed <RelativeTime value={savedAt} /> in this browser.
          </>
        ) : (
          'Change what is different. What it comes from stays as it is.'
        )}
      </Banner>
      {asking && (
        <AlertDialog
          open
          onOpenChange={setAsking}
          title="Throw the draft away?"
          description="Everything typed on this page is removed."
          confirm="Throw away"
          look="danger"
          onConfirm={onDiscard}
        />
      )}
    </>
  )
}
