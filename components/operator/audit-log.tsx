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

const targetLabels: Record<NonNullable<ListActionsQuery['targetType']>, string> = {
  client: 'Clients',
  order: 'Orders',
  payment: 'Payments',
  researcher: 'Researchers',
  archive: 'Archives',
  webhook_endpoint: 'Webhook endpoints',
  api_key: 'API keys',
  user: 'People',
  standing_decision: 'Standing decisions',
}

export function AuditLog() {
  const filters = useFilters(['operator', 'target', 'id'])
  const [{ operator = '', target = '', id = '' }] = filters
  const people =
    useInfiniteQuery(useApi().askPages(listOperators, {}, { limit: 100 })).data?.pages.flatMap(({ items }) => items) ??
    []
  const targetType = oneOf(targetLabels, target)
  return (
    <>
      <h1 className="mb-6 text-3xl">Audit log</h1>
      <FilterBar
        filters={filters}
        search={{ name: 'id', label: 'Done to', hint: 'The id of an order, a client, a researcher, …' }}
        choices={[
          {
            name: 'operator',
            label: 'Done by',
            options: [{ value: '', label: 'Anybody' }, ...people.map((one) => ({ value: one.id, label: one.name }))],
          },
          { name: 'target', label: 'About', options: choicesOf('Anything', targetLabels) },
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
      noun="actions"
      skeleton={<SkeletonList label="Loading the audit log" />}
      empty={<EmptyState title="No actions">Nobody has done anything like that.</EmptyState>}
    >
      {(rows) => (
        <ol
          aria-label="What operators did, in both environments, newest first"
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
