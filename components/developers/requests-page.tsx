'use client'
import dynamic from 'next/dynamic'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestStatus } from '#components/developers/request-status.tsx'
import { FoundList } from '#components/found/found-list.tsx'
import { FilterBar } from '#components/found/filter-bar.tsx'
import { useFilters } from '#components/found/use-filters.ts'
import { DateTime } from '#components/ui/date-time.tsx'
import type { Column } from '#components/ui/table.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listKeys } from '#lib/clients/operations.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import { listRequests } from '#lib/requests/operations.ts'
import type { ListRequestsQuery, RequestView } from '#lib/requests/schema.ts'

const RequestDialog = dynamic(
  () => import('#components/developers/request-dialog.tsx').then((module) => module.RequestDialog),
  { ssr: false },
)

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const
const methodChoices = [{ value: '', label: 'Any' }, ...methods.map((value) => ({ value, label: value }))]
const statuses = [
  { value: '', label: 'Any' },
  { value: '2xx', label: '2xx: done' },
  { value: '4xx', label: '4xx: refused' },
  { value: '5xx', label: '5xx: our fault' },
  ...[400, 402, 403, 404, 409, 422, 429, 503].map((status) => ({ value: String(status), label: String(status) })),
]
const callers = [
  { value: '', label: 'Your programs' },
  { value: 'portal', label: 'These pages' },
  { value: 'all', label: 'Both' },
]

/** A request by its id, or what a path begins with. */
const wanted = (q: string): Partial<ListRequestsQuery> =>
  q === '' ? {} : /^req_\w+$/.test(q) ? { requestId: q } : { path: q.startsWith('/') ? q : `/${q}` }

/** Programs, unless something else is wanted: these pages ask often. An id may be of either. */
function askedBy(by: string, q: string): Partial<ListRequestsQuery> {
  if (/^key_\w+$/.test(by)) return { key: by }
  if (by === 'portal') return { caller: 'portal' }
  return by === 'all' || q.startsWith('req_') ? {} : { caller: 'program' }
}

const readChoices = ({
  q = '',
  method,
  status,
  by = '',
}: Partial<Record<'q' | 'method' | 'status' | 'by', string>>) => ({
  q,
  method: methods.find((value) => value === method),
  status: statuses.find(({ value }) => value === status)?.value,
  by,
})

/** What the list's emptiness means, of one request and of many. */
const nothing = (requestId: string | undefined) =>
  requestId
    ? {
        emptyTitle: 'Not in this log',
        empty:
          'It is written a second or two after the answer, kept for 30 days, and stands in the log of its own environment. What was asked without a key of yours is in nobody’s.',
      }
    : {
        emptyTitle: 'No such requests',
        empty:
          'Nothing in the last 30 days fits. What these pages asked for you is left out unless you choose it above.',
      }

export function RequestsPage() {
  const address = useFilters(['q', 'method', 'status', 'by'])
  const { q, method, status, by } = readChoices(address[0])
  const [shown, setShown] = useState<RequestView>()
  const api = useApi()
  const keys = useInfiniteQuery(api.askPages(listKeys)).data?.pages.flatMap(({ items }) => items) ?? []
  const filters: Partial<ListRequestsQuery> = {
    ...wanted(q),
    ...(method ? { method } : {}),
    ...(status ? { status } : {}),
    ...askedBy(by, q),
  }
  return (
    <>
      <h1 className="mb-2 text-3xl">Request log</h1>
      <p className="mb-6 max-w-prose text-ink-soft">
        Your calls of the API in the last 30 days, a second or two behind. No bodies, queries or secrets are kept, and
        reading this log isn’t logged.
      </p>
      <FilterBar
        filters={address}
        search={{ name: 'q', label: 'Request or path', hint: 'The id of a request, req_…, or what a path begins with' }}
        choices={[
          { name: 'method', label: 'Method', options: methodChoices, value: method ?? '' },
          { name: 'status', label: 'Status', options: statuses, value: status ?? '' },
          {
            name: 'by',
            label: 'Asked by',
            options: [
              ...callers,
              ...keys.map(({ id, name, lastFour }) => ({ value: id, label: `${name} …${lastFour}` })),
            ],
          },
        ]}
      />
      <FoundList
        options={{
          ...api.askPages(listRequests, {}, { ...filters, limit: 50 }),
          refetchInterval: untilItIsThere(filters),
          gcTime: 0,
        }}
        caption="Requests, newest first"
        noun="requests"
        {...nothing(filters.requestId)}
        rowKey={({ id }) => id}
        columns={columnsFor(keys, setShown)}
      />
      {shown && (
        <RequestDialog
          request={shown}
          apiKey={keys.find(({ id }) => id === shown.keyId)}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

type Answer = { state: { data?: { pages: { items: unknown[] }[] } | undefined; dataUpdateCount: number } }

/** A request that has just failed may not have been written yet: looked for a few times more. */
const untilItIsThere =
  ({ requestId }: Partial<ListRequestsQuery>) =>
  ({ state: { data, dataUpdateCount } }: Answer) =>
    requestId !== undefined && data?.pages[0]?.items.length === 0 && dataUpdateCount < 5 ? 1_000 : false

const callerOf = ({ keyId }: RequestView, keys: readonly KeyView[]) =>
  keyId === undefined ? 'These pages' : (keys.find(({ id }) => id === keyId)?.name ?? keyId)

const columnsFor = (keys: readonly KeyView[], show: (request: RequestView) => void): readonly Column<RequestView>[] => [
  {
    key: 'request',
    header: 'Request',
    primary: true,
    cell: (request) => (
      <button type="button" className="text-link min-h-8 text-start font-card break-all" onClick={() => show(request)}>
        {request.method} {request.path}
      </button>
    ),
  },
  { key: 'status', header: 'Status', cell: (request) => <RequestStatus request={request} /> },
  {
    key: 'time',
    header: 'Time',
    cell: ({ createdAt }) => (
      <span className="text-sm whitespace-nowrap">
        <DateTime value={createdAt} shape="exact" />
      </span>
    ),
  },
  {
    key: 'duration',
    header: 'Took',
    align: 'end',
    cell: ({ durationMs }) => <span className="tabular-nums whitespace-nowrap">{durationMs} ms</span>,
  },
  { key: 'by', header: 'Asked by', cell: (request) => <span className="text-sm">{callerOf(request, keys)}</span> },
]
