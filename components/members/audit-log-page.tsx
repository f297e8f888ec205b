'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { FoundList } from '#components/found/found-list.tsx'
import { choicesOf, oneOf, useFilters } from '#components/found/use-filters.ts'
import { DownloadButton } from '#components/layout/download-button.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Select } from '#components/ui/input.tsx'
import type { Column } from '#components/ui/table.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { ActionKind } from '#lib/clients/client-actions.ts'
import { exportClientActions, listClientActions } from '#lib/clients/operations.ts'
import type { ClientActionView, ListClientActionsQuery } from '#lib/clients/schema.ts'
import { listMembers } from '#lib/members/operations.ts'
import { catalogue } from '#lib/words/en/members.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const kinds = (): Record<ActionKind, string> => ({
  sign_in: t('signIns'),
  members: t('members'),
  keys: t('keys'),
  webhooks: t('webhooks'),
  billing: t('billing'),
  access: t('access'),
  retention: t('retention'),
})

const columns = (): readonly Column<ClientActionView>[] => [
  {
    key: 'what',
    header: t('what'),
    primary: true,
    cell: ({ summary, environment }) => (
      <span className="font-normal break-words">
        {summary}{' '}
        {environment && (
          <Badge tone={environment === 'production' ? 'accent' : 'info'}>{t(`environments.${environment}`)}</Badge>
        )}
      </span>
    ),
  },
  { key: 'who', header: t('who'), cell: ({ actor }) => <bdi>{actor.name}</bdi> },
  {
    key: 'when',
    header: t('when'),
    cell: ({ createdAt }) => (
      <span className="text-sm whitespace-nowrap">
        <DateTime value={createdAt} />
      </span>
    ),
  },
  {
    key: 'network',
    header: t('network'),
    cell: ({ network }) => <span className="font-card text-sm">{network ?? '–'}</span>,
  },
]

/** Who can be asked for: members of now, keys and those who have left by their line's own id in the address. */
function useActors(by: string) {
  const members = useInfiniteQuery(useApi().askPages(listMembers)).data?.pages.flatMap(({ items }) => items) ?? []
  const known = [
    { value: '', label: t('anybody') },
    ...members.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'callslip', label: t('callslip') },
  ]
  return by === '' || known.some(({ value }) => value === by) ? known : [...known, { value: by, label: by }]
}

/** What was done in the client's name, by whom, when and from where. */
export function AuditLogPage() {
  const [{ by = '', kind: given = '', from = '', to = '' }, set] = useFilters(['by', 'kind', 'from', 'to'])
  const kind = oneOf(kinds(), given)
  const api = useApi()
  const filters: ListClientActionsQuery = {
    ...(by ? { by } : {}),
    ...(kind ? { kind } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  }
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="mb-2 text-3xl">{t('auditLog')}</h1>
          <p className="max-w-prose text-ink-soft">{t('signInsAndEveryChange')}</p>
        </div>
        <DownloadButton
          operation={exportClientActions}
          params={{}}
          query={filters}
          name={`callslip-audit-log-${new Date().toISOString().slice(0, 10)}.csv`}
          aria-label={t('exportCsv')}
        >
          <Download aria-hidden="true" className="size-4" />
          {t('csv')}
        </DownloadButton>
      </div>
      <Filters by={by} kind={kind} from={from} to={to} set={set} />
      <FoundList
        options={api.askPages(listClientActions, {}, { ...filters, limit: 25 })}
        caption={t('whatWasDoneNewestFirst')}
        noun={t('entries')}
        emptyTitle={t('nothingLikeThat')}
        empty={t('nothingThatFitsHasBeen')}
        rowKey={({ id }) => id}
        columns={columns()}
      />
    </>
  )
}

type FiltersProps = {
  by: string
  kind: ActionKind | undefined
  from: string
  to: string
  set: (name: 'by' | 'kind' | 'from' | 'to', value: string) => void
}

function Filters({ by, kind, from, to, set }: FiltersProps) {
  return (
    <div className="mb-6 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      <Field label={t('who')} className="sm:w-44">
        <Select value={by} onChange={({ target }) => set('by', target.value)} options={useActors(by)} />
      </Field>
      <Field label={t('what')} className="sm:w-44">
        <Select
          value={kind ?? ''}
          onChange={({ target }) => set('kind', target.value)}
          options={choicesOf(t('anything'), kinds())}
        />
      </Field>
      <Field label={t('from')} optional="unsaid" className="sm:w-44">
        <Input type="date" value={from} onChange={({ target }) => set('from', target.value)} />
      </Field>
      <Field label={t('to')} optional="unsaid" className="sm:w-44">
        <Input type="date" value={to} onChange={({ target }) => set('to', target.value)} />
      </Field>
      <p className="col-span-2 text-sm text-ink-soft sm:self-end sm:pb-2.5">{t('daysAreThoseOf')}</p>
    </div>
  )
}
