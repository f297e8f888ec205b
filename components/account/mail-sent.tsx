'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { CatalogueCard } from '#components/ui/card.tsx'

/** Where a form was: what is to be done now. It takes the focus, since the form that had it is gone. */
export function MailSent({ to, onAgain, children }: { to: string; onAgain: () => void; children: ReactNode }) {
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div ref={heading} tabIndex={-1} className="outline-none">
      <CatalogueCard callNumber={to} title="Check your mail" level="h1">
        <p>We have sent a mail to this address. {children}</p>
        <p className="text-ink-soft">
          Nothing there? Look in the spam folder, and check that the address above is right.
        </p>
        <div>
          <Button look="secondary" size="sm" onClick={onAgain}>
            Use another address
          </Button>
        </div>
      </CatalogueCard>
    </div>
  )
}
