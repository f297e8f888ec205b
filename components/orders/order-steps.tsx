'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { Mark, Notes, When } from '#components/orders/step-parts.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { usePaysByInvoice } from '#lib/browser/me-provider.tsx'
import { orderPaymentQuery } from '#lib/browser/payments.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import { currentStep, describeSteps, isWaitingForOffers, type OrderStep } from '#lib/orders/order-steps.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { moneyRemark } from '#lib/payments/money-title.ts'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Only whoever waits for a first offer is told of all of it.
const StepsAhead = dynamic(() => import('#components/orders/steps-ahead.tsx').then((module) => module.StepsAhead))

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
    <StepsAhead steps={steps} here={here} archiveId={archiveRepositoryId} isBeingRead={view.status === 'submitted'} />
  )
}

/** Side by side, so that it takes no room from what is to be done. */
const Row = ({ steps, here }: { steps: readonly OrderStep[]; here: number }) => (
  <ol
    aria-label={t('stepsOfThisOrder')}
    className="grid gap-x-0.5 sm:gap-x-3"
    // As many columns as there will be, or each step would narrow the others as it comes down the line.
    style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}
  >
    {steps.map((step, n) => (
      <li
        key={step.title}
        aria-current={n === here ? 'step' : undefined}
        className={classNames(
          'flex flex-col gap-0.5 border-t-2 pt-2 text-xs max-[22.5rem]:text-[0.65625rem] max-[22.5rem]:tracking-tighter sm:text-sm',
          step.state === 'done' ? 'border-accent' : n === here ? 'border-ink' : 'border-line',
        )}
      >
        <span
          className={classNames('flex flex-wrap items-center gap-x-1', n === here ? 'font-medium' : 'text-ink-soft')}
        >
          <Mark step={step} n={n} small />
          {step.title}
        </span>
        <span className="text-ink-soft empty:hidden">
          <When step={step} />
        </span>
        <span className="text-ink-soft empty:hidden">
          <Notes step={step} />
        </span>
      </li>
    ))}
  </ol>
)
