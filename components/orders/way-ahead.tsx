'use client'
import { Check } from 'lucide-react'
import { ArchiveFigures } from '#components/archives/archive-figures.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { useClient } from '#lib/browser/api-provider.tsx'
import type { OrderView } from '#lib/orders/schema.ts'
import { describeWay } from '#lib/orders/way-ahead.ts'

/** What happens next to an order that has just been placed, and when. */
export function WayAhead({ view }: { view: OrderView }) {
  const steps = describeWay(view, useClient()?.billing === 'invoice')
  if (steps.length === 0) return null
  const archiveId = view.order.archiveRepositoryId
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">What happens next</h2>
      <ol className="grid gap-x-5 gap-y-3 lg:grid-cols-5">
        {steps.map(({ title, text, at }, i) => (
          <li key={title} className="grid grid-cols-[1.75rem_1fr] content-start gap-x-2">
            <span
              aria-hidden="true"
              className={`grid size-6 place-items-center rounded-full border font-card text-sm ${at === undefined ? 'border-line text-ink-soft' : 'border-accent text-accent'}`}
            >
              {at === undefined ? i + 1 : <Check className="size-4" />}
            </span>
            <div>
              <p className="font-medium">
                {title}
                {at !== undefined && (
                  <span className="block text-sm font-normal text-ink-soft">
                    <DateTime value={at} />
                  </span>
                )}
              </p>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {archiveId?.startsWith('arc_') && (
        <div className="text-sm empty:hidden">
          <ArchiveFigures archiveId={archiveId} onlyKnown />
        </div>
      )}
    </Card>
  )
}
