'use client'
import { useQuery } from '@tanstack/react-query'
import { monthText } from '#components/billing/month-text.ts'
import { FinanceNav } from '#components/finance/finance-nav.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { StatusBadge } from '#components/ui/badge.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Link } from '#components/ui/link.tsx'
import { useReader } from '#components/ui/locale.ts'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { Table } from '#components/ui/table.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listFinanceMonths } from '#lib/finance/operations.ts'
import type { MonthsView } from '#lib/finance/months-schema.ts'
import { catalogue } from '#lib/words/en/operator-finance.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function MonthsPage() {
  const query = useQuery(useApi().ask(listFinanceMonths))
  return (
    <>
      <h1 className="mb-4 text-3xl">{t('months')}</h1>
      <FinanceNav />
      {query.isPending ? (
        <SkeletonList label={t('loadingTheMonths')} rows={3} rowClassName="h-14" />
      ) : query.data === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : query.data.months.length === 0 ? (
        <EmptyState title={t('noBooksYet')}>{t('theFirstMonthBegins')}</EmptyState>
      ) : (
        <Months months={query.data.months} />
      )}
    </>
  )
}

function Months({ months }: MonthsView) {
  const { locale } = useReader()
  return (
    <Table
      caption={t('months')}
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        {
          key: 'month',
          header: t('month'),
          primary: true,
          cell: ({ month }) => (
            <Link className="text-link" href={`/operator/finance/months/${month}`}>
              <time dateTime={month}>{monthText(month, locale)}</time>
            </Link>
          ),
        },
        {
          key: 'state',
          header: t('state'),
          cell: ({ state, closable }) => (
            <StatusBadge
              tone={state === 'closed' ? 'accent' : closable ? 'caution' : 'neutral'}
              ended={state === 'open'}
            >
              {state === 'closed' ? t('closed') : closable ? t('canBeClosed') : t('open')}
            </StatusBadge>
          ),
        },
        {
          key: 'closed',
          header: t('closedOn'),
          cell: ({ closedAt }) => (closedAt ? <DateTime value={closedAt} /> : '–'),
        },
      ]}
    />
  )
}
