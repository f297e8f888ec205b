'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ActionItem } from '#components/operator/action-item.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { SearchBox } from '#components/found/search-box.tsx'
import { choicesOf, oneOf, useFilters } from '#components/found/use-filters.ts'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { LoadMore } from '#components/ui/load-more.tsx'
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
}

export function AuditLog() {
  const [{ operator = '', target = '', id = '' }, set] = useFilters(['operator', 'target', 'id'])
  const people =
    useInfiniteQuery(useApi().askPages(listOperators, {}, { limit: 100 })).data?.pages.flatMap(({ items }) => items) ??
    []
  const targetType = oneOf(targetLabels, target)
  return (
    <>
      <h1 className="mb-6 text-3xl">Audit log</h1>
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <SearchBox
          key={id}
          label="Done to"
          hint="The id of an order, a client, a researcher, …"
          value={id}
          onSearch={(value) => set('id', value)}
        />
        <Field label="Done by" className="w-full sm:w-44">
          <Select
            value={operator}
            onChange={(event) => set('operator', event.target.value)}
            options={[
              { value: '', label: 'Anybody' },
              ...people.map(({ id: value, name: label }) => ({ value, label })),
            ]}
          />
        </Field>
        <Field label="About" className="w-full sm:w-44">
          <Select
            value={target}
            onChange={(event) => set('target', event.target.value)}
            options={choicesOf('Anything', targetLabels)}
          />
        </Field>
      </div>
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
  const query = useInfiniteQuery(useApi().askPages(listActions, {}, { ...filters, limit: 25 }))
  const rows = query.data?.pages.flatMap(({ items }) => items)
  if (query.isPending) return <SkeletonList label="Loading the audit log" />
  if (rows === undefined) return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  if (rows.length === 0) return <EmptyState title="No actions">Nobody has done anything like that.</EmptyState>
  return (
    <>
      <ol
        aria-label="What operators did, in both environments, newest first"
        className="divide-y divide-line rounded-card border border-line bg-sheet shadow-sheet"
      >
        {rows.map((row) => (
          <ActionItem key={row.id} action={row} />
        ))}
      </ol>
      <LoadMore query={query} noun="actions" />
    </>
  )
}
