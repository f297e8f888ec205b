import type { ReactNode } from 'react'
import { Card } from '#components/ui/card.tsx'

/** A part of an order's file with a heading that stands before what comes later, so that one can jump to it at once. */
export function OrderSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card>
      <section aria-labelledby={id} className="flex flex-col gap-3">
        <h2 id={id} className="scroll-mt-24 text-xl">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  )
}

/** Where on a long page what stands. */
export function OrderContents({ label, parts }: { label: string; parts: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label={label} data-print="hide">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a className="text-link inline-flex min-h-8 items-center" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
