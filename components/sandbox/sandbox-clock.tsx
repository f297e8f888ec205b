'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Failure } from '#components/layout/failure.tsx'
import { ActRow } from '#components/sandbox/act-row.tsx'
import type { Done } from '#components/sandbox/done.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { getSandboxClock, moveSandboxClock } from '#lib/sandbox/operations.ts'
import type { ClockView, Moment, MoveClockInput } from '#lib/sandbox/schema.ts'
import { catalogue } from '#lib/words/en/sandbox.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Passage = { label: string; what: string; unhappy?: boolean; input: MoveClockInput }

const moments = (): Record<Moment, Omit<Passage, 'input'>> => ({
  offers_expire: { label: t('untilTheOffersExpire'), what: t('nobodyHasChosenOne'), unhappy: true },
  hold_ends_soon: { label: t('untilTheHoldIsAboutToEnd'), what: t('bothSidesAreTold') },
  hold_ends: { label: t('untilTheHoldEnds'), what: t('theMoneyGoesBack'), unhappy: true },
  late: { label: t('untilItIsLate'), what: t('thePromisedDayIsOver'), unhappy: true },
  acceptance: { label: t('untilSilenceAccepts'), what: t('fourteenDaysWithoutAWord') },
  reviews_open: { label: t('untilReviewsOpen'), what: t('sevenDaysAfterTheFirst') },
})

const passagesOf = ({ ahead }: ClockView): Passage[] => [
  { label: t('aDayPasses'), what: t('nothingMoreThanThat'), input: { days: 1 } },
  ...ahead.map(({ moment, days }) => {
    const { what, ...rest } = moments()[moment]
    return { ...rest, what: t('inDays', { what, days }), input: { until: moment } }
  }),
]

/** What time alone would bring, without waiting for it. */
export function SandboxClock({
  view,
  latest: before,
  onDone,
}: {
  view: OrderView
  latest: number
  onDone: (done: Done) => void
}) {
  const api = useApi()
  const query = useQuery(api.ask(getSandboxClock, { orderId: view.id }))
  const move = useMutation(api.send(moveSandboxClock, { orderId: view.id }))
  const act = ({ label, input }: Passage) =>
    move.mutate(input, {
      onSuccess: ({ movedDays = 0 }) => onDone({ label, before, result: t('daysHavePassed', { days: movedDays }) }),
      onError: (error) => onDone({ label, before, result: asFailure(error).message, failed: true }),
    })
  return (
    <section aria-labelledby="time">
      <h3 id="time" className="mb-1 text-lg">
        {t('time')}
      </h3>
      <p className="text-sm text-ink-soft">{t('timeMovesForThisOrder')}</p>
      {query.isPending ? (
        <Skeleton className="h-24" />
      ) : query.data === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {passagesOf(query.data).map(({ label, what, unhappy = false, input }) => (
            <ActRow
              key={label}
              label={label}
              what={what}
              unhappy={unhappy}
              pending={move.isPending && move.variables.until === input.until}
              blocked={move.isPending}
              onAct={() => act({ label, what, input })}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
