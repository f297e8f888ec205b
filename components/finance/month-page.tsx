'use client'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { monthText } from '#components/billing/month-text.ts'
import { CloseMonth } from '#components/finance/close-month.tsx'
import { FinanceNav } from '#components/finance/finance-nav.tsx'
import { MonthCurrencyTables } from '#components/finance/month-currency.tsx'
import { UnresolvedList } from '#components/finance/unresolved-list.tsx'
import { DownloadButton } from '#components/layout/download-button.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { NotUpToDate } from '#components/layout/not-up-to-date.tsx'
import { HandledProvider } from '#components/operator/handled.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { useReader } from '#components/ui/locale.ts'
import { rich } from '#components/ui/rich.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { exportFinanceMonth, getFinanceMonth, getFinanceMonthPdf } from '#lib/finance/operations.ts'
import type { MonthReport } from '#lib/finance/months-schema.ts'
import { catalogue } from '#lib/words/en/operator-finance.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A month's books: as they were closed, or as they stand. */
export function MonthPage({ month }: { month: string }) {
  const { locale } = useReader()
  const query = useQuery(useApi().ask(getFinanceMonth, { month }))
  return (
    <HandledProvider>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-3xl">{t('booksOf', { month: monthText(month, locale) })}</h1>
        {query.data && <Downloads month={month} />}
      </div>
      <FinanceNav />
      <NotUpToDate query={query} />
      {query.isPending ? (
        <SkeletonList label={t('loadingTheMonth')} rows={4} rowClassName="h-20" />
      ) : query.data === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <Report report={query.data} onLookAgain={() => void query.refetch()} />
      )}
    </HandledProvider>
  )
}

const Downloads = ({ month }: { month: string }) => (
  <div data-print="hide" className="flex flex-wrap gap-2">
    <DownloadButton operation={getFinanceMonthPdf} params={{ month }} name={`callslip-books-${month}.pdf`}>
      <Download aria-hidden="true" className="size-4" />
      {t('pdf')}
    </DownloadButton>
    <DownloadButton operation={exportFinanceMonth} params={{ month }} name={`callslip-books-${month}.csv`}>
      <Download aria-hidden="true" className="size-4" />
      {t('csv')}
    </DownloadButton>
    <Button look="secondary" onClick={() => print()}>
      {t('print')}
    </Button>
  </div>
)

const Report = ({ report, onLookAgain }: { report: MonthReport; onLookAgain: () => void }) => (
  <div className="flex flex-col gap-8">
    {report.closing ? <Closed closing={report.closing} /> : <CloseMonth report={report} onLookAgain={onLookAgain} />}
    {report.carriedOver.length > 0 && <UnresolvedList title={t('carriedOver')} items={report.carriedOver} />}
    {report.currencies.length === 0 && <p className="text-ink-soft">{t('nothingMoved')}</p>}
    {report.currencies.map((one) => (
      <MonthCurrencyTables key={one.currency} {...one} />
    ))}
  </div>
)

const Closed = ({ closing: { at, by, hash, intact, reason } }: { closing: NonNullable<MonthReport['closing']> }) => (
  <Banner
    tone={intact ? 'info' : 'danger'}
    title={rich(t, 'closedBy', { at: <DateTime value={at} />, name: <bdi>{by.name}</bdi> })}
  >
    {!intact && <p className="font-medium">{t('itWasChanged')}</p>}
    {reason && (
      <TypedText as="p" className="wrap-anywhere">
        {reason}
      </TypedText>
    )}
    <p className="font-card text-sm break-all" translate="no">
      {t('hashIs', { hash })}
    </p>
  </Banner>
)
