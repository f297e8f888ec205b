'use client'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Failure } from '#components/layout/failure.tsx'
import { NotUpToDate } from '#components/layout/not-up-to-date.tsx'
import { statusLabels } from '#components/orders/order-status.tsx'
import { BarChart } from '#components/charts/bar-chart.tsx'
import { LineChart } from '#components/operator/line-chart.tsx'
import { ceilingOf } from '#components/charts/plot.tsx'
import { oneOf, useFilters } from '#components/found/use-filters.ts'
import { hoursText, tookText } from '#components/operator/hours-text.ts'
import { FiguresBreakdown } from '#components/operator/lazy-figures-breakdown.tsx'
import { useWeekTick } from '#components/operator/use-week-tick.ts'
import { VolumeCharts } from '#components/operator/volume-charts.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { rich } from '#components/ui/rich.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getFigures } from '#lib/figures/operations.ts'
import type { FiguresQuery, FiguresView } from '#lib/figures/schema.ts'
import type { OrderStatus } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const spans = (): Record<NonNullable<FiguresQuery['weeks']>, string> => ({
  4: t('n4Weeks'),
  12: t('n12Weeks'),
  26: t('halfAYear'),
  52: t('aYear'),
})

export function FiguresPage() {
  const [{ weeks = '12' }, set] = useFilters(['weeks'])
  const chosen = oneOf(spans(), weeks)
  const query = useQuery(useApi().ask(getFigures, {}, chosen ? { weeks: chosen } : {}))
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">{t('figures')}</h1>
        <Field label={t('ofTheLast')} className="w-44">
          <Select
            value={weeks}
            onChange={(event) => set('weeks', event.target.value)}
            options={Object.entries(spans()).map(([value, label]) => ({ value, label }))}
          />
        </Field>
      </div>
      <div className="mb-6">
        <FiguresBreakdown />
      </div>
      <NotUpToDate query={query} />
      {query.isPending ? (
        <SkeletonList label={t('loadingTheFigures')} rowClassName="h-56" />
      ) : query.data === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <>
          <Charts figures={query.data} />
          <p className="mt-4 text-sm text-ink-soft">
            {rich(t, 'countedAt', { time: <DateTime value={query.data.asOf} /> })}
          </p>
        </>
      )}
    </>
  )
}

/** Neighbours differ in lightness, so that the order of the legend can be followed without colour. */
const groups = (): { name: string; className: string; of: readonly OrderStatus[] }[] => [
  { name: t('completed'), className: 'fill-accent', of: ['completed'] },
  { name: statusLabels().delivered, className: 'fill-accent/60', of: ['delivered'] },
  { name: t('atWork'), className: 'fill-info', of: ['confirmed', 'in_progress'] },
  { name: t('waiting'), className: 'fill-info/50', of: ['submitted', 'open', 'awaiting_payment'] },
  { name: t('withdrawnOrCancelled'), className: 'fill-danger/70', of: ['withdrawn', 'cancelled'] },
]

/** Below an hour the axis counts in minutes, beyond a day and a half in days, and its marks are whole ones. */
const hoursCeiling = (greatest: number) =>
  greatest > 0 && greatest < 1
    ? ceilingOf(Math.max(greatest * 60, 2)) / 60
    : greatest < 24
      ? ceilingOf(greatest)
      : ceilingOf(greatest / 24) * 24
const share = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`)

function Charts({ figures: { weeks, totals, volume } }: { figures: FiguresView }) {
  const tickOf = useWeekTick()
  const rowsOf = <Value,>(valuesOf: (week: FiguresView['weeks'][number]) => Value[]) =>
    weeks.map((one) => ({ label: one.week, tick: tickOf(one.week), values: valuesOf(one) }))
  const decided = totals.found + totals.partial + totals.notFound
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Total label={t('ordersPlaced')} value={String(totals.placed)} />
        <Total label={t('firstOfferAfter')} value={tookText(totals.firstOfferHours)} note={t('median')} />
        <Total label={t('deliveredAfter')} value={tookText(totals.deliveryHours)} note={t('median')} />
        <Total
          label={t('found')}
          value={share(totals.found + totals.partial, decided)}
          note={t('ofDelivered', { decided })}
        />
      </dl>
      <Card>
        <BarChart
          title={t('ordersByTheWeekThey')}
          rowHeader={t('weekOf')}
          series={groups()}
          rows={rowsOf(({ byStatus }) =>
            groups().map(({ of }) => of.reduce((sum, status) => sum + byStatus[status], 0)),
          )}
        />
      </Card>
      <div className="grid gap-6 lg:grid-cols-2">
        <Card>
          <DurationChart
            title={t('timeFromOpeningToThe')}
            rows={rowsOf(({ firstOfferHours, firstOfferHoursP90 }) => [firstOfferHours, firstOfferHoursP90])}
          />
        </Card>
        <Card>
          <DurationChart
            title={t('timeFromTheOrderTo')}
            rows={rowsOf(({ deliveryHours, deliveryHoursP90 }) => [deliveryHours, deliveryHoursP90])}
          />
        </Card>
      </div>
      <Card>
        <BarChart
          title={t('whatWasFound')}
          rowHeader={t('weekOf')}
          series={[
            { name: t('found'), className: 'fill-accent' },
            { name: t('inPart'), className: 'fill-accent/50' },
            { name: t('notFound'), className: 'fill-caution' },
          ]}
          rows={rowsOf(({ found, partial, notFound }) => [found, partial, notFound])}
        />
      </Card>
      <VolumeCharts weeks={weeks.map(({ week }) => week)} volume={volume} totals={totals.volume} />
    </div>
  )
}

const DurationChart = ({ title, rows }: Pick<ComponentProps<typeof LineChart>, 'title' | 'rows'>) => (
  <LineChart
    title={title}
    rowHeader={t('weekOf')}
    format={hoursText}
    ceiling={hoursCeiling}
    series={[
      { name: t('median'), className: 'stroke-accent' },
      { name: t('nineInTen'), className: 'stroke-info' },
    ]}
    rows={rows}
  />
)

const Total = ({ label, value, note }: { label: string; value: string; note?: string }) => (
  <Card className="flex flex-col gap-1 p-4">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="font-serif text-2xl">
      {value} {note && <span className="font-sans text-sm text-ink-soft">{note}</span>}
    </dd>
  </Card>
)
