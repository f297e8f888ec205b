import type { ReactNode } from 'react'
import { tones, type Tone } from '#components/ui/badge.tsx'
import { classNames } from '#components/ui/class-names.ts'

type BannerProps = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  role?: 'status' | 'alert' | 'note'
}

/** Something to know before going on. `alert` only for what has just gone wrong. */
export function Banner({ tone = 'info', title, children, action, role = 'note' }: BannerProps) {
  return (
    <div
      role={role}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border p-4',
        tones[tone],
      )}
    >
      <div className="min-w-0">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
      {action}
    </div>
  )
}
