'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Failure } from '#components/layout/failure.tsx'
import { statusLabels } from '#components/orders/order-status.tsx'
import { ActRow } from '#components/sandbox/act-row.tsx'
import type { Done } from '#components/sandbox/done.ts'
import { choicesFor, isSameStep, type StepChoice } from '#components/sandbox/steps.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { listSteps, performStep } from '#lib/sandbox/operations.ts'
import { catalogue } from '#lib/words/en/sandbox.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What researchers and operators could do now. */
export function RobotSteps({
  view,
  latest: before,
  onDone,
}: {
  view: OrderView
  latest: number
  onDone: (done: Done) => void
}) {
  const api = useApi()
  const query = useQuery(api.ask(listSteps, { orderId: view.id }))
  const perform = useMutation(api.send(performStep, { orderId: view.id }))
  const act = ({ label, input }: StepChoice) => {
    perform.mutate(input, {
      onSuccess: ({ status }) =>
        onDone({ label, before, result: t('theOrderIsNow', { status: statusLabels()[status].toLowerCase() }) }),
      onError: (error) => onDone({ label, before, result: asFailure(error).message, failed: true }),
    })
  }
  const choices = query.data && choicesFor(query.data, view)
  return (
    <section aria-labelledby="robot">
      <h3 id="robot" className="mb-1 text-lg">
        {t('theOtherSide')}
      </h3>
      {query.isPending ? (
        <Skeleton className="h-24" />
      ) : choices === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : choices.length === 0 ? (
        <p className="text-ink-soft">{t('thereIsNothingLeftFor')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {choices.map((choice) => (
            <ActRow
              key={choice.label}
              label={choice.label}
              what={choice.what}
              unhappy={choice.unhappy ?? false}
              pending={perform.isPending && isSameStep(perform.variables, choice.input)}
              blocked={perform.isPending}
              onAct={() => act(choice)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
