'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { CatalogueCard } from '#components/ui/card.tsx'

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
      <CatalogueCard callNumber={to} title="Check your mail" level="h1">
        <p>We have sent a mail to this address. {children}</p>
        <p className="text-ink-soft">
          Nothing there? Look in the spam folder, and check that the address above is right.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            size="sm"
            pending={pending}
            onClick={() => void onResend().then(() => setAgain(true))}
          >
            Send it again
          </Button>
          <Button look="secondary" size="sm" onClick={onAgain}>
            Use another address
          </Button>
        </div>
        <p role="status" className={failure === undefined ? 'text-ink-soft' : 'text-danger'}>
          {failure ?? (again && !pending ? 'Sent again.' : '')}
        </p>
      </CatalogueCard>
    </div>
  )
}
