'use client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link } from '#components/ui/link.tsx'
import { Payouts } from '#components/research/payouts.tsx'
import { Returns } from '#components/research/returns.tsx'
import { Statements } from '#components/billing/statements.tsx'
import { PagedList } from '#components/found/paged-list.tsx'
import { DownloadButton } from '#components/layout/download-button.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { Badge, type Tone } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { dateFormat } from '#lib/formats.ts'
import { useReader } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { exportEarnings, getEarnings, listEarnings } from '#lib/earnings/operations.ts'
import type { EarningsView, EarningView } from '#lib/earnings/schema.ts'
import { catalogue } from '#lib/words/en/research-profile.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const states = (): Record<EarningView['state'], { label: string; tone: Tone }> => ({
  reserved: { label: t('heldOnTheCard'), tone: 'neutral' },
  pending: { label: t('pending'), tone: 'caution' },
  transferred: { label: t('transferred'), tone: 'accent' },
  disputed: { label: t('inDispute'), tone: 'danger' },
  invoice: { label: t('byInvoice'), tone: 'info' },
  unpaid: { label: t('notCharged'), tone: 'danger' },
  refunded: { label: t('refunded'), tone: 'danger' },
})

export function EarningsPage() {
  const query = useQuery(useApi().ask(getEarnings))
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t('earnings')}</h1>
        <DownloadButton operation={exportEarnings} params={{}} name="earnings.csv">
          <Download aria-hidden="true" className="size-4" />
          {t('exportCsv')}
        </DownloadButton>
      </div>
      {query.isPending ? (
        <SkeletonList label={t('loadingYourEarnings')} rows={3} rowClassName="h-28" />
      ) : !query.data ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <div className="flex flex-col gap-8">
          {query.data.totals.length > 0 && (
            <>
              <Totals totals={query.data.totals} />
              <Months months={query.data.months} />
            </>
          )}
          <ByOrder />
        </div>
      )}
      <div className="mt-8 flex flex-col gap-8">
        <Payouts />
        <Statements />
      </div>
    </>
  )
}

function Totals({ totals }: { totals: EarningsView['totals'] }) {
  return totals.map(({ currency, ...sums }) => (
    <dl key={currency} aria-label={t('totalsIn', { currency })} className="grid gap-3 sm:grid-cols-3">
      {(['transferred', 'pending', 'reserved', 'invoice'] as const)
        .filter((state) => state !== 'invoice' || sums.invoice > 0)
        .map((state) => (
          <Card key={state}>
            <dt className="text-sm text-ink-soft">{states()[state].label}</dt>
            <dd className="mt-1 font-serif text-2xl">
              <Money amount={sums[state]} currency={currency} />
            </dd>
          </Card>
        ))}
    </dl>
  ))
}

function Months({ months }: { months: EarningsView['months'] }) {
  const { locale } = useReader()
  const monthText = (month: string) =>
    dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`))
  const sum = (state: 'reserved' | 'pending' | 'transferred' | 'invoice', header: string) => ({
    key: state,
    header,
    align: 'end' as const,
    cell: (row: EarningsView['months'][number]) => <Money amount={row[state]} currency={row.currency} />,
  })
  return (
    <section aria-label={t('byMonth')}>
      <h2 className="mb-3 text-2xl">{t('byMonth')}</h2>
      <Table
        caption={t('earningsByMonth')}
        rows={months}
        rowKey={({ month, currency }) => `${month} ${currency}`}
        columns={[
          {
            key: 'month',
            header: t('month'),
            primary: true,
            cell: ({ month }) => <time dateTime={month}>{monthText(month)}</time>,
          },
          { key: 'orders', header: t('orders'), align: 'end', cell: ({ orders }) => orders },
          sum('reserved', t('held')),
          sum('pending', t('pending')),
          sum('transferred', t('transferred')),
          ...(months.some(({ invoice }) => invoice > 0) ? [sum('invoice', t('byInvoice'))] : []),
          { key: 'csv', header: t('file'), align: 'end', cell: ({ month }) => <MonthTable month={month} /> },
        ]}
      />
    </section>
  )
}

/** The orders of one month, as a table. */
const MonthTable = ({ month }: { month: string }) => (
  <DownloadButton
    operation={exportEarnings}
    params={{}}
    query={{ month }}
    name={`earnings-${month}.csv`}
    look="quiet"
    size="sm"
    aria-label={t('exportMonth', { month })}
  >
    <Download aria-hidden="true" className="size-4" />
    {t('csv')}
  </DownloadButton>
)

/** Nothing is left of it: refunded only where something has gone back, and not where it is on its way or nothing was found for nothing. */
const State = ({ state, returns }: EarningView) => {
  const { label, tone } =
    state === 'refunded' && !returns ? ({ label: t('nothingDue'), tone: 'neutral' } as const) : states()[state]
  return <Badge tone={tone}>{label}</Badge>
}

/** Of UTC, as the months are that it is counted in. */
const day = (moment: string | undefined) => (moment ? <CalendarDate value={moment.slice(0, 10)} /> : t('notYet'))

const orderColumns = (): readonly Column<EarningView>[] => [
  {
    key: 'order',
    header: t('order'),
    primary: true,
    cell: ({ orderId, orderNumber, documentType, repositoryName }) => (
      <>
        <Link className="text-link" href={`/research/orders/${orderId}`}>
          <bdi>{`${documentType}, ${repositoryName}`}</bdi>
        </Link>
        <OrderNumber number={orderNumber} className="block font-normal" />
      </>
    ),
  },
  {
    key: 'started',
    header: t('started'),
    cell: ({ startedAt }) => day(startedAt),
  },
  {
    key: 'completed',
    header: t('completed'),
    cell: ({ completedAt }) => day(completedAt),
  },
  {
    key: 'state',
    header: t('state'),
    cell: (row) => <State {...row} />,
  },
  {
    key: 'amount',
    header: t('yours'),
    align: 'end',
    cell: ({ amount, currency, returns }) => (
      <>
        <Money amount={amount} currency={currency} />
        {returns && <Returns returns={returns} currency={currency} />}
      </>
    ),
  },
]

/** Of all orders, those included that have brought nothing: their money went back, or was never charged. */
const ByOrder = () => (
  <section aria-label={t('byOrder')}>
    <h2 className="mb-3 text-2xl">{t('byOrder')}</h2>
    <PagedList
      query={useInfiniteQuery(useApi().askPages(listEarnings, {}, { limit: 25 }))}
      noun={t('orders2')}
      skeleton={<SkeletonList label={t('loadingOrders')} rows={3} rowClassName="h-14" />}
      empty={<EmptyState title={t('nothingYet')}>{t('whenACustomerHasChosen')}</EmptyState>}
    >
      {(rows) => <Table caption={t('earningsByOrder')} rows={rows} rowKey={({ id }) => id} columns={orderColumns()} />}
    </PagedList>
  </section>
)
