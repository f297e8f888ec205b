'use client'
import { Check, Minus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { CalendarDate, DateTime } from '#components/ui/date-time.tsx'
import { VisuallyHidden } from '#components/ui/hidden.tsx'
import type { OrderStep } from '#lib/orders/order-steps.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const states = () =>
  ({ done: t('stepDone'), now: t('stepNow'), ahead: t('toCome'), skipped: t('leftOut'), ended: t('theEnd') }) as const

export function Mark({ step: { state }, n, small = false }: { step: OrderStep; n: number; small?: boolean }) {
  const size = small ? 'size-4' : 'size-6'
  const icon = small ? 'size-3' : 'size-4'
  const marks: Record<OrderStep['state'], ReactNode> = {
    done: <Check className={icon} />,
    now: n + 1,
    ahead: n + 1,
    skipped: <Minus className={icon} />,
    ended: <X className={icon} />,
  }
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'grid shrink-0 place-items-center rounded-full border font-card',
          size,
          small ? 'hidden text-xs sm:grid' : 'text-sm',
          state === 'done' || state === 'now' ? 'border-accent text-accent' : 'border-line text-ink-soft',
        )}
      >
        {marks[state]}
      </span>
      <VisuallyHidden>{states()[state]}: </VisuallyHidden>
    </>
  )
}

export const When = ({ step: { at, due } }: { step: OrderStep }) =>
  at !== undefined ? (
    <DateTime value={at} shape="date" />
  ) : (
    due !== undefined && rich(t, 'by', { calendarDate: <CalendarDate value={due} /> })
  )

export const Notes = ({ step: { notes } }: { step: OrderStep }) =>
  notes.map(({ text, at }) => (
    <span key={text} className="block">
      {text}
      {at !== undefined && (
        <>
          {' '}
          <DateTime value={at} shape="date" />
        </>
      )}
    </span>
  ))
