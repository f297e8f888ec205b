'use client'
import { useQuery } from '@tanstack/react-query'
import { leftOut, listSorts, sortOf } from '#components/orders/filing/list-sorts.ts'
import { SavedViews } from '#components/orders/filing/saved-views.tsx'
import { useOrderFilters } from '#components/orders/use-order-filters.ts'
import { DebouncedInput } from '#components/ui/debounced-input.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listMembers } from '#lib/members/operations.ts'
import { listShelves } from '#lib/filing/operations.ts'
import { catalogue } from '#lib/words/en/orders-filing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What the list goes by, whose orders and which folder it shows, and the lists that somebody keeps. */
export const ListPanel = () => (
  <div className="flex max-h-[70dvh] w-72 flex-col gap-3 overflow-y-auto p-3">
    <Sort />
    <Kept />
    <SavedViews />
  </div>
)

function Sort() {
  const { filters, choose } = useOrderFilters()
  const chosen = sortOf(filters) ?? listSorts()[0]
  return (
    <Field label={t('sortBy')} optional="unsaid" hint={chosen && leftOut()[chosen.sort]}>
      <Select
        options={listSorts().map(({ label }) => ({ value: label, label }))}
        value={chosen?.label}
        onChange={({ target }) => {
          const next = listSorts().find(({ label }) => label === target.value)
          if (next === listSorts()[0]) choose({ sort: '', order: '' })
          else if (next) choose({ sort: next.sort, order: next.order })
        }}
      />
    </Field>
  )
}

const any = (label: string) => ({ value: '', label })
/** What the address asks for stays a choice, though nothing lies there any more. */
const optionsOf = (names: readonly string[], chosen: string | undefined) =>
  [...new Set([...names, ...(chosen === undefined ? [] : [chosen])])].map((name) => ({ value: name, label: name }))

function Kept() {
  const { filters, choose, type } = useOrderFilters()
  const api = useApi()
  const shelves = useQuery(api.ask(listShelves)).data
  const members = useQuery(api.ask(listMembers, {}, { limit: 100 })).data ?? []
  const folders = optionsOf(shelves?.folders ?? [], filters.folder)
  const labels = optionsOf(shelves?.labels ?? [], filters.label)
  const centres = optionsOf(shelves?.costCentres ?? [], filters.costCentre)
  return (
    <>
      {folders.length > 0 && (
        <Field label={t('folder')} optional="unsaid">
          <Select
            options={[any(t('anyFolder')), ...folders]}
            value={filters.folder ?? ''}
            onChange={({ target }) => choose({ folder: target.value })}
          />
        </Field>
      )}
      {labels.length > 0 && (
        <Field label={t('label')} optional="unsaid">
          <Select
            options={[any(t('anyLabel')), ...labels]}
            value={filters.label ?? ''}
            onChange={({ target }) => choose({ label: target.value })}
          />
        </Field>
      )}
      {centres.length > 0 && (
        <Field label={t('costCentre')} optional="unsaid">
          <Select
            options={[any(t('anyCostCentre')), ...centres]}
            value={filters.costCentre ?? ''}
            onChange={({ target }) => choose({ costCentre: target.value })}
          />
        </Field>
      )}
      {members.length > 1 && (
        <Field label={t('lookedAfterBy')} optional="unsaid">
          <Select
            options={[
              any(t('anybody')),
              ...members.map(({ id, name, you }) => ({ value: id, label: you ? t('you', { name }) : name })),
            ]}
            value={filters.assigneeId ?? ''}
            onChange={({ target }) => choose({ assigneeId: target.value })}
          />
        </Field>
      )}
      <Field label={t('customer')} optional="unsaid" hint={t('theWholeNameAsThe')}>
        <DebouncedInput
          type="search"
          maxLength={200}
          value={filters.customerName ?? ''}
          onValueChange={(name) => type({ customerName: name.trim() })}
        />
      </Field>
    </>
  )
}
