import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'

export const tones = {
  neutral: 'bg-well text-ink border-line',
  accent: 'bg-accent-soft text-accent-strong border-accent/30',
  info: 'bg-info-soft text-info border-info/30',
  caution: 'bg-caution-soft text-caution border-caution/30',
  danger: 'bg-danger-soft text-danger border-danger/30',
} as const
export type Tone = keyof typeof tones

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

/** A badge for a state; the mark tells active (filled) from ended (hollow), so colour isn't the only sign. */
export function StatusBadge({ tone, ended = false, children }: { tone: Tone; ended?: boolean; children: ReactNode }) {
  return (
    <Badge tone={tone}>
      <span
        aria-hidden="true"
        className={classNames('size-2 rounded-full border border-current', !ended && 'bg-current')}
      />
      {children}
    </Badge>
  )
}
