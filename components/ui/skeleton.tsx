import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { catalogue } from '#lib/words/en/ui.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A grey stand-in with the size of what is to come, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-pulse rounded-card bg-well', className)} />
}

/** Of a button with an icon, as wide as its words make it: a row of buttons may wrap by a few pixels more or fewer. */
export const ButtonSkeleton = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className="inline-block animate-pulse rounded-card bg-well">
    <Button asChild className="invisible">
      <span>
        <span className="size-4" />
        <span>{children}</span>
      </span>
    </Button>
  </span>
)

/** Several lines of it, and one word for those who can't see them. */
export function SkeletonList({
  rows = 4,
  rowClassName = 'h-20',
  label = t('loading'),
}: {
  rows?: number
  rowClassName?: string
  label?: string
}) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{label} …</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={rowClassName} />
      ))}
    </div>
  )
}
