'use client'
import { useReadingTimes } from '#components/figures/use-reading-times.ts'
import { ArchiveFigures } from '#components/archives/archive-figures.tsx'
import { Mark, Notes, When } from '#components/orders/step-parts.tsx'
import { Card } from '#components/ui/card.tsx'
import { useEnvironment } from '#lib/browser/environment.ts'
import type { OrderStep } from '#lib/orders/order-steps.ts'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  steps: readonly OrderStep[]
  here: number
  archiveId: string | undefined
  /** We have not opened it to researchers yet. */
  isBeingRead: boolean
}

/** Each step with what is to come of it, for an order without an offer. */
export function StepsAhead({ steps, here, archiveId, isBeingRead }: Props) {
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{t('whatHappensNext')}</h2>
      <ol aria-label={t('stepsOfThisOrder')} className="flex flex-col gap-3">
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
      {isBeingRead && <ReadingTime />}
      {archiveId?.startsWith('arc_') && (
        <div className="text-sm empty:hidden">
          <ArchiveFigures archiveId={archiveId} onlyKnown />
        </div>
      )}
    </Card>
  )
}

/** How long our reading mostly takes, where real orders tell. */
function ReadingTime() {
  const { times, spanOf } = useReadingTimes()
  const isReal = useEnvironment() === 'production'
  if (!isReal || times?.orderHours === undefined) return null
  return <p className="text-sm text-ink-soft">{t('ordersWereOpenedWithin', { span: spanOf(times.orderHours) })}</p>
}
