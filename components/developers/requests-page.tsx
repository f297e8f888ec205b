'use client'
import dynamic from 'next/dynamic'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { LogSettings } from '#components/developers/log-settings.tsx'
import { RequestStatus } from '#components/developers/request-status.tsx'
import { FoundList } from '#components/found/found-list.tsx'
import { FilterBar } from '#components/found/filter-bar.tsx'
import { useFilters } from '#components/found/use-filters.ts'
import { Button } from '#components/ui/button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import type { Column } from '#components/ui/table.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listKeys } from '#lib/clients/operations.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import { listRequests } from '#lib/requests/operations.ts'
import type { ListRequestsQuery, RequestView } from '#lib/requests/schema.ts'
import { catalogue } from '#lib/words/en/developers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const RequestDialog = dynamic(
  () => import('#components/developers/request-dialog.tsx').then((module) => module.RequestDialog),
  { ssr: false },
)

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'] as const
const methodChoices = () => [{ value: '', label: t('any') }, ...methods.map((value) => ({ value, label: value }))]
const statuses = () => [
  { value: '', label: t('any') },
  { value: '2xx', label: t('answered2xx') },
  { value: '4xx', label: t('refused4xx') },
  { value: '5xx', label: t('failed5xx') },
  ...[400, 402, 403, 404, 409, 422, 429, 503].map((status) => ({ value: String(status), label: String(status) })),
]
const callers = () => [
  { value: '', label: t('yourPrograms') },
  { value: 'portal', label: t('thesePages') },
  { value: 'all', label: t('both') },
]

/** A request or an order by its id, or what a path begins with. */
function wanted(q: string): Partial<ListRequestsQuery> {
  if (q === '') return {}
  if (/^req_\w+$/.test(q)) return { requestId: q }
  return /^ord_\w+$/.test(q) ? { orderId: q } : { path: q.startsWith('/') ? q : `/${q}` }
}

/** Programs, unless something else is wanted: these pages ask often. An id may be of either. */
function askedBy(by: string, q: string): Partial<ListRequestsQuery> {
  if (/^key_\w+$/.test(by)) return { key: by }
  if (by === 'portal') return { caller: 'portal' }
  return by === 'all' || /^(req|ord)_/.test(q) ? {} : { caller: 'program' }
}

const readChoices = ({
  q = '',
  method,
  status,
  by = '',
}: Partial<Record<'q' | 'method' | 'status' | 'by', string>>) => ({
  q,
  method: methods.find((value) => value === method),
  status: statuses().find(({ value }) => value === status)?.value,
  by,
})

/** What the list's emptiness means, of one request and of many. */
const nothing = (requestId: string | undefined) =>
  requestId
    ? {
        emptyTitle: t('notInThisLog'),
        empty: t('itIsWrittenASecond'),
      }
    : {
        emptyTitle: t('noSuchRequests'),
        empty: t('nothingInTheLast30'),
      }

export function RequestsPage() {
  const address = useFilters(['q', 'method', 'status', 'by'])
  const { q, method, status, by } = readChoices(address[0])
  const [following, setFollowing] = useState(false)
  const keys = useInfiniteQuery(useApi().askPages(listKeys)).data?.pages.flatMap(({ items }) => items) ?? []
  const filters: Partial<ListRequestsQuery> = {
    ...wanted(q),
    ...(method ? { method } : {}),
    ...(status ? { status } : {}),
    ...askedBy(by, q),
  }
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t('requestLog')}</h1>
        <Button look="secondary" size="sm" aria-pressed={following} onClick={() => setFollowing(!following)}>
          {following ? <Pause aria-hidden="true" className="size-4" /> : <Play aria-hidden="true" className="size-4" />}
          {t('follow')}
        </Button>
      </div>
      <p className="mb-4 max-w-prose text-ink-soft">{t('yourCallsOfTheApi')}</p>
      <LogSettings />
      <FilterBar
        filters={address}
        search={{ name: 'q', label: t('requestOrPath'), hint: t('theIdOfARequest') }}
        choices={[
          { name: 'method', label: t('method'), options: methodChoices(), value: method ?? '' },
          { name: 'status', label: t('status'), options: statuses(), value: status ?? '' },
          {
            name: 'by',
            label: t('askedBy'),
            options: [
              ...callers(),
              ...keys.map(({ id, name, lastFour }) => ({ value: id, label: `${name} …${lastFour}` })),
            ],
          },
        ]}
      />
      <Log filters={filters} keys={keys} following={following} />
    </>
  )
}

type LogProps = { filters: Partial<ListRequestsQuery>; keys: readonly KeyView[]; following: boolean }

function Log({ filters, keys, following }: LogProps) {
  const [shown, setShown] = useState<RequestView>()
  return (
    <>
      <FoundList
        options={{
          ...useApi().askPages(listRequests, {}, { ...filters, limit: 50 }),
          refetchInterval: following ? 2_000 : untilItIsThere(filters),
          gcTime: 0,
        }}
        caption={t('requestsNewestFirst')}
        noun={t('requests2')}
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
  keyId === undefined ? t('thesePages') : (keys.find(({ id }) => id === keyId)?.name ?? keyId)

const columnsFor = (keys: readonly KeyView[], show: (request: RequestView) => void): readonly Column<RequestView>[] => [
  {
    key: 'request',
    header: t('request'),
    primary: true,
    cell: (request) => (
      <button type="button" className="text-link min-h-8 text-start font-card break-all" onClick={() => show(request)}>
        {request.method} {request.path}
      </button>
    ),
  },
  { key: 'status', header: t('status'), cell: (request) => <RequestStatus request={request} /> },
  {
    key: 'time',
    header: t('time'),
    cell: ({ createdAt }) => (
      <span className="text-sm whitespace-nowrap">
        <DateTime value={createdAt} shape="exact" />
      </span>
    ),
  },
  {
    key: 'duration',
    header: t('took'),
    align: 'end',
    cell: ({ durationMs }) => <span className="tabular-nums whitespace-nowrap">{t('ms', { durationMs })}</span>,
  },
  { key: 'by', header: t('askedBy'), cell: (request) => <bdi className="text-sm">{callerOf(request, keys)}</bdi> },
]
