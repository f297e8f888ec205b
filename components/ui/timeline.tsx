import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import type { Tone } from '#components/ui/badge.tsx'

export type TimelineItem = { id: string; title: ReactNode; detail?: ReactNode; time?: ReactNode; tone?: Tone }

const dots: Record<Tone, string> = {
  neutral: 'border-edge bg-sheet',
  accent: 'border-accent bg-accent',
  info: 'border-info bg-info',
  caution: 'border-caution bg-caution',
  danger: 'border-danger bg-danger',
}

/** What happened, in order; the line runs from the first to the last. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {items.map(({ id, title, detail, time, tone = 'neutral' }) => (
        <li key={id} className="group relative flex gap-4 pb-5 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-3 bottom-0 left-[0.4375rem] w-px bg-line group-last:hidden"
          />
          <span
            aria-hidden="true"
            className={classNames('relative mt-1.5 size-[0.9375rem] shrink-0 rounded-full border-2', dots[tone])}
          />
          <div className="min-w-0 grow">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="font-medium">{title}</p>
              {time && <p className="text-sm text-ink-soft">{time}</p>}
            </div>
            {detail && <div className="text-ink-soft">{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
