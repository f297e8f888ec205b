'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { CatalogueCard } from '#components/ui/card.tsx'
import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  to: string
  /** Sends it once more; the form's own failure is shown by its caller. */
  onResend: () => Promise<unknown>
  pending: boolean
  failure: string | undefined
  onAgain: () => void
  children: ReactNode
}

/**
 * Where a form was: what is to be done now. It takes the focus, since the form that had it is gone; and what led to the form
 * goes with it, where the page says so (`group-has-[[data-alone]]:hidden`).
 */
export function MailSent({ to, onResend, pending, failure, onAgain, children }: Props) {
  const heading = useRef<HTMLDivElement>(null)
  const [again, setAgain] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div ref={heading} tabIndex={-1} data-alone className="outline-none">
      <CatalogueCard callNumber={to} title={t('checkYourMail')} level="h1">
        <p>
          {t('weHaveSentAMail')} {children}
        </p>
        <p className="text-ink-soft">{t('nothingThereLookInThe')}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            size="sm"
            pending={pending}
            onClick={() => void onResend().then(() => setAgain(true))}
          >
            {t('sendItAgain')}
          </Button>
          <Button look="secondary" size="sm" onClick={onAgain}>
            {t('useAnotherAddress')}
          </Button>
        </div>
        <p role="status" className={failure === undefined ? 'text-ink-soft' : 'text-danger'}>
          {failure ?? (again && !pending ? t('sentAgain') : '')}
        </p>
      </CatalogueCard>
    </div>
  )
}
