'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { ActionItem } from '#components/operator/action-item.tsx'
import { FilterBar } from '#components/found/filter-bar.tsx'
import { PagedList } from '#components/found/paged-list.tsx'
import { choicesOf, oneOf, useFilters } from '#components/found/use-filters.ts'
import { DownloadButton } from '#components/layout/download-button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { ActionKind } from '#lib/operators/action-names.ts'
import { exportActions, listActions, listOperators } from '#lib/operators/operations.ts'
import type { ListActionsQuery } from '#lib/operators/actions-schema.ts'
import { catalogue } from '#lib/words/en/operator-audit.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const kinds = (): Record<ActionKind, string> => ({
  sign_in: t('kinds.sign_in'),
  refusal: t('kinds.refusal'),
  alert: t('kinds.alert'),
  incident: t('kinds.incident'),
  order: t('kinds.order'),
  payment: t('kinds.payment'),
  case: t('kinds.case'),
  dispute: t('kinds.dispute'),
  books: t('kinds.books'),
  review: t('kinds.review'),
  client: t('kinds.client'),
  key: t('kinds.key'),
  endpoint: t('kinds.endpoint'),
  event: t('kinds.event'),
  researcher: t('kinds.researcher'),
  archive: t('kinds.archive'),
  person: t('kinds.person'),
  operator: t('kinds.operator'),
  approval: t('kinds.approval'),
  standing_decision: t('kinds.standing_decision'),
  work: t('kinds.work'),
  log: t('kinds.log'),
})

/** Who can be asked for: operators, what acts by itself, and whoever else the address names. */
function useActors(by: string) {
  const operators = useInfiniteQuery(useApi().askPages(listOperators, {}, { limit: 100 })).data?.pages
  const known = [
    { value: '', label: t('anybody') },
    ...(operators ?? []).flatMap(({ items }) => items.map(({ id, name }) => ({ value: id, label: name }))),
    { value: 'callslip', label: t('callslip') },
    { value: 'nobody', label: t('somebodyUnknown') },
  ]
  return by === '' || known.some(({ value }) => value === by) ? known : [...known, { value: by, label: by }]
}

const names = ['about', 'by', 'kind', 'from', 'to'] as const
type Filters = ReturnType<typeof useFilters<(typeof names)[number]>>

function toQuery([{ about, by, kind = '', from, to }]: Filters): ListActionsQuery {
  const known = oneOf(kinds(), kind)
  return {
    ...(about ? { about } : {}),
    ...(by ? { by } : {}),
    ...(known ? { kind: known } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  }
}

export function AuditLog() {
  const filters = useFilters(names)
  const query = toQuery(filters)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="mb-2 text-3xl">{t('auditLog')}</h1>
          <p className="max-w-prose text-ink-soft">{t('whatOperatorsDidAnd')}</p>
        </div>
        <DownloadButton
          operation={exportActions}
          params={{}}
          query={query}
          name={`callslip-audit-log-${new Date().toISOString().slice(0, 10)}.csv`}
          aria-label={t('exportCsv')}
        >
          <Download aria-hidden="true" className="size-4" />
          {t('csv')}
        </DownloadButton>
      </div>
      <Narrowing filters={filters} />
      <Entries query={query} />
    </>
  )
}

function Narrowing({ filters }: { filters: Filters }) {
  const [{ by = '', from = '', to = '' }, set] = filters
  return (
    <>
      <FilterBar
        filters={filters}
        search={{ name: 'about', label: t('whatItIsAbout'), hint: t('anOrdersNumberAnAddress') }}
        choices={[
          { name: 'by', label: t('doneBy'), options: useActors(by) },
          { name: 'kind', label: t('kind'), options: choicesOf(t('anything'), kinds()) },
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

const Entries = ({ query }: { query: ListActionsQuery }) => (
  <PagedList
    query={useInfiniteQuery(useApi().askPages(listActions, {}, { ...query, limit: 25 }))}
    noun={t('entries')}
    skeleton={<SkeletonList label={t('loadingTheAuditLog')} />}
    empty={<EmptyState title={t('nothingLikeThat')}>{t('nothingThatFitsHasBeen')}</EmptyState>}
  >
    {(rows) => (
      <ol
        aria-label={t('newestFirst')}
        className="divide-y divide-line rounded-card border border-line bg-sheet shadow-sheet"
      >
        {rows.map((row) => (
          <ActionItem key={row.id} action={row} />
        ))}
      </ol>
    )}
  </PagedList>
)
