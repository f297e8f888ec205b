'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ActionItem } from '#components/operator/action-item.tsx'
import { FilterBar } from '#components/found/filter-bar.tsx'
import { PagedList } from '#components/found/paged-list.tsx'
import { choicesOf, oneOf, useFilters } from '#components/found/use-filters.ts'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listActions, listOperators } from '#lib/operators/operations.ts'
import type { ListActionsQuery } from '#lib/operators/schema.ts'
import { catalogue } from '#lib/words/en/operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const targetLabels = (): Record<NonNullable<ListActionsQuery['targetType']>, string> => ({
  client: t('clients'),
  order: t('orders'),
  payment: t('payments'),
  researcher: t('researchers'),
  archive: t('archives'),
  webhook_endpoint: t('webhookEndpoints'),
  api_key: t('apiKeys'),
  user: t('people'),
  standing_decision: t('standingDecisions'),
})

export function AuditLog() {
  const filters = useFilters(['operator', 'target', 'id'])
  const [{ operator = '', target = '', id = '' }] = filters
  const people =
    useInfiniteQuery(useApi().askPages(listOperators, {}, { limit: 100 })).data?.pages.flatMap(({ items }) => items) ??
    []
  const targetType = oneOf(targetLabels(), target)
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('auditLog')}</h1>
      <FilterBar
        filters={filters}
        search={{ name: 'id', label: t('doneTo'), hint: t('theIdOfAnOrder') }}
        choices={[
          {
            name: 'operator',
            label: t('doneBy'),
            options: [{ value: '', label: t('anybody') }, ...people.map((one) => ({ value: one.id, label: one.name }))],
          },
          { name: 'target', label: t('about'), options: choicesOf(t('anything'), targetLabels()) },
        ]}
      />
      <Actions
        filters={{
          ...(operator ? { operatorId: operator } : {}),
          ...(targetType ? { targetType } : {}),
          ...(id ? { targetId: id } : {}),
        }}
      />
    </>
  )
}

function Actions({ filters }: { filters: Partial<ListActionsQuery> }) {
  return (
    <PagedList
      query={useInfiniteQuery(useApi().askPages(listActions, {}, { ...filters, limit: 25 }))}
      noun={t('actions')}
      skeleton={<SkeletonList label={t('loadingTheAuditLog')} />}
      empty={<EmptyState title={t('noActions')}>{t('nobodyHasDoneAnythingLike')}</EmptyState>}
    >
      {(rows) => (
        <ol
          aria-label={t('whatOperatorsDidInBoth')}
          className="divide-y divide-line rounded-card border border-line bg-sheet shadow-sheet"
        >
          {rows.map((row) => (
            <ActionItem key={row.id} action={row} />
          ))}
        </ol>
      )}
    </PagedList>
  )
}
