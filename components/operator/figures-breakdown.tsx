'use client'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { oneOf, useFilters } from '#components/found/use-filters.ts'
import { DownloadButton } from '#components/layout/download-button.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { BreakdownTable } from '#components/operator/breakdown-table.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Select } from '#components/ui/input.tsx'
import { rich } from '#components/ui/rich.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { BreakdownQuery, BreakdownView } from '#lib/figures/breakdown-schema.ts'
import { exportFiguresBreakdown, getFiguresBreakdown } from '#lib/figures/operations.ts'
import { catalogue } from '#lib/words/en/operator-figures.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const choices = (): Record<BreakdownView['by'], string> => ({
  week: t('along.week'),
  month: t('along.month'),
  country: t('along.country'),
  archive: t('along.archive'),
  client: t('along.client'),
  researcher: t('along.researcher'),
})

/** What came of the orders of a time, added up along one thing; each row leads to its orders. */
export function FiguresBreakdown() {
  const [{ by: chosen = '', from = '', to = '' }, set] = useFilters(['by', 'from', 'to'])
  const by = oneOf(choices(), chosen) ?? 'week'
  const asked: BreakdownQuery = { by, ...(from ? { from } : {}), ...(to ? { to } : {}) }
  const query = useQuery(useApi().ask(getFiguresBreakdown, {}, asked))
  return (
    <Card>
      <section aria-labelledby="breakdown" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 id="breakdown" className="text-xl">
              {t('whatCameOfThem')}
            </h2>
            <p className="max-w-prose text-sm text-ink-soft">{t('ofTheOrdersPlaced')}</p>
          </div>
          <DownloadButton
            operation={exportFiguresBreakdown}
            params={{}}
            query={asked}
            name={`callslip-figures-by-${by}.csv`}
            aria-label={t('exportCsv')}
          >
            <Download aria-hidden="true" className="size-4" />
            {t('csv')}
          </DownloadButton>
        </div>
        <div className="grid grid-cols-2 gap-3 sm:flex sm:items-end">
          <Field label={t('by')} className="col-span-2 sm:w-44">
            <Select
              value={by}
              onChange={({ target }) => set('by', target.value)}
              options={Object.entries(choices()).map(([value, label]) => ({ value, label }))}
            />
          </Field>
          <Field label={t('from')} optional="unsaid" className="min-w-0 sm:w-44">
            <Input type="date" value={from} onChange={({ target }) => set('from', target.value)} />
          </Field>
          <Field label={t('to')} optional="unsaid" className="min-w-0 sm:w-44">
            <Input type="date" value={to} onChange={({ target }) => set('to', target.value)} />
          </Field>
          <p className="col-span-2 text-sm text-ink-soft sm:pb-2.5">{t('daysAreThoseOf')}</p>
        </div>
        {query.isPending ? (
          <SkeletonList label={t('loading')} rowClassName="h-12" />
        ) : query.data === undefined ? (
          <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
        ) : (
          <Answer view={query.data} />
        )}
      </section>
    </Card>
  )
}

function Answer({ view }: { view: BreakdownView }) {
  if (view.total.placed === 0) return <p className="text-ink-soft">{t('nothingInThisTime')}</p>
  return (
    <>
      <BreakdownTable view={view} caption={t('table', { along: choices()[view.by] })} header={choices()[view.by]} />
      {view.more && <p className="text-sm text-ink-soft">{t('theMost')}</p>}
      <p className="text-sm text-ink-soft">
        {Date.parse(view.asOf) === 0 ? t('notCountedYet') : rich(t, 'asOf', { time: <DateTime value={view.asOf} /> })}
      </p>
    </>
  )
}
