'use client'
import { useQuery } from '@tanstack/react-query'
import { Check, Minus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ArchiveFigures } from '#components/archives/archive-figures.tsx'
import { Card } from '#components/ui/card.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { CalendarDate, DateTime } from '#components/ui/date-time.tsx'
import { VisuallyHidden } from '#components/ui/hidden.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { usePaysByInvoice } from '#lib/browser/me-provider.tsx'
import { orderPaymentQuery } from '#lib/browser/payments.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import { currentStep, describeSteps, isWaitingForOffers, type OrderStep } from '#lib/orders/order-steps.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { moneyRemark } from '#lib/payments/words.ts'

type Props = { view: OrderView; offers: readonly OfferView[] | undefined }

/** The way of the order from its placing to its delivery, and where on it it stands. */
export function OrderSteps({ view, offers = [] }: Props) {
  const byInvoice = usePaysByInvoice()
  const { paymentIntentId, selectedOfferId, archiveRepositoryId } = view.order
  const payment = useQuery({ ...orderPaymentQuery(useApi(), view), enabled: paymentIntentId !== undefined }).data
  const steps = describeSteps(view, {
    byInvoice,
    isFree: offers.some(({ id, totalAmount }) => id === selectedOfferId && totalAmount === 0),
    firstOfferAt: offers.map(({ createdAt }) => createdAt).sort()[0],
    moneyRemark: payment ? moneyRemark(payment) : undefined,
  })
  const here = currentStep(steps)
  if (!isWaitingForOffers(view)) return <Row steps={steps} here={here} />
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">What happens next</h2>
      <ol aria-label="Steps of this order" className="flex flex-col gap-3">
        {steps.map((step, n) => (
          <li
            key={step.title}
            aria-current={n === here ? 'step' : undefined}
            className="grid grid-cols-[1.75rem_1fr] gap-x-2"
          >
            <Mark step={step} n={n} />
            <div>
              <p className="flex flex-wrap items-baseline gap-x-2 font-medium">
                {step.title}
                <span className="text-sm font-normal text-ink-soft">
                  <When step={step} />
                  <Notes step={step} />
                </span>
              </p>
              <p className="text-sm text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      {archiveRepositoryId?.startsWith('arc_') && (
        <div className="text-sm empty:hidden">
          <ArchiveFigures archiveId={archiveRepositoryId} onlyKnown />
        </div>
      )}
    </Card>
  )
}

/** Side by side, so that it takes no room from what is to be done. */
const Row = ({ steps, here }: { steps: readonly OrderStep[]; here: number }) => (
  <ol aria-label="Steps of this order" className="grid auto-cols-fr grid-flow-col gap-x-1 sm:gap-x-3">
    {steps.map((step, n) => (
      <li
        key={step.title}
        aria-current={n === here ? 'step' : undefined}
        className={classNames(
          'flex flex-col gap-0.5 border-t-2 pt-2 text-xs sm:text-sm',
          step.state === 'done' ? 'border-accent' : n === here ? 'border-ink' : 'border-line',
        )}
      >
        <span
          className={classNames('flex flex-wrap items-center gap-x-1', n === here ? 'font-medium' : 'text-ink-soft')}
        >
          <Mark step={step} n={n} small />
          {step.title}
        </span>
        <span className="text-ink-soft">
          <When step={step} />
        </span>
        <span className="text-ink-soft">
          <Notes step={step} />
        </span>
      </li>
    ))}
  </ol>
)

const states = { done: 'done', now: 'now', ahead: 'to come', skipped: 'left out', ended: 'the end' } as const

function Mark({ step: { state }, n, small = false }: { step: OrderStep; n: number; small?: boolean }) {
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
      <VisuallyHidden>{states[state]}: </VisuallyHidden>
    </>
  )
}

const When = ({ step: { at, due } }: { step: OrderStep }) =>
  at !== undefined ? (
    <DateTime value={at} shape="date" />
  ) : (
    due !== undefined && (
      <>
        by <CalendarDate value={due} />
      </>
    )
  )

const Notes = ({ step: { notes } }: { step: OrderStep }) =>
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
