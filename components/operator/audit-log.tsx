'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { FoundList } from '#components/operator/found-list.tsx'
import { SearchBox } from '#components/operator/search-box.tsx'
import { useFilters } from '#components/operator/use-filters.ts'
import { DateTime } from '#components/ui/date-time.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { useApi } from '#lib/client/api-provider.tsx'
import { actionsQuery, operatorsQuery } from '#lib/client/operator.ts'
import { actionTargets, listActionsQuery, type ActionView } from '#lib/operators/schema.ts'

const targets = [{ value: '', label: 'Anything' }, ...actionTargets.map((value) => ({ value, label: value.replace('_', ' ') }))]

export function AuditLog() {
  const api = useApi()
  const [{ operator = '', target = '', id = '' }, set] = useFilters(['operator', 'target', 'id'])
  const people = useInfiniteQuery(operatorsQuery(api)).data?.pages.flatMap(({ items }) => items) ?? []
  const targetType = listActionsQuery.shape.targetType.safeParse(target || undefined).data
  return (
    <>
      <h1 className="mb-6 text-3xl">Audit log</h1>
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <SearchBox key={id} label="Done to" hint="The id of an order, a client, a researcher, …" value={id} onSearch={(value) => set('id', value)} />
        <Field label="Done by" className="w-full sm:w-44">
          <Select value={operator} onChange={(event) => set('operator', event.target.value)} options={[{ value: '', label: 'Anybody' }, ...people.map(({ id: value, name: label }) => ({ value, label }))]} />
        </Field>
        <Field label="About" className="w-full sm:w-44">
          <Select value={target} onChange={(event) => set('target', event.target.value)} options={targets} />
        </Field>
      </div>
      <FoundList
        options={actionsQuery(api, { ...(operator ? { operatorId: operator } : {}), ...(targetType ? { targetType } : {}), ...(id ? { targetId: id } : {}) })}
        caption="What operators did, in both environments, newest first"
        noun="actions"
        empty="Nobody has done anything like that."
        rowKey={(row) => row.id}
        columns={[
          { key: 'what', header: 'Action', primary: true, cell: ({ action }: ActionView) => <span className="font-card">{action}</span> },
          { key: 'when', header: 'When', cell: ({ createdAt }: ActionView) => <DateTime value={createdAt} /> },
          { key: 'who', header: 'Who', cell: ({ operator: who }: ActionView) => who.name },
          { key: 'where', header: 'Where', cell: ({ environment }: ActionView) => environment ?? 'both' },
          { key: 'to', header: 'Done to', cell: (row: ActionView) => <Target {...row} /> },
          { key: 'change', header: 'Change', cell: (row: ActionView) => <Change {...row} /> },
        ]}
      />
    </>
  )
}

const pages: Record<string, string> = { order: 'orders', client: 'clients', researcher: 'researchers', archive: 'archives' }

function Target({ targetType, targetId }: ActionView) {
  const page = pages[targetType]
  const text = <span className="font-card text-sm break-all">{targetId}</span>
  return page ? (
    <Link className="text-link" href={`/operator/${page}/${targetId}`}>
      {text}
    </Link>
  ) : (
    text
  )
}

type Members = Record<string, unknown>
const membersOf = (value: unknown): Members => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {})
const asText = (value: unknown) => (value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value))

/** What differs between before and after; the rest of what was kept says nothing about the act. */
function Change({ before, after, reason }: ActionView) {
  const [old, fresh] = [membersOf(before), membersOf(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter((name) => JSON.stringify(old[name]) !== JSON.stringify(fresh[name]))
  return (
    <span className="block text-sm">
      {reason && <span className="block">“{reason}”</span>}
      {names.map((name) => (
        <span key={name} className="block break-all">
          {name}: {name in old && <><s className="text-ink-soft">{asText(old[name])}</s> → </>}{asText(fresh[name])}
        </span>
      ))}
      {names.length === 0 && !reason && 'Nothing changed'}
    </span>
  )
}
