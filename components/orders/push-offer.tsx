'use client'
import { useState } from 'react'
import { usePushHere } from '#components/account/use-push-here.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { useMe } from '#lib/browser/me-provider.tsx'
import { mayOffer, noteOffer } from '#lib/browser/push.ts'
import { catalogue } from '#lib/words/en/push.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Offers notifications on a phone, once. For the browser only. */
export function PushOffer() {
  const [open, setOpen] = useState(mayOffer)
  const { pending, turnOn } = usePushHere(useMe())
  if (!open) return null
  const close = () => {
    noteOffer()
    setOpen(false)
  }
  return (
    <div data-print="hide">
      <Banner
        title={t('hearWhenItArrives')}
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" pending={pending} onClick={() => void turnOn().then(close)}>
              {t('notifyMe')}
            </Button>
            <Button size="sm" look="quiet" onClick={close}>
              {t('noThanks')}
            </Button>
          </span>
        }
      >
        {t('thisPhoneCanTellYou')}
      </Banner>
    </div>
  )
}
