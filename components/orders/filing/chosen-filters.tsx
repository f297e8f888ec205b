'use client'
import { useQuery } from '@tanstack/react-query'
import { Chip, ChosenList } from '#components/found/chosen.tsx'
import { sortOf } from '#components/orders/filing/list-sorts.ts'
import type { useOrderFilters } from '#components/orders/use-order-filters.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listMembers } from '#lib/members/operations.ts'
import { catalogue } from '#lib/words/en/orders-filing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Filters = Pick<ReturnType<typeof useOrderFilters>, 'filters' | 'choose'>

/** What was chosen beyond the fields above the list, each with its way out. */
export function ChosenFilters({ filters, choose }: Filters) {
  const { folder, label, costCentre, customerName, assigneeId } = filters
  const sort = filters.sort || filters.order ? sortOf(filters)?.label : undefined
  const chosen = [
    { what: t('folder'), value: folder, without: { folder: '' } },
    { what: t('label'), value: label, without: { label: '' } },
    { what: t('costCentre'), value: costCentre, without: { costCentre: '' } },
    { what: t('customer'), value: customerName, without: { customerName: '' } },
    { what: t('sortedBy'), value: sort, without: { sort: '', order: '' } },
  ].filter(({ value }) => value !== undefined)
  if (chosen.length === 0 && !assigneeId) return null
  return (
    <ChosenList>
      {chosen.map(({ what, value, without }) => (
        <Chip key={what} onRemove={() => choose(without)} what={what} value={value ?? ''} />
      ))}
      {assigneeId && <Assignee id={assigneeId} onRemove={() => choose({ assigneeId: '' })} />}
    </ChosenList>
  )
}

function Assignee({ id, onRemove }: { id: string; onRemove: () => void }) {
  const members = useQuery(useApi().ask(listMembers, {}, { limit: 100 })).data
  const name = members?.find((member) => member.id === id)?.name ?? '…'
  return <Chip what={t('lookedAfterBy')} value={name} onRemove={onRemove} />
}
