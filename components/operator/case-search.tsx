'use client'
import { FilterBar } from '#components/found/filter-bar.tsx'
import { FoundList } from '#components/found/found-list.tsx'
import { RowKeys } from '#components/found/row-keys.tsx'
import { choicesOf, oneOf, useFilters } from '#components/found/use-filters.ts'
import { CaseStateBadge, LateBadge } from '#components/operator/case-badges.tsx'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { Link } from '#components/ui/link.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { findCases } from '#lib/casework/operations.ts'
import type { CaseRowView } from '#lib/casework/schema.ts'
import { caseTitle, kindWords, originWords } from '#lib/cases/words.ts'
import { catalogue } from '#lib/words/en/operator-cases.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const states = () => ({
  undecided: t('undecided'),
  open: t('open'),
  answered: t('answered'),
  closed: t('closed'),
})
const kinds = () => Object.fromEntries(Object.entries(kindWords()).map(([kind, { label }]) => [kind, label]))
const times = () => ({ true: t('lateOnly'), false: t('onTimeOnly') })

/** Everything that has gone wrong, with filters in the address. */
export function CaseSearch() {
  const filters = useFilters(['q', 'state', 'origin', 'kind', 'late'])
  const [{ q, ...values }] = filters
  const state = oneOf(states(), values.state ?? '')
  const origin = oneOf(originWords(), values.origin ?? '')
  const kind = oneOf(kindWords(), values.kind ?? '')
  const late = oneOf(times(), values.late ?? '')
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('cases')}</h1>
      <RowKeys rows="tbody > tr" />
      <FilterBar
        filters={filters}
        search={{ name: 'q', label: t('findACase'), hint: t('aNumberAnIdOrAName') }}
        choices={[
          { name: 'state', label: t('state'), options: choicesOf(t('anyState'), states()) },
          { name: 'origin', label: t('origin'), options: choicesOf(t('anyOrigin'), originWords()) },
          { name: 'kind', label: t('kind'), options: choicesOf(t('anyKind'), kinds()) },
          { name: 'late', label: t('time'), options: choicesOf(t('onTimeOrLate'), times()) },
        ]}
      />
      <FoundList
        options={useApi().askPages(
          findCases,
          {},
          {
            ...(q ? { q } : {}),
            ...(state ? { state } : {}),
            ...(origin ? { origin } : {}),
            ...(kind ? { kind } : {}),
            ...(late ? { late } : {}),
            limit: 25,
          },
        )}
        caption={t('casesNewestFirst')}
        noun={t('cases2')}
        empty={t('nothingFits')}
        rowKey={({ id }) => id}
        columns={columns()}
      />
    </>
  )
}

const columns = () => [
  { key: 'case', header: t('case'), primary: true, cell: (row: CaseRowView) => <Title {...row} /> },
  {
    key: 'state',
    header: t('state'),
    cell: ({ state, late }: CaseRowView) => (
      <span className="flex flex-wrap gap-1">
        <CaseStateBadge state={state} />
        {late && <LateBadge />}
      </span>
    ),
  },
  {
    key: 'order',
    header: t('order'),
    cell: ({ order }: CaseRowView) => (
      <Link className="text-link" href={`/operator/orders/${order.id}`}>
        <bdi>{order.name}</bdi>
      </Link>
    ),
  },
  { key: 'client', header: t('client'), cell: ({ client }: CaseRowView) => <bdi>{client.name}</bdi> },
  {
    key: 'researcher',
    header: t('researcher'),
    cell: ({ researcher }: CaseRowView) => (researcher ? <bdi>{researcher.name}</bdi> : '–'),
  },
  {
    key: 'due',
    header: t('decideBy'),
    cell: ({ dueAt, state }: CaseRowView) =>
      state !== 'closed' && dueAt !== undefined ? <DateTime value={dueAt} /> : '–',
  },
  { key: 'opened', header: t('opened'), cell: ({ openedAt }: CaseRowView) => <RelativeTime value={openedAt} /> },
]

const Title = (row: CaseRowView) => (
  <>
    <Link className="text-link" href={`/operator/cases/${row.id}`}>
      {caseTitle(row)}
    </Link>
    <span className="block text-sm font-normal text-ink-soft">
      <OrderNumber number={row.reference} />
    </span>
  </>
)
