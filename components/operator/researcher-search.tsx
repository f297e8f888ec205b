'use client'
import Link from 'next/link'
import { AccountBadge, ResearcherBadge, researcherLabels } from '#components/operator/researcher-badge.tsx'
import { FoundList } from '#components/found/found-list.tsx'
import { FilterBar } from '#components/found/filter-bar.tsx'
import { choicesOf, oneOf, useFilters } from '#components/found/use-filters.ts'
import { DateTime } from '#components/ui/date-time.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listResearchers } from '#lib/researchers/operations.ts'
import type { ResearcherView } from '#lib/researchers/schema.ts'

const states = choicesOf('Any', researcherLabels)

export function ResearcherSearch() {
  const filters = useFilters(['q', 'status'])
  const [{ q = '', status = '' }] = filters
  const chosen = oneOf(researcherLabels, status)
  return (
    <>
      <h1 className="mb-6 text-3xl">Researchers</h1>
      <FilterBar
        filters={filters}
        search={{
          name: 'q',
          label: 'Find a researcher',
          hint: 'A part of the name or e-mail address, an id, a country (FRA) or a language (fr)',
        }}
        choices={[{ name: 'status', label: 'State', options: states }]}
      />
      <FoundList
        options={useApi().askPages(
          listResearchers,
          {},
          { ...(q ? { q } : {}), ...(chosen ? { status: chosen } : {}), limit: 25 },
        )}
        caption="Researchers, newest first"
        noun="researchers"
        empty="Nobody fits."
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: 'Researcher',
            primary: true,
            cell: ({ id, name }: ResearcherView) => (
              <Link className="text-link" href={`/operator/researchers/${id}`}>
                {name}
              </Link>
            ),
          },
          { key: 'status', header: 'State', cell: (row: ResearcherView) => <ResearcherBadge {...row} /> },
          {
            key: 'account',
            header: 'Payment account',
            cell: ({ account }: ResearcherView) => <AccountBadge state={account?.state} />,
          },
          { key: 'where', header: 'Countries', cell: ({ countries }: ResearcherView) => countries.join(', ') || '–' },
          {
            key: 'since',
            header: 'Since',
            cell: ({ createdAt }: ResearcherView) => <DateTime value={createdAt} shape="date" />,
          },
        ]}
      />
    </>
  )
}
