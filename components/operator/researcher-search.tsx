'use client'
import { Link } from '#components/ui/link.tsx'
import { AccountBadge, ResearcherBadge, researcherLabels } from '#components/operator/researcher-badge.tsx'
import { FoundList } from '#components/found/found-list.tsx'
import { RowKeys } from '#components/found/row-keys.tsx'
import { FilterBar } from '#components/found/filter-bar.tsx'
import { choicesOf, oneOf, useFilters } from '#components/found/use-filters.ts'
import { DateTime } from '#components/ui/date-time.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listResearchers } from '#lib/researchers/operations.ts'
import type { ResearcherView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/operator-researchers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const states = () => choicesOf(t('any'), researcherLabels())

export function ResearcherSearch() {
  const filters = useFilters(['q', 'status'])
  const [{ q = '', status = '' }] = filters
  const chosen = oneOf(researcherLabels(), status)
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('researchers')}</h1>
      <RowKeys rows="tbody > tr" />
      <FilterBar
        filters={filters}
        search={{
          name: 'q',
          label: t('findAResearcher'),
          hint: t('aPartOfTheName'),
        }}
        choices={[{ name: 'status', label: t('state'), options: states() }]}
      />
      <FoundList
        options={useApi().askPages(
          listResearchers,
          {},
          { ...(q ? { q } : {}), ...(chosen ? { status: chosen } : {}), limit: 25 },
        )}
        caption={t('researchersNewestFirst')}
        noun={t('researchers2')}
        empty={t('nobodyFits')}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: t('researcher'),
            primary: true,
            cell: ({ id, name }: ResearcherView) => (
              <Link className="text-link" href={`/operator/researchers/${id}`}>
                <bdi>{name}</bdi>
              </Link>
            ),
          },
          { key: 'status', header: t('state'), cell: (row: ResearcherView) => <ResearcherBadge {...row} /> },
          {
            key: 'account',
            header: t('paymentAccount'),
            cell: ({ account }: ResearcherView) => <AccountBadge state={account?.state} />,
          },
          {
            key: 'where',
            header: t('countries'),
            cell: ({ countries }: ResearcherView) => countries.join(', ') || '–',
          },
          {
            key: 'since',
            header: t('since'),
            cell: ({ createdAt }: ResearcherView) => <DateTime value={createdAt} shape="date" />,
          },
        ]}
      />
    </>
  )
}
