'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Failure } from '#components/layout/failure.tsx'
import { ComingDays, PastDays } from '#components/visits/day-lists.tsx'
import { Button } from '#components/ui/button.tsx'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { Dialog } from '#components/ui/lazy-dialog.tsx'
import { rich } from '#components/ui/rich.tsx'
import { Skeleton, SkeletonList } from '#components/ui/skeleton.tsx'
import { useToday } from '#components/ui/use-today.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { firstDay } from '#lib/day-end.ts'
import { getCalendar } from '#lib/visits/operations.ts'
import type { CalendarView, PlaceToVisit } from '#lib/visits/schema.ts'
import { catalogue } from '#lib/words/en/research-visits.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const PlanForm = dynamic(() => import('#components/visits/plan-form.tsx').then((module) => module.PlanForm), {
  ssr: false,
  loading: () => <Skeleton className="h-72" />,
})

/** Days at archives, and where work waits for one. */
export function VisitsPage() {
  const today = useToday()
  // Until it is that day everywhere, the server counts a day as to come that is over here.
  const own = today !== undefined && Date.parse(today) > firstDay().getTime() ? { today } : {}
  const query = useQuery({ ...useApi().ask(getCalendar, {}, own), placeholderData: keepPreviousData })
  // Where to; `anywhere` is chosen in the form.
  const [planning, setPlanning] = useState<PlaceToVisit | 'anywhere'>()
  const where = planning === 'anywhere' ? undefined : planning
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t('visits')}</h1>
        <Button look="secondary" onClick={() => setPlanning('anywhere')}>
          {t('planADay')}
        </Button>
      </div>
      <p className="mb-6 max-w-prose text-ink-soft">{t('whatIsOpenThere')}</p>
      {query.isPending ? (
        <SkeletonList label={t('loadingYourVisits')} rows={3} rowClassName="h-20" />
      ) : !query.data ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <Calendar calendar={query.data} onPlan={setPlanning} />
      )}
      <Dialog open={planning !== undefined} onOpenChange={() => setPlanning(undefined)} title={t('planADay')}>
        {planning !== undefined && <PlanForm {...(where ? { where } : {})} onDone={() => setPlanning(undefined)} />}
      </Dialog>
    </>
  )
}

type Planning = { onPlan: (place: PlaceToVisit) => void }

const Calendar = ({ calendar, onPlan }: { calendar: CalendarView } & Planning) => (
  <div className="flex flex-col gap-8">
    {calendar.toPlan.length > 0 && (
      <section aria-labelledby="to-plan">
        <h2 id="to-plan" className="mb-3 text-2xl">
          {t('waitsForADay')}
        </h2>
        <ul aria-labelledby="to-plan" className="divide-y divide-line rounded-card border border-line bg-sheet">
          {calendar.toPlan.map((place) => (
            <Waiting key={place.archiveId ?? place.place} place={place} onPlan={onPlan} />
          ))}
        </ul>
      </section>
    )}
    <ComingDays visits={calendar.coming} />
    {calendar.past.length > 0 && <PastDays visits={calendar.past} />}
  </div>
)

function Waiting({ place, onPlan }: { place: PlaceToVisit } & Planning) {
  const { orders, due, city } = place
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <span className="min-w-0">
        <bdi className="font-medium break-words">{place.place}</bdi>
        {city !== undefined && (
          <>
            , <bdi>{city}</bdi>
          </>
        )}
        <span className="block text-sm text-ink-soft">
          {t('ordersAt', { orders })}
          {due !== undefined && <>, {rich(t, 'firstDue', { day: <CalendarDate value={due} weekday /> })}</>}
        </span>
      </span>
      <Button
        look="secondary"
        size="sm"
        aria-label={t('planADayAt', { place: place.place })}
        onClick={() => onPlan(place)}
      >
        {t('planADay')}
      </Button>
    </li>
  )
}
