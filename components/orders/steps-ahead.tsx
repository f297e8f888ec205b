'use client'
import { ArchiveFigures } from '#components/archives/archive-figures.tsx'
import { Mark, Notes, When } from '#components/orders/step-parts.tsx'
import { Card } from '#components/ui/card.tsx'
import type { OrderStep } from '#lib/orders/order-steps.ts'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { steps: readonly OrderStep[]; here: number; archiveId: string | undefined }

/** Each step with what is to come of it, for an order without an offer. */
export function StepsAhead({ steps, here, archiveId }: Props) {
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
      {archiveId?.startsWith('arc_') && (
        <div className="text-sm empty:hidden">
          <ArchiveFigures archiveId={archiveId} onlyKnown />
        </div>
      )}
    </Card>
  )
}
