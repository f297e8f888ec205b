'use client'
import dynamic from 'next/dynamic'
import { Link } from '#components/ui/link.tsx'
import { inNameOrder, ListTitle, nameOrders } from '#components/operator/list-title.tsx'
import { AccountBadge, ResearcherBadge, researcherLabels } from '#components/operator/researcher-badge.tsx'
import { FoundList } from '#components/found/found-list.tsx'
import { RowKeys } from '#components/found/row-keys.tsx'
import { oneOf, useFilters } from '#components/found/use-filters.ts'
import { DateTime } from '#components/ui/date-time.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { Column } from '#components/ui/table.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { exportResearchers } from '#lib/operators/operations.ts'
import { listResearchers } from '#lib/researchers/operations.ts'
import type { FindResearchersQuery, ResearcherView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/operator-researchers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Names of countries are the browser's own; the server's would differ here and there.
const ResearcherFilters = dynamic(
  () => import('#components/operator/researcher-filters.tsx').then((module) => module.ResearcherFilters),
  { ssr: false, loading: () => <Skeleton className="mb-6 h-[10.6rem] sm:h-[4.6rem]" /> },
)

const columns = (): Column<ResearcherView>[] => [
  {
    key: 'name',
    header: t('researcher'),
    primary: true,
    cell: ({ id, name }) => (
      <Link className="text-link" href={`/operator/researchers/${id}`}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { key: 'status', header: t('state'), cell: (row) => <ResearcherBadge {...row} /> },
  {
    key: 'account',
    header: t('paymentAccount'),
    cell: ({ account }) => <AccountBadge state={account?.state} />,
  },
  {
    key: 'where',
    header: t('countries'),
    cell: ({ countries }) => countries.join(', ') || '–',
  },
  {
    key: 'since',
    header: t('since'),
    cell: ({ createdAt }) => <DateTime value={createdAt} shape="date" />,
  },
]

export function ResearcherSearch() {
  const filters = useFilters(['q', 'status', 'country', 'sort'])
  const [{ q = '', status = '', country = '', sort = '' }] = filters
  const chosen = oneOf(researcherLabels(), status)
  const query: FindResearchersQuery = {
    ...(q ? { q } : {}),
    ...(chosen ? { status: chosen } : {}),
    ...(country ? { country } : {}),
  }
  return (
    <>
      <ListTitle title={t('researchers')} file="researchers" operation={exportResearchers} params={{}} query={query} />
      <RowKeys rows="tbody > tr" />
      <ResearcherFilters filters={filters} />
      <FoundList
        options={useApi().askPages(
          listResearchers,
          {},
          { ...query, ...inNameOrder(oneOf(nameOrders(), sort)), limit: 25 },
        )}
        caption={t('researchers')}
        noun={t('researchers2')}
        empty={t('nobodyFits')}
        rowKey={({ id }) => id}
        columns={columns()}
      />
    </>
  )
}
