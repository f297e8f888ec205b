'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { FinanceNav } from '#components/finance/finance-nav.tsx'
import { FinanceTotals } from '#components/finance/finance-totals.tsx'
import { listNames, statusText } from '#components/finance/list-names.ts'
import { RowAmount, RowDeeds } from '#components/finance/row-deeds.tsx'
import { useRowInterval } from '#components/finance/use-row-interval.ts'
import { RowKeys } from '#components/found/row-keys.tsx'
import { FilterBar } from '#components/found/filter-bar.tsx'
import { PagedList } from '#components/found/paged-list.tsx'
import { useFilters } from '#components/found/use-filters.ts'
import { DownloadButton } from '#components/layout/download-button.tsx'
import { HandledProvider } from '#components/operator/handled.tsx'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { CalendarDate, DateTime } from '#components/ui/date-time.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Link } from '#components/ui/link.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { exportFinance, listFinance } from '#lib/finance/operations.ts'
import type { FinanceQuery, FinanceRow } from '#lib/finance/schema.ts'
import { financeStatuses, type FinanceList as Name } from '#lib/finance/state.ts'
import { currencyCodes } from '#lib/money.ts'
import { catalogue } from '#lib/words/en/operator-finance.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const names = ['q', 'status', 'currency', 'from', 'to'] as const
type Filters = ReturnType<typeof useFilters<(typeof names)[number]>>

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** Whatever else an address holds is left out. */
function toQuery(list: Name, [{ q, status = '', currency = '', from = '', to = '' }]: Filters): FinanceQuery {
  const known: readonly string[] = financeStatuses[list]
  return {
    ...(q ? { q } : {}),
    ...(known.includes(status) ? { status } : {}),
    ...(currencyCodes.includes(currency) ? { currency } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
  }
}

/** One list of the books. */
export function FinanceListPage({ list }: { list: Name }) {
  const filters = useFilters(names)
  const query = toQuery(list, filters)
  return (
    <HandledProvider>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-3xl">{listNames()[list]}</h1>
        <DownloadButton
          operation={exportFinance}
          params={{ financeList: list }}
          query={query}
          name={`callslip-${list}-${new Date().toISOString().slice(0, 10)}.csv`}
          aria-label={t('exportCsv')}
        >
          <Download aria-hidden="true" className="size-4" />
          {t('csv')}
        </DownloadButton>
      </div>
      <FinanceNav />
      <Narrowing list={list} filters={filters} />
      <FinanceTotals list={list} query={query} />
      <Rows list={list} query={query} />
      <RowKeys rows="tbody > tr" />
    </HandledProvider>
  )
}

function Narrowing({ list, filters }: { list: Name; filters: Filters }) {
  const [{ currency = '', from = '', to = '' }, set] = filters
  const codes = [
    ...new Set(['EUR', 'USD', 'GBP', 'CHF', 'JPY', ...(currencyCodes.includes(currency) ? [currency] : [])]),
  ]
  return (
    <>
      <FilterBar
        filters={filters}
        search={{ name: 'q', label: t('whatToFind'), hint: t('aNumberAnIdOr') }}
        choices={[
          {
            name: 'status',
            label: t('state'),
            options: [
              { value: '', label: t('any') },
              ...financeStatuses[list].map((value) => ({ value, label: statusText(value) })),
            ],
          },
          {
            name: 'currency',
            label: t('currency'),
            options: [{ value: '', label: t('any') }, ...codes.map((value) => ({ value, label: value }))],
          },
        ]}
      />
      <div className="-mt-3 mb-6 grid grid-cols-2 gap-3 sm:flex sm:items-end">
        <Field label={t('from')} optional="unsaid" className="min-w-0 sm:w-44">
          <Input type="date" value={from} onChange={({ target }) => set('from', target.value)} />
        </Field>
        <Field label={t('to')} optional="unsaid" className="min-w-0 sm:w-44">
          <Input type="date" value={to} onChange={({ target }) => set('to', target.value)} />
        </Field>
        <p className="col-span-2 text-sm text-ink-soft sm:pb-2.5">{t('daysAreThoseOf')}</p>
      </div>
    </>
  )
}

/** More have the name than can be looked for: that is no failure, and trying again doesn't help. */
const isTooMany = (error: unknown) => {
  const { code, details = [] } = asFailure(error)
  return code === 'invalid_request' && details.some(({ field }) => field === 'q')
}

function Rows({ list, query }: { list: Name; query: FinanceQuery }) {
  const found = useInfiniteQuery({
    ...useApi().askPages(listFinance, { financeList: list }, { ...query, limit: 25 }),
    refetchInterval: useRowInterval(),
  })
  if (found.isError && isTooMany(found.error))
    return <EmptyState title={t('tooManyHaveThatName')}>{t('typeMoreOfIt')}</EmptyState>
  return (
    <PagedList
      query={found}
      noun={t('rows')}
      empty={
        Object.keys(query).length === 0 ? (
          <EmptyState title={t('nothingYet')}>{t('thisListIsEmpty')}</EmptyState>
        ) : (
          <EmptyState title={t('nothingLikeThat')}>{t('nothingFitsThese')}</EmptyState>
        )
      }
    >
      {(rows) => (
        <Table caption={listNames()[list]} rows={rows} rowKey={({ id }) => id} columns={columnsOf(list, rows)} />
      )}
    </PagedList>
  )
}

/** Columns that no row has anything in are left out. */
function columnsOf(list: Name, rows: readonly FinanceRow[]): Column<FinanceRow>[] {
  const columns: (Column<FinanceRow> & { filled?: (row: FinanceRow) => boolean })[] = [
    { key: 'what', header: list === 'payouts' ? t('researcher') : t('order'), primary: true, cell: What },
    { key: 'at', header: list === 'payouts' ? t('sent') : t('begun'), cell: ({ at }) => <DateTime value={at} /> },
    { key: 'state', header: t('state'), cell: State },
    { key: 'about', header: t('about'), cell: About, filled: ({ reason, trouble }) => Boolean(reason ?? trouble) },
    {
      key: 'due',
      header: list === 'payouts' ? t('arrives') : list === 'refunds' ? t('triedAgain') : t('until'),
      cell: Due,
      filled: ({ dueBy, retryAt, arrivesAt }) => Boolean(dueBy ?? retryAt ?? arrivesAt),
    },
    { key: 'amount', header: t('amount'), align: 'end', cell: (row) => <RowAmount row={row} /> },
    {
      key: 'deeds',
      header: t('toDo'),
      align: 'end',
      cell: (row) => <RowDeeds row={row} />,
      filled: ({ deeds }) => deeds.length > 0,
    },
  ]
  return columns.filter(({ filled }) => filled === undefined || rows.some(filled))
}

const What = ({ id, order, researcher }: FinanceRow) => (
  <>
    {order ? (
      <Link className="text-link" href={`/operator/orders/${order.id}`}>
        <bdi>{order.title}</bdi>
      </Link>
    ) : (
      !researcher && <span className="font-card break-all">{id}</span>
    )}
    {order && <OrderNumber number={order.number} className="block font-normal" />}
    {researcher && (
      <Link className="block text-sm font-normal text-link" href={`/operator/researchers/${researcher.id}`}>
        <bdi>{researcher.name}</bdi>
      </Link>
    )}
  </>
)

const State = ({ status, kind }: FinanceRow) => (
  <span translate="no" className="wrap-normal">
    {statusText(status)}
    {kind && ` (${kind.replaceAll('_', ' ')})`}
  </span>
)

const About = ({ reason, trouble }: FinanceRow) => (
  <>
    {reason === undefined && trouble === undefined && '–'}
    {reason && (
      <TypedText as="span" className="block wrap-anywhere md:wrap-break-word">
        {reason}
      </TypedText>
    )}
    {trouble && (
      // The provider's or a bank's words.
      <TypedText as="span" className="block text-sm wrap-anywhere text-ink-soft md:wrap-break-word">
        {trouble}
      </TypedText>
    )}
  </>
)

function Due({ dueBy, retryAt, arrivesAt }: FinanceRow) {
  const value = dueBy ?? retryAt
  if (value !== undefined) return <DateTime value={value} />
  // A bank's day, which the provider gives as its midnight in UTC.
  return arrivesAt === undefined ? '–' : <CalendarDate value={arrivesAt.slice(0, 10)} />
}
