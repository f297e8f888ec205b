'use client'
import { Check } from 'lucide-react'
import { ArchiveFigures } from '#components/archives/archive-figures.tsx'
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
    <div className="border-t border-rule pt-4">
      <h3 className="mb-3 text-lg">What happens next</h3>
      <ol className="flex flex-col gap-3">
        {steps.map(({ title, text, at }, i) => (
          <li key={title} className="grid grid-cols-[1.75rem_1fr] gap-x-2">
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
                  <span className="text-sm font-normal text-ink-soft">
                    {' · '}
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
        <div className="mt-4 text-sm">
          <ArchiveFigures archiveId={archiveId} />
        </div>
      )}
    </div>
  )
}
